// Written by `npm run release-rules`, never edited: the rules of advanced-civilization, version 3.
// kernel/src/fields.ts
var WORD_MIN = -32768;
var WORD_MAX = 32767;
function fieldOf(o) {
	const init = o.init ?? 0;
	const blank = o.blank ?? init;
	return {
		min: o.min ?? Math.min(0, init, blank),
		max: o.max ?? 255,
		init,
		sees: o.sees ?? "none",
		blank
	};
}
var scalar = (o = {}) => ({
	...fieldOf(o),
	dims: null
});
var table = (dims, o = {}) => ({
	...fieldOf(o),
	dims
});
var LayoutError = class extends Error {
	name = "LayoutError";
};
// kernel/src/buffer.ts
/** The words of a state as plain numbers: their hash, what differs between two of them, and a difference applied. */
function hashWords(words) {
	let h = 2166136261;
	for (let i = 0; i < words.length; i++) h = Math.imul(h ^ words[i] & 65535, 16777619);
	h ^= h >>> 16;
	h = Math.imul(h, 2246822507);
	h ^= h >>> 13;
	return h >>> 0;
}
/** Runs of changed words: cells skipped, cells changed, then their new values; all as variable-length integers. */
function diffWords(a, b) {
	const out = [];
	const put = (v) => {
		let rest = v;
		for (; rest > 127; rest >>>= 7) out.push(rest & 127 | 128);
		out.push(rest);
	};
	let last = 0;
	for (let i = 0; i < a.length; i++) {
		if (a[i] === b[i]) continue;
		let end = i + 1;
		while (end < a.length && a[end] !== b[end]) end++;
		put(i - last);
		put(end - i);
		for (let k = i; k < end; k++) put(b[k] >= 0 ? b[k] * 2 : -b[k] * 2 - 1);
		last = end;
		i = end;
	}
	return Uint8Array.from(out);
}
function patchWords(words, runs) {
	let at = 0;
	const take = () => {
		for (let v = 0, shift = 0;; shift += 7) {
			if (at >= runs.length || shift > 21) throw new LayoutError("a patch that breaks off");
			const byte = runs[at++];
			v |= (byte & 127) << shift;
			if (byte < 128) return v;
		}
	};
	for (let i = 0; at < runs.length;) {
		i += take();
		for (let n = take(); n > 0; n--) {
			if (i >= words.length) throw new LayoutError("a patch for another layout");
			const v = take();
			words[i++] = v & 1 ? -(v + 1 >> 1) : v >> 1;
		}
	}
}
// kernel/src/guard.ts
/** States for tests: a write outside a table, or a value that is no whole number, throws and names the field. */
function guard(s, places) {
	const proxies = /* @__PURE__ */ new Map();
	const whole = (where, v) => {
		if (!Number.isInteger(v) || v < -32768 || v > 32767) throw new LayoutError(`${where} = ${v}: not a whole number`);
	};
	const inside = (p, key) => {
		const index = typeof key === "string" ? Number(key) : NaN;
		if (typeof key === "string" && (key === "NaN" || key === "undefined" || !Number.isNaN(index))) {
			if (!Number.isInteger(index) || index < 0 || index >= p.length) throw new LayoutError(`${p.name}[${key}]: outside its ${p.length} cells`);
			return true;
		}
		return false;
	};
	for (const p of places) {
		if (!p.field.dims) continue;
		const cells = s.words.subarray(p.at, p.at + p.length);
		proxies.set(p.name, new Proxy(cells, {
			get(target, key) {
				if (inside(p, key)) return target[Number(key)];
				const value = Reflect.get(target, key, target);
				return typeof value === "function" ? value.bind(target) : value;
			},
			set(target, key, v) {
				if (!inside(p, key)) throw new LayoutError(`${p.name}.${String(key)}: unknown`);
				whole(`${p.name}[${String(key)}]`, v);
				target[Number(key)] = v;
				return true;
			}
		}));
	}
	const front = { words: s.words };
	const known = new Set(places.map((p) => p.name));
	return new Proxy(front, {
		get(target, key) {
			if (key === "words") return target.words;
			if (typeof key === "string" && !known.has(key)) throw new LayoutError(`unknown field ${key}`);
			return proxies.get(key) ?? Reflect.get(s, key, s);
		},
		set(_, key, v) {
			if (proxies.has(key) || !known.has(String(key))) throw new LayoutError(`unknown field ${String(key)}`);
			whole(String(key), v);
			return Reflect.set(s, key, v, s);
		}
	});
}
var coreFields = {
	seats: scalar({
		min: 1,
		max: 8,
		init: 1,
		sees: "all"
	}),
	depth: scalar({
		max: 12,
		sees: "all"
	}),
	frames: table([12, 12], {
		min: WORD_MIN,
		max: WORD_MAX,
		sees: "all"
	})
};
function layout(seats, fields) {
	const places = place$1({
		...coreFields,
		...fields
	}, seats);
	const length = places.reduce((n, p) => n + p.length, 0);
	const State = stateClass(places, length);
	const start = new State();
	for (const p of places) start.words.fill(p.field.init, p.at, p.at + p.length);
	start.seats = seats;
	const blank = (into, p, viewer) => {
		if (p.field.sees === "all") return;
		const rows = p.field.sees === "owner" && p.field.dims ? p.field.dims[0] : 1;
		const width = p.length / rows;
		for (let row = 0; row < rows; row++) {
			if (p.field.sees === "owner" && row === viewer) continue;
			into.fill(p.field.blank, p.at + row * width, p.at + (row + 1) * width);
		}
	};
	const create = () => {
		const s = new State();
		s.words.set(start.words);
		return s;
	};
	const check = (s) => {
		for (const p of places) {
			const { min, max } = p.field;
			for (let i = p.at; i < p.at + p.length; i++) {
				const v = s.words[i];
				if (v < min || v > max) throw new LayoutError(`${cell(p, i)} is ${v}, outside ${min}..${max}`);
			}
		}
	};
	return {
		seats,
		size: length * 2,
		create,
		guarded: () => guard(create(), places),
		copy(into, from) {
			into.words.set(from.words);
		},
		mask(into, from, viewer) {
			into.words.set(from.words);
			for (const p of places) blank(into.words, p, viewer);
		},
		check,
		diff: (a, b) => diffWords(a.words, b.words),
		patch(s, runs) {
			const next = create();
			next.words.set(s.words);
			patchWords(next.words, runs);
			check(next);
			s.words.set(next.words);
		},
		hash: (s) => hashWords(s.words),
		toNamed(s) {
			const named = {};
			for (const p of places) named[p.name] = p.field.dims ? Array.from(s.words.subarray(p.at, p.at + p.length)) : s.words[p.at];
			return named;
		},
		fromNamed(named) {
			const s = create();
			const known = new Map(places.map((p) => [p.name, p]));
			for (const name of Object.keys(named)) if (!known.has(name)) throw new LayoutError(`unknown field ${name}`);
			for (const p of places) read(s.words, p, named[p.name]);
			return s;
		}
	};
}
function place$1(fields, seats) {
	let at = 0;
	return Object.entries(fields).map(([name, field]) => {
		const length = field.dims ? field.dims.reduce((a, b) => a * b, 1) : 1;
		if ([
			field.min,
			field.max,
			field.init,
			field.blank
		].some((v) => !Number.isInteger(v) || v < -32768 || v > 32767)) throw new LayoutError(`${name}: not a range of 16-bit words`);
		if (field.init < field.min || field.init > field.max) throw new LayoutError(`${name}: starts outside its range`);
		if (field.blank < field.min || field.blank > field.max) throw new LayoutError(`${name}: hidden value outside its range`);
		if (!(length >= 1) || !Number.isInteger(length)) throw new LayoutError(`${name}: has no room`);
		if (field.sees === "owner" && field.dims?.[0] !== seats) throw new LayoutError(`${name}: seen by its owner, so its first dimension must be the seats`);
		const p = {
			name,
			field,
			at,
			length
		};
		at += length;
		return p;
	});
}
/**
* One class per layout: tables are views made once, scalars are accessors. Closures, not generated code: a strict CSP
* forbids that.
*/
function stateClass(places, length) {
	class State {
		words = new Int16Array(length);
		constructor() {
			for (const p of places) {
				if (!p.field.dims) continue;
				const value = this.words.subarray(p.at, p.at + p.length);
				Object.defineProperty(this, p.name, {
					value,
					enumerable: true,
					writable: true,
					configurable: true
				});
			}
			Object.freeze(this);
		}
	}
	for (const { name, field, at } of places) {
		if (field.dims) continue;
		Object.defineProperty(State.prototype, name, {
			get() {
				return this.words[at];
			},
			set(v) {
				this.words[at] = v;
			},
			enumerable: true
		});
	}
	return State;
}
function cell(p, word) {
	if (!p.field.dims) return p.name;
	let rest = word - p.at;
	const index = [];
	for (let d = p.field.dims.length - 1; d >= 0; d--) {
		index.unshift(rest % p.field.dims[d]);
		rest = Math.floor(rest / p.field.dims[d]);
	}
	return `${p.name}[${index.join(", ")}]`;
}
function read(words, p, value) {
	if (value === void 0) throw new LayoutError(`field ${p.name} is missing`);
	const cells = typeof value === "number" ? [value] : value;
	if (!Array.isArray(cells) || typeof value === "number" === (p.field.dims !== null) || cells.length !== p.length) throw new LayoutError(`field ${p.name} must hold ${p.field.dims ? `${p.length} numbers` : "one number"}`);
	cells.forEach((v, i) => {
		const { min, max } = p.field;
		if (!Number.isInteger(v) || v < min || v > max) throw new LayoutError(`${cell(p, p.at + i)} is ${v}, outside ${min}..${max}`);
		words[p.at + i] = v;
	});
}
// kernel/src/types.ts
var bit = (seat) => 1 << seat;
var has = (mask, seat) => (mask >> seat & 1) === 1;
var everyone = (seats) => (1 << seats) - 1;
/** A refusal in words: the rule that forbids it, the message and its arguments. */
var refusal = (rule, key, args) => args ? {
	rule,
	key,
	args
} : {
	rule,
	key
};
/**
* The list a decision writes its legal actions into. One is made per caller and used again: listing allocates nothing.
*/
var Codes = class {
	n = 0;
	at;
	constructor(capacity = 4096) {
		this.at = new Int32Array(capacity);
	}
	put(code) {
		if (this.n >= this.at.length) throw new Error(`more than ${this.at.length} legal actions`);
		this.at[this.n++] = code;
	}
	clear() {
		this.n = 0;
	}
	has(code) {
		for (let i = 0; i < this.n; i++) if (this.at[i] === code) return true;
		return false;
	}
};
// kernel/src/flow.ts
var KIND$1 = 0;
var PC = 1;
var OWED = 2;
var WALK = 3;
var SLOT = 4;
12 - SLOT;
/** Numbers for a game's programs or decisions, in order: `const D = ids('move', 'build')`, then `ask(s, D.move, …)`. */
function ids(...names) {
	return Object.fromEntries(names.map((name, i) => [name, i]));
}
/**
* A list in the order of its numbers: `decisions: inOrder(D, { build, move, lose })`. The names may stand in any order;
* one that is missing, unknown or belongs to another decision does not pass.
*/
function inOrder$1(numbers, named) {
	const list = [];
	for (const name of Object.keys(numbers)) {
		const { name: found } = named[name];
		if (found !== name) throw new Error(`${name} is the place of another: ${found} stands there`);
		list[numbers[name]] = named[name];
	}
	return list;
}
Array.from({ length: 9 }, (_, n) => Array.from({ length: n }, (__, i) => i));
var top = (s) => (s.depth - 1) * 12;
function push(s, kind, owed, a, b, c, d) {
	if (s.depth >= 12) throw new Error("frames nest too deep");
	const t = s.depth * 12;
	const f = s.frames;
	s.depth++;
	f[t + KIND$1] = kind;
	f[t + PC] = 0;
	f[t + OWED] = owed;
	f[t + WALK] = 0;
	f[t + SLOT] = a;
	f[t + SLOT + 1] = b;
	f[t + SLOT + 2] = c;
	f[t + SLOT + 3] = d;
}
/** A popped frame leaves no trace: equal positions have equal words. */
function pop(s) {
	const t = top(s);
	const f = s.frames;
	for (let i = 0; i < 12; i++) f[t + i] = 0;
	s.depth--;
}
/**
* Ask these seats a decision; up to four numbers go into its slots. Returns at once: the question is on top of the
* stack.
*/
var ask = (s, decision, seats, a = 0, b = 0, c = 0, d = 0) => push(s, decision, seats, a, b, c, d);
/** Run a program before going on. A window (`onCityLost`) is a program whose steps are its handlers. */
var call = (s, program, a = 0, b = 0, c = 0, d = 0) => push(s, -1 - program, 0, a, b, c, d);
var slot = (s, i) => s.frames[top(s) + SLOT + i];
var setSlot = (s, i, v) => {
	s.frames[top(s) + SLOT + i] = v;
};
/** Who still owes an answer to the decision on top; a program is pushed without anybody. */
var owed = (s) => s.depth > 0 ? s.frames[top(s) + OWED] : 0;
/** The decision on top (`asking(s) === D.bid`), or -1. */
var asking = (s) => s.depth > 0 ? Math.max(-1, s.frames[top(s) + KIND$1]) : -1;
/** Inside `apply`, before asking anything else: this seat has answered. */
var answered = (s, seat) => {
	s.frames[top(s) + OWED] &= ~bit(seat);
};
/** Inside `apply`: this seat is asked (again). */
var owes = (s, seat) => {
	s.frames[top(s) + OWED] |= bit(seat);
};
/** Inside `apply`, before asking anything else: the decision is finished for everybody. */
var done = (s) => {
	s.frames[top(s) + OWED] = 0;
};
/** Inside a step, before asking anything: come back to this step afterwards. */
var again = (s) => {
	s.frames[top(s) + PC]--;
};
/** Inside a step: begin this program anew (a round). */
var restart = (s) => {
	s.frames[top(s) + PC] = 0;
};
/** The game is over: nothing is asked any more. */
var stop = (s) => {
	while (s.depth > 0) pop(s);
};
var each = (order, decision) => (s) => {
	const t = top(s);
	let i = s.frames[t + WALK];
	let seat = order(s, i);
	while (seat === -2) seat = order(s, ++i);
	s.frames[t + WALK] = seat === -1 ? 0 : i + 1;
	if (seat === -1) return;
	again(s);
	ask(s, decision, bit(seat));
};
/** Steps that run or ask one thing. */
var run = (program) => (s) => call(s, program);
// kernel/src/game.ts
var program = (name, rule, steps) => ({
	name,
	rule,
	steps
});
// kernel/src/events.ts
/** An event that everybody sees: `walked: seenByAll('CIV-12.1', 'seat', 'area', 'to')`. */
var seenByAll = (rule, ...params) => ({
	rule,
	sees: told(params, "all")
});
/**
* An event of which only the seat it names sees the last parameters: `drew: seenByOwner('CIV-15.2', ['seat'],
* ['card'])`.
*/
var seenByOwner = (rule, all, owner) => ({
	rule,
	sees: {
		...told(all, "all"),
		...told(owner, "owner")
	}
});
var told = (params, sees) => Object.fromEntries(params.map((param) => [param, sees]));
seenByAll("TABLE", "seat");
new Codes();
new Codes();
new Codes();
// kernel/src/verbs.ts
var bitsFor = (n) => n <= 1 ? 0 : 32 - Math.clz32(n - 1);
function verbs$1(specs) {
	const names = Object.keys(specs);
	const verbBits = bitsFor(names.length);
	const verbMask = (1 << verbBits) - 1;
	const params = names.map((name) => paramsOf(name, specs[name], verbBits));
	const out = {};
	names.forEach((name, index) => {
		const list = params[index];
		const [s0, s1, s2, s3, s4] = [
			0,
			1,
			2,
			3,
			4
		].map((i) => list[i]?.shift ?? 0);
		const [m0, m1, m2, m3, m4] = [
			0,
			1,
			2,
			3,
			4
		].map((i) => list[i]?.min ?? 0);
		const arg = {};
		for (const p of list) {
			const { shift, mask, min } = p;
			arg[p.name] = (code) => (code >> shift & mask) + min;
		}
		const n = list.length;
		const firstMask = list[0]?.mask ?? 0;
		out[name] = {
			name,
			index,
			arg,
			is: (code) => (code & verbMask) === index,
			first: (code) => (code >> s0 & firstMask) + m0,
			code(a = 0, b = 0, c = 0, d = 0, e = 0) {
				let code = index;
				if (n > 0) code |= a - m0 << s0;
				if (n > 1) code |= b - m1 << s1;
				if (n > 2) code |= c - m2 << s2;
				if (n > 3) code |= d - m3 << s3;
				if (n > 4) code |= e - m4 << s4;
				return code;
			}
		};
	});
	const reserved = {
		of: 1,
		name: 1,
		toJson: 1,
		fromJson: 1,
		specs: 1
	};
	for (const name of names) if (name in reserved) throw new Error(`verb ${name}: the name is taken`);
	const nameOf = (code) => names[code & verbMask] ?? "?";
	return Object.assign(out, {
		of: (code) => code & verbMask,
		name: nameOf,
		specs,
		toJson(code) {
			const action = { verb: nameOf(code) };
			for (const p of params[code & verbMask] ?? []) {
				const v = code >> p.shift & p.mask;
				action[p.name] = p.names ? p.names[v] : v + p.min;
			}
			return action;
		},
		fromJson(action) {
			if (typeof action !== "object" || action === null || Array.isArray(action)) return null;
			const given = action;
			const index = names.indexOf(String(given.verb));
			if (typeof given.verb !== "string" || index < 0 || Object.keys(given).length !== params[index].length + 1) return null;
			let code = index;
			for (const p of params[index]) {
				const v = p.names ? p.names.indexOf(given[p.name]) : Number.isInteger(given[p.name]) ? given[p.name] - p.min : -1;
				if (v < 0 || v >= p.size) return null;
				code |= v << p.shift;
			}
			return code;
		}
	});
}
function paramsOf(verb, spec, verbBits) {
	let shift = verbBits;
	const list = Object.entries(spec).map(([name, domain]) => {
		const names = Array.isArray(domain) ? domain : null;
		const min = typeof domain === "object" && "min" in domain ? domain.min : 0;
		const size = names ? names.length : typeof domain === "number" ? domain : domain.max - min + 1;
		const bits = bitsFor(size);
		const p = {
			name,
			min,
			size,
			names,
			shift,
			mask: (1 << bits) - 1
		};
		shift += bits;
		return p;
	});
	if (list.length > 5) throw new Error(`verb ${verb}: at most five parameters`);
	if (shift > 30) throw new Error(`verb ${verb}: its parameters do not fit a code`);
	if (list.some((p) => p.name === "verb")) throw new Error(`verb ${verb}: a parameter cannot be called verb`);
	return list;
}
// games/civilization-family/data/areas.ts
var AREA_ROWS = [
	[
		"adriatic-sea",
		"open-sea",
		0,
		"none",
		"",
		"",
		"",
		"",
		"23"
	],
	[
		"aegean-sea",
		"open-sea",
		0,
		"none",
		"",
		"",
		"",
		"",
		"2345"
	],
	[
		"aleppo",
		"land",
		2,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"alexandria",
		"coastal",
		4,
		"white",
		"nile",
		"",
		"",
		"",
		"45"
	],
	[
		"ankara",
		"land",
		2,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"antioch",
		"coastal",
		2,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"apollonia",
		"coastal",
		1,
		"black",
		"",
		"",
		"",
		"",
		"23"
	],
	[
		"arabia",
		"land",
		1,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"argos",
		"coastal",
		1,
		"black",
		"",
		"",
		"",
		"",
		"235"
	],
	[
		"armenia",
		"lakeside",
		3,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"assyria",
		"land",
		4,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"athens",
		"coastal",
		2,
		"black",
		"",
		"",
		"",
		"",
		"235"
	],
	[
		"babylon",
		"land",
		2,
		"white",
		"mesopotamia",
		"",
		"",
		"",
		"45"
	],
	[
		"babylonia",
		"coastal",
		4,
		"none",
		"mesopotamia",
		"",
		"",
		"",
		"45"
	],
	[
		"bithynia",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"black-sea",
		"open-sea",
		0,
		"none",
		"",
		"",
		"",
		"",
		"2345"
	],
	[
		"buhen",
		"land",
		3,
		"black",
		"",
		"",
		"egypt",
		"",
		"45"
	],
	[
		"byzantium",
		"coastal",
		3,
		"black",
		"",
		"",
		"",
		"",
		"235"
	],
	[
		"campania",
		"coastal",
		2,
		"none",
		"",
		"vesuvius",
		"",
		"",
		"23"
	],
	[
		"cappadocia",
		"coastal",
		1,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"caralis",
		"island",
		1,
		"none",
		"",
		"",
		"",
		"sardinia",
		"23"
	],
	[
		"carrhae",
		"land",
		3,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"carthage",
		"coastal",
		3,
		"black",
		"",
		"",
		"",
		"",
		"23"
	],
	[
		"caspian-sea",
		"open-sea",
		0,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"caucasus",
		"coastal",
		1,
		"none",
		"",
		"",
		"assyria",
		"",
		"45"
	],
	[
		"central-mediterranean",
		"open-sea",
		0,
		"none",
		"",
		"",
		"",
		"",
		"2345"
	],
	[
		"chalcis",
		"island",
		2,
		"black",
		"",
		"",
		"",
		"euboea",
		"235"
	],
	[
		"chaldaea",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"charax",
		"coastal",
		3,
		"white",
		"mesopotamia",
		"",
		"",
		"",
		"45"
	],
	[
		"cilicia",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"cisalpina",
		"land",
		1,
		"none",
		"",
		"",
		"italy",
		"",
		"23"
	],
	[
		"corinth",
		"coastal",
		2,
		"black",
		"",
		"",
		"",
		"",
		"235"
	],
	[
		"corsica",
		"island",
		1,
		"none",
		"",
		"",
		"",
		"corsica",
		"23"
	],
	[
		"crimea",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"235"
	],
	[
		"cyprus",
		"island",
		2,
		"none",
		"",
		"",
		"",
		"cyprus",
		"45"
	],
	[
		"cyrenaica",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"cyrene",
		"coastal",
		3,
		"black",
		"",
		"",
		"",
		"",
		"235"
	],
	[
		"dacia",
		"land",
		3,
		"none",
		"",
		"",
		"",
		"",
		"23"
	],
	[
		"dalmatia",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"23"
	],
	[
		"damascus",
		"land",
		2,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"danube",
		"coastal",
		5,
		"none",
		"danube",
		"",
		"",
		"",
		"235"
	],
	[
		"delphi",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"235"
	],
	[
		"eastern-desert",
		"coastal",
		1,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"eastern-mediterranean",
		"open-sea",
		0,
		"none",
		"",
		"",
		"",
		"",
		"2345"
	],
	[
		"elam",
		"lakeside",
		3,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"epirus",
		"coastal",
		1,
		"none",
		"",
		"",
		"",
		"",
		"235"
	],
	[
		"eretria",
		"island",
		1,
		"black",
		"",
		"",
		"",
		"euboea",
		"235"
	],
	[
		"etruria",
		"coastal",
		2,
		"none",
		"po",
		"",
		"italy",
		"",
		"23"
	],
	[
		"fayum",
		"land",
		5,
		"white",
		"nile",
		"",
		"",
		"",
		"45"
	],
	[
		"galatia",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"gaza",
		"coastal",
		1,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"germania",
		"land",
		5,
		"none",
		"",
		"",
		"illyria",
		"",
		"23"
	],
	[
		"gordium",
		"lakeside",
		2,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"illyricum",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"23"
	],
	[
		"ionia",
		"coastal",
		3,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"ithaca",
		"island",
		1,
		"black",
		"",
		"",
		"",
		"corcyra-ithaca",
		"235"
	],
	[
		"jalo",
		"land",
		1,
		"none",
		"",
		"",
		"egypt",
		"",
		"235"
	],
	[
		"jericho",
		"land",
		1,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"jerusalem",
		"coastal",
		2,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"kanesh",
		"lakeside",
		2,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"knossos",
		"island",
		3,
		"black",
		"",
		"",
		"crete",
		"crete",
		"235"
	],
	[
		"kuban",
		"coastal",
		1,
		"none",
		"",
		"",
		"asia",
		"",
		"45"
	],
	[
		"lemnos",
		"island",
		1,
		"none",
		"",
		"",
		"",
		"lemnos",
		"235"
	],
	[
		"lesbos",
		"island",
		1,
		"none",
		"",
		"",
		"",
		"lesbos-chios",
		"45"
	],
	[
		"lesser-armenia",
		"coastal",
		1,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"libya",
		"coastal",
		1,
		"none",
		"",
		"",
		"",
		"",
		"23"
	],
	[
		"lycia",
		"coastal",
		1,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"macedonia",
		"land",
		1,
		"none",
		"",
		"",
		"",
		"",
		"235"
	],
	[
		"maikop",
		"coastal",
		2,
		"none",
		"",
		"",
		"asia",
		"",
		"45"
	],
	[
		"mari",
		"land",
		2,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"media",
		"coastal",
		2,
		"none",
		"",
		"",
		"babylon",
		"",
		"45"
	],
	[
		"memphis",
		"land",
		3,
		"white",
		"nile",
		"",
		"",
		"",
		"45"
	],
	[
		"mesopotamia",
		"land",
		3,
		"none",
		"mesopotamia",
		"",
		"",
		"",
		"45"
	],
	[
		"midian",
		"coastal",
		1,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"milazzo",
		"island",
		2,
		"none",
		"",
		"etna",
		"",
		"sicily",
		"23"
	],
	[
		"miletus",
		"coastal",
		1,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"moesia",
		"coastal",
		4,
		"black",
		"danube",
		"",
		"",
		"",
		"235"
	],
	[
		"nalchik",
		"land",
		1,
		"none",
		"",
		"",
		"assyria",
		"",
		"45"
	],
	[
		"neapolis",
		"coastal",
		1,
		"black",
		"",
		"vesuvius",
		"",
		"",
		"23"
	],
	[
		"nineveh",
		"lakeside",
		3,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"nubia",
		"coastal",
		1,
		"none",
		"",
		"",
		"egypt",
		"",
		"45"
	],
	[
		"numidia",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"23"
	],
	[
		"paeonia",
		"land",
		1,
		"none",
		"",
		"",
		"",
		"",
		"235"
	],
	[
		"palermo",
		"island",
		2,
		"black",
		"",
		"",
		"",
		"sicily",
		"23"
	],
	[
		"pannonia",
		"coastal",
		4,
		"none",
		"",
		"",
		"italy",
		"",
		"23"
	],
	[
		"parthia",
		"land",
		2,
		"none",
		"",
		"",
		"babylon",
		"",
		"45"
	],
	[
		"petra",
		"coastal",
		1,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"phaestos",
		"island",
		2,
		"black",
		"",
		"",
		"crete",
		"crete",
		"235"
	],
	[
		"phoenicia",
		"coastal",
		3,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"phrygia",
		"coastal",
		1,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"ptolemais",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"red-sea",
		"open-sea",
		0,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"rhodes",
		"island",
		2,
		"black",
		"",
		"",
		"",
		"rhodes",
		"45"
	],
	[
		"rome",
		"coastal",
		2,
		"black",
		"",
		"",
		"",
		"",
		"23"
	],
	[
		"rubicon",
		"coastal",
		3,
		"none",
		"po",
		"",
		"",
		"",
		"23"
	],
	[
		"sabrata",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"23"
	],
	[
		"sahara",
		"land",
		1,
		"none",
		"",
		"",
		"africa",
		"",
		"23"
	],
	[
		"salamis",
		"island",
		1,
		"black",
		"",
		"",
		"",
		"cyprus",
		"45"
	],
	[
		"samnium",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"23"
	],
	[
		"sardes",
		"coastal",
		2,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"sardinia",
		"island",
		1,
		"black",
		"",
		"",
		"",
		"sardinia",
		"23"
	],
	[
		"scythia",
		"coastal",
		3,
		"none",
		"",
		"",
		"thrace",
		"",
		"235"
	],
	[
		"sidon",
		"coastal",
		1,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"sinai",
		"coastal",
		1,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"sinope",
		"coastal",
		2,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"siwa",
		"land",
		1,
		"none",
		"",
		"",
		"egypt",
		"",
		"45"
	],
	[
		"sparta",
		"coastal",
		1,
		"black",
		"",
		"",
		"",
		"",
		"235"
	],
	[
		"sudeten",
		"land",
		1,
		"none",
		"",
		"",
		"illyria",
		"",
		"23"
	],
	[
		"sumeria",
		"land",
		3,
		"none",
		"mesopotamia",
		"",
		"",
		"",
		"45"
	],
	[
		"susa",
		"coastal",
		3,
		"black",
		"mesopotamia",
		"",
		"babylon",
		"",
		"45"
	],
	[
		"syracuse",
		"island",
		1,
		"black",
		"",
		"etna",
		"",
		"sicily",
		"23"
	],
	[
		"syria",
		"land",
		3,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"tanis",
		"coastal",
		3,
		"white",
		"nile",
		"",
		"",
		"",
		"45"
	],
	[
		"tarentum",
		"coastal",
		1,
		"black",
		"",
		"",
		"",
		"",
		"23"
	],
	[
		"thapsus",
		"coastal",
		3,
		"black",
		"",
		"",
		"",
		"",
		"23"
	],
	[
		"thebes",
		"land",
		3,
		"black",
		"",
		"",
		"egypt",
		"",
		"45"
	],
	[
		"thera",
		"island",
		2,
		"black",
		"",
		"thera",
		"",
		"cyclades",
		"235"
	],
	[
		"thessalonica",
		"coastal",
		1,
		"black",
		"",
		"",
		"",
		"",
		"235"
	],
	[
		"thessaly",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"235"
	],
	[
		"thrace",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"235"
	],
	[
		"tripoli",
		"coastal",
		1,
		"black",
		"",
		"",
		"",
		"",
		"23"
	],
	[
		"tripolitania",
		"land",
		1,
		"none",
		"",
		"",
		"africa",
		"",
		"23"
	],
	[
		"troy",
		"coastal",
		2,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"tunisia",
		"land",
		2,
		"none",
		"",
		"",
		"africa",
		"",
		"23"
	],
	[
		"tyras",
		"coastal",
		2,
		"white",
		"danube",
		"",
		"",
		"",
		"235"
	],
	[
		"tyre",
		"coastal",
		3,
		"black",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"upper-egypt",
		"land",
		4,
		"none",
		"nile",
		"",
		"egypt",
		"",
		"45"
	],
	[
		"ur",
		"coastal",
		3,
		"white",
		"mesopotamia",
		"",
		"",
		"",
		"45"
	],
	[
		"van",
		"lakeside",
		3,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"western-desert",
		"coastal",
		2,
		"none",
		"",
		"",
		"",
		"",
		"45"
	],
	[
		"western-mediterranean",
		"open-sea",
		0,
		"none",
		"",
		"",
		"",
		"",
		"23"
	]
];
var AREA_IDS = AREA_ROWS.map((row) => row[0]);
var AREAS = AREA_ROWS.length;
/** The index of an area by its id: for data and tests, not for rules in play. */
var areaOf = (id) => AREA_IDS.indexOf(id);
// games/civilization-family/data/boards.ts
/**
* The boards of both Civilizations. The first four follow the digits of areas.ts (CIV-27.1, CIV-28.1, CIV-29.1a and the
* like), `whole` is everything; the last two are boards of Advanced Civilization only. An area in play keeps its site
* (ADV-22.8); an open sea that is out of play touches nothing in play (ADV-22.9, ADV-R-9).
*/
var BOARD_IDS = [
	"two",
	"three",
	"four",
	"five",
	"whole",
	"five-west",
	"hazelnut"
];
/** Out of play without the easternmost panel (ADV-22.4). */
var EAST_PANEL = [
	"arabia",
	"babylon",
	"babylonia",
	"carrhae",
	"caspian-sea",
	"caucasus",
	"chaldaea",
	"charax",
	"elam",
	"lesser-armenia",
	"mari",
	"media",
	"mesopotamia",
	"midian",
	"nineveh",
	"nubia",
	"parthia",
	"sumeria",
	"susa",
	"syria",
	"ur"
];
/**
* The land in play on the two-player board of the advanced game (ADV-23.11, ADV-R-59); what is next to it is not
* (ADV-23.20). All open seas are in play (ADV-23.7, ADV-23.16), sites on islands are not (ADV-23.2, ADV-23.17). Limits
* and sites add up to ADV-23.18; volcano, flood plain and separate shores in play are those of ADV-23.19.
*/
var HAZELNUT$1 = [
	...[
		"sparta",
		"argos",
		"corinth",
		"athens",
		"delphi",
		"epirus",
		"thessaly",
		"macedonia",
		"thessalonica"
	],
	...[
		"paeonia",
		"thrace",
		"byzantium",
		"moesia",
		"tyras",
		"danube"
	],
	...[
		"troy",
		"sardes",
		"miletus",
		"ionia",
		"lycia",
		"bithynia",
		"phrygia",
		"gordium",
		"ankara",
		"sinope",
		"kanesh",
		"galatia",
		"cilicia"
	],
	...[
		"knossos",
		"phaestos",
		"thera",
		"eretria",
		"chalcis",
		"lemnos",
		"lesbos",
		"rhodes",
		"ithaca",
		"cyprus",
		"salamis"
	]
];
// games/civilization-family/data/borders.ts
/**
* Every border once, under the area that comes first in the alphabet (CIV-2.2g, CIV-2.2h, CIV-GAP-1). A bare name is a
* land border; `~` a water border, which only ships cross; `=` is both (CIV-2.2i).
*/
var BORDER_ROWS = [
	["adriatic-sea", "apollonia~ dalmatia~ illyricum~ pannonia~ rubicon~ samnium~ tarentum~"],
	["aegean-sea", "chalcis~ eretria~ ionia~ knossos~ lemnos~ lesbos~ miletus~ rhodes~ thera~ thessalonica~ troy~"],
	["aleppo", "antioch assyria cilicia phoenicia syria"],
	["alexandria", "eastern-mediterranean~ memphis tanis= western-desert="],
	["ankara", "bithynia gordium kanesh phrygia sinope"],
	["antioch", "cilicia= galatia~ phoenicia= salamis~"],
	["apollonia", "epirus= illyricum= ithaca~ macedonia paeonia tarentum~"],
	["arabia", "chaldaea midian petra sumeria syria"],
	["argos", "athens= corinth phaestos~ sparta= thera~"],
	["armenia", "cappadocia caucasus lesser-armenia= nalchik nineveh= van="],
	["assyria", "carrhae cilicia nineveh syria van"],
	["athens", "chalcis~ corinth delphi= eretria~ thera~"],
	["babylon", "babylonia charax mesopotamia sumeria ur"],
	["babylonia", "elam mesopotamia nineveh parthia susa= ur="],
	["bithynia", "black-sea~ gordium phrygia= sardes troy="],
	["black-sea", "byzantium~ cappadocia~ crimea~ danube~ kuban~ maikop~ moesia~ phrygia~ sinope~ troy~ tyras~"],
	["buhen", "ptolemais thebes upper-egypt"],
	["byzantium", "lemnos~ moesia= thrace= troy~"],
	["campania", "central-mediterranean~ milazzo~ neapolis= samnium syracuse~ tarentum= western-mediterranean~"],
	["cappadocia", "maikop= nalchik sinope= van"],
	["caralis", "sardinia= western-mediterranean~"],
	["carrhae", "mari mesopotamia nineveh syria"],
	["carthage", "central-mediterranean~ numidia= palermo~ thapsus= western-mediterranean~"],
	["caspian-sea", "caucasus~ media~"],
	["caucasus", "lesser-armenia= media~ nalchik"],
	["central-mediterranean", "corinth~ cyrene~ delphi~ eastern-mediterranean~ ithaca~ libya~ palermo~ phaestos~ sparta~ syracuse~ tarentum~ thapsus~ tripoli~"],
	["chalcis", "delphi~ eretria= thessalonica~ thessaly~"],
	["chaldaea", "charax= sumeria susa~ ur~"],
	["charax", "sumeria ur="],
	["cilicia", "galatia= kanesh van"],
	["cisalpina", "etruria pannonia rubicon"],
	["corinth", "delphi= sparta="],
	["corsica", "etruria~ rome~ sardinia~ western-mediterranean~"],
	["crimea", "danube~ kuban~ scythia="],
	["cyprus", "eastern-mediterranean~ galatia~ lycia~ salamis="],
	["cyrenaica", "cyrene= eastern-mediterranean~ jalo siwa western-desert="],
	["cyrene", "eastern-mediterranean~ jalo libya="],
	["dacia", "danube germania illyricum moesia scythia sudeten"],
	["dalmatia", "illyricum= pannonia="],
	["damascus", "jericho phoenicia sidon syria tyre"],
	["danube", "moesia scythia= tyras="],
	["delphi", "epirus= ithaca~ thessaly="],
	["eastern-desert", "fayum memphis ptolemais= sinai= tanis upper-egypt"],
	["eastern-mediterranean", "gaza~ jerusalem~ knossos~ lycia~ phaestos~ phoenicia~ rhodes~ salamis~ sidon~ tanis~ tyre~ western-desert~"],
	["elam", "lesser-armenia= media nineveh= parthia"],
	["epirus", "ithaca~ macedonia thessaly"],
	["eretria", "thera~"],
	["etruria", "rome= rubicon"],
	["fayum", "memphis siwa upper-egypt western-desert"],
	["galatia", "gordium= ionia kanesh= lycia= salamis~"],
	["gaza", "jerusalem= sinai tanis="],
	["germania", "illyricum pannonia sudeten"],
	["gordium", "ionia kanesh= sardes"],
	["illyricum", "moesia paeonia pannonia"],
	["ionia", "lesbos~ lycia miletus= sardes="],
	["ithaca", "tarentum~"],
	["jalo", "libya siwa tripolitania"],
	["jericho", "jerusalem petra syria tyre"],
	["jerusalem", "petra sinai tyre="],
	["kanesh", "sinope van"],
	["knossos", "phaestos= rhodes~ thera~"],
	["kuban", "maikop= scythia~"],
	["lemnos", "thessalonica~ thrace~ troy~"],
	["lesbos", "sardes~ troy~"],
	["lesser-armenia", "media= nineveh="],
	["libya", "tripoli= tripolitania"],
	["lycia", "miletus= rhodes~"],
	["macedonia", "paeonia thessalonica thessaly thrace"],
	["maikop", "nalchik"],
	["mari", "mesopotamia sumeria syria"],
	["media", "parthia"],
	["memphis", "tanis western-desert"],
	["mesopotamia", "nineveh sumeria"],
	["midian", "petra= ptolemais~ red-sea~ sinai~"],
	["milazzo", "palermo= syracuse= western-mediterranean~"],
	["miletus", "rhodes~"],
	["moesia", "paeonia thrace tyras="],
	["neapolis", "rome= samnium western-mediterranean~"],
	["nineveh", "van="],
	["nubia", "ptolemais= red-sea~ thebes"],
	["numidia", "thapsus tunisia western-mediterranean~"],
	["paeonia", "thrace"],
	["palermo", "syracuse= western-mediterranean~"],
	["pannonia", "rubicon="],
	["parthia", "susa"],
	["petra", "sinai= syria"],
	["phaestos", "sparta~ thera~"],
	["phoenicia", "salamis~ sidon= syria"],
	["phrygia", "sinope="],
	["ptolemais", "red-sea~ sinai~ thebes upper-egypt"],
	["rome", "rubicon samnium western-mediterranean~"],
	["rubicon", "samnium="],
	["sabrata", "sahara thapsus= tripoli= tripolitania tunisia"],
	["sahara", "tripolitania tunisia"],
	["samnium", "tarentum="],
	["sardes", "troy="],
	["sardinia", "western-mediterranean~"],
	["scythia", "sudeten"],
	["sidon", "tyre="],
	["sinai", "tanis"],
	["sinope", "van"],
	["siwa", "upper-egypt western-desert"],
	["sumeria", "syria"],
	["susa", "ur~"],
	["thapsus", "tripoli~ tunisia"],
	["thessalonica", "thessaly= thrace="],
	["tripoli", "tripolitania"]
];
/**
* Areas with shores that do not touch each other: the neighbours reached from each (CIV-23.3a, CIV-R-91). A ship lies
* on one shore. Scythia's two shores lie on the same sea and count as one.
*/
var SHORE_ROWS = [
	[
		"armenia",
		"lake-van",
		"nineveh van"
	],
	[
		"armenia",
		"lake-urmia",
		"lesser-armenia nineveh"
	],
	[
		"delphi",
		"west",
		"central-mediterranean corinth epirus ithaca"
	],
	[
		"delphi",
		"east",
		"athens chalcis thessaly"
	],
	[
		"galatia",
		"mediterranean",
		"antioch cilicia cyprus lycia salamis"
	],
	[
		"galatia",
		"lake-tatta",
		"gordium kanesh"
	],
	[
		"lesser-armenia",
		"caspian",
		"caucasus media"
	],
	[
		"lesser-armenia",
		"lake-urmia",
		"armenia elam nineveh"
	],
	[
		"nineveh",
		"lake-van",
		"armenia van"
	],
	[
		"nineveh",
		"lake-urmia",
		"armenia elam lesser-armenia"
	]
];
/**
* The one area whose two shores lie on the same sea: with a unit there a ship may change over in a later round
* (CIV-23.3b, CIV-R-17).
*/
var TWO_COASTS = "delphi";
// games/civilization-family/data/features.ts
/**
* Flood plains (CIV-2.2k), volcanoes (CIV-2.2m) and islands (CIV-2.2c) of the board; areas.ts says which areas they
* touch.
*/
var PLAIN_IDS = [
	"nile",
	"mesopotamia",
	"danube",
	"po"
];
var VOLCANO_IDS = [
	"vesuvius",
	"etna",
	"thera"
];
// games/civilization-family/data/nations.ts
/** The nine nations in A.S.T. order (CIV-R-2), the epochs of the table, and the pieces each player has. */
var NATION_IDS = [
	"africa",
	"italy",
	"illyria",
	"thrace",
	"crete",
	"asia",
	"assyria",
	"babylon",
	"egypt"
];
var NATIONS = NATION_IDS.length;
var SITE_IDS = [
	"none",
	"black",
	"white"
];
var SITE$3 = Int16Array.from(AREA_ROWS, (row) => SITE_IDS.indexOf(row[3]));
var HAS_WATER = Int16Array.from(AREA_ROWS, (row) => row[1] === "land" ? 0 : 1);
var ISLAND = Int16Array.from(AREA_ROWS, (row) => row[7] === "" ? 0 : 1);
/** What is printed in each area: `map.limit[area]`. Plain, volcano and start are NONE where there is none. */
var map = {
	limit: Int16Array.from(AREA_ROWS, (row) => row[2]),
	plain: Int16Array.from(AREA_ROWS, (row) => PLAIN_IDS.indexOf(row[4])),
	volcano: Int16Array.from(AREA_ROWS, (row) => VOLCANO_IDS.indexOf(row[5])),
	/** The nation that may begin there. */
	start: Int16Array.from(AREA_ROWS, (row) => NATION_IDS.indexOf(row[6])),
	openSea: Int16Array.from(AREA_ROWS, (row) => row[1] === "open-sea" ? 1 : 0)
};
/**
* Boards: 0 to 3 for two to five players, 4 the whole map: without the western panel (CIV-26.1, CIV-26.2, CIV-27.1),
* without the eastern one (CIV-28.1, CIV-29.1a), on one side of the dividers (CIV-27.2, CIV-28.2, CIV-29.2). An area
* counts by its printed limit (CIV-26.2.1), a site by itself (CIV-26.2.2, CIV-R-80). Whatever is out of play is absent
* for every purpose (CIV-R-81). Boards 5 and 6 are those of the advanced game.
*/
var BOARDS = BOARD_IDS.length;
var boardNamed = (id) => BOARD_IDS.indexOf(id);
boardNamed("whole");
var IN_PLAY = new Int16Array(BOARDS * AREAS);
/** City sites by board: with two players those on islands have no effect (CIV-29.1b, CIV-R-82). */
var SITE_ON = new Int16Array(BOARDS * AREAS);
for (let board = 0; board < BOARDS; board++) for (let area = 0; area < AREAS; area++) {
	IN_PLAY[board * AREAS + area] = isOn(BOARD_IDS[board], area) ? 1 : 0;
	SITE_ON[board * AREAS + area] = (board === boardNamed("two") || board === boardNamed("hazelnut")) && ISLAND[area] ? 0 : SITE$3[area];
}
function isOn(board, area) {
	if (board === "whole") return true;
	if (board === "five-west") return !EAST_PANEL.includes(AREA_IDS[area]);
	if (board === "hazelnut") return map.openSea[area] === 1 || HAZELNUT$1.includes(AREA_IDS[area]);
	return AREA_ROWS[area][8].includes(String(BOARD_IDS.indexOf(board) + 2));
}
var BORDERS = BORDER_ROWS.flatMap(([id, list]) => list.split(" ").map((entry) => ({
	a: areaOf(id),
	b: AREA_IDS.indexOf(entry.replace(/[~=]$/, "")),
	land: !entry.endsWith("~"),
	water: /[~=]$/.test(entry)
})));
function graph(size, pairs) {
	const lists = Array.from({ length: size }, () => []);
	for (const [one, other] of pairs) {
		lists[one].push(other);
		lists[other].push(one);
	}
	const at = new Int16Array(size + 1);
	lists.forEach((list, i) => {
		at[i + 1] = at[i] + list.length;
	});
	return {
		at,
		to: Int16Array.from(lists.flatMap((list) => list.sort((a, b) => a - b)))
	};
}
/** Where tokens walk: one land border (CIV-10.2a). */
var LAND = graph(AREAS, BORDERS.filter((border) => border.land).map((border) => [border.a, border.b]));
/** Any border, water too: what an earthquake calls adjacent (CIV-22.2.4.3b). */
var ANY = graph(AREAS, BORDERS.map((border) => [border.a, border.b]));
var SHORE_LIST = AREA_IDS.flatMap((id, area) => {
	if (!HAS_WATER[area]) return [];
	const parts = SHORE_ROWS.filter((row) => row[0] === id);
	return parts.length === 0 ? [{
		id,
		area,
		neighbours: null
	}] : parts.map(([, name, list]) => ({
		id: `${id}-${name}`,
		area,
		neighbours: new Set(list.split(" "))
	}));
});
var SHORE_IDS = SHORE_LIST.map((shore) => shore.id);
var SHORES = SHORE_IDS.length;
var AREA_OF_SHORE = Int16Array.from(SHORE_LIST, (shore) => shore.area);
Int16Array.from(AREA_IDS, (_, area) => SHORE_LIST.findIndex((shore) => shore.area === area));
Int16Array.from(AREA_IDS, (_, area) => SHORE_LIST.filter((shore) => shore.area === area).length);
/** The area of CIV-23.3, the only one where a ship can change shores, and its two shores. */
var TWO_COASTS_AREA = areaOf(TWO_COASTS);
/** Where ships sail: one water border (CIV-10.6b). Two lakes on one border are two ways (CIV-R-91). */
var SAIL = graph(SHORES, BORDERS.filter((border) => border.water).flatMap((border) => SHORE_LIST.flatMap((one, i) => one.area !== border.a || one.neighbours && !one.neighbours.has(AREA_IDS[border.b]) ? [] : SHORE_LIST.flatMap((other, at) => other.area !== border.b || other.neighbours && !other.neighbours.has(AREA_IDS[border.a]) || !sameLake(one, other) ? [] : [[i, at]]))));
/** Where both areas have two waters, the shores must carry the same name: Lake Van leads to Lake Van. */
function sameLake(one, other) {
	const name = (shore) => shore.id.slice(AREA_IDS[shore.area].length);
	return !one.neighbours || !other.neighbours || name(one) === name(other);
}
/**
* Waters by board: shores a ship can reach from each other, without open sea and with it (CIV-R-64). -1: out of play,
* or open sea without leave.
*/
var WATER = new Int16Array(BOARDS * 2 * SHORES).fill(-1);
for (let board = 0; board < BOARDS; board++) for (let sea = 0; sea < 2; sea++) {
	const base = (board * 2 + sea) * SHORES;
	const usable = (shore) => IN_PLAY[board * AREAS + AREA_OF_SHORE[shore]] === 1 && (sea === 1 || !map.openSea[AREA_OF_SHORE[shore]]);
	for (let shore = 0; shore < SHORES; shore++) {
		if (!usable(shore) || WATER[base + shore] !== -1) continue;
		const queue = [shore];
		WATER[base + shore] = shore;
		for (let from = queue.pop(); from !== void 0; from = queue.pop()) for (let i = SAIL.at[from]; i < SAIL.at[from + 1]; i++) {
			const to = SAIL.to[i];
			if (!usable(to) || WATER[base + to] !== -1) continue;
			WATER[base + to] = shore;
			queue.push(to);
		}
	}
}
/** Steps from an open sea to the nearest area with land, by board: a ship may not be caught out there (CIV-10.7b). */
var TO_LAND = new Int16Array(BOARDS * SHORES);
for (let board = 0; board < BOARDS; board++) for (let shore = 0; shore < SHORES; shore++) {
	if (!map.openSea[AREA_OF_SHORE[shore]]) continue;
	let near = 99;
	for (let i = SAIL.at[shore]; i < SAIL.at[shore + 1]; i++) {
		const area = AREA_OF_SHORE[SAIL.to[i]];
		if (IN_PLAY[board * AREAS + area] && !map.openSea[area]) near = 1;
	}
	TO_LAND[board * SHORES + shore] = near;
}
// games/civilization-family/data/cards.ts
/**
* The sixteen civilization cards that both games have, with the same number in both: a shared rule finds a card by it.
*/
var CARD_IDS$1 = [
	"pottery",
	"cloth-making",
	"metalworking",
	"agriculture",
	"engineering",
	"astronomy",
	"coinage",
	"medicine",
	"mysticism",
	"drama-and-poetry",
	"music",
	"architecture",
	"literacy",
	"law",
	"democracy",
	"philosophy"
];
// games/civilization-family/src/state.ts
/** What the states of both games have in common: groups of fields, and the one type that a shared rule asks for. */
/** Places in `war`, the notes of a Civil War (CIV-R-100). */
var WAR = {
	victim: 0,
	nominee: 1,
	stock: 2,
	spare: 3,
	asked: 4,
	points: 5,
	taker: 6
};
var all$1 = { sees: "all" };
var seat$1 = {
	init: -1,
	max: 7,
	sees: "all"
};
/** Time, and the players' places in it. */
var players = (n) => ({
	round: scalar({
		max: 9999,
		...all$1
	}),
	phase: scalar({
		max: 13,
		...all$1
	}),
	nation: table([n], {
		init: -1,
		max: NATIONS - 1,
		sees: "all"
	}),
	turnCard: table([n], {
		max: 7,
		...all$1
	}),
	succession: table([n], {
		max: 7,
		...all$1
	}),
	position: table([n], {
		max: 16,
		...all$1
	}),
	total: table([n], {
		max: 9999,
		...all$1
	})
});
/**
* Pieces on the board and beside it. `rows`: who can have tokens there; `mostOwner`: the highest number a city's owner
* can be.
*/
var pieces = (n, rows, mostOwner) => ({
	tokens: table([rows, AREAS], {
		max: 55,
		...all$1
	}),
	city: table([AREAS], {
		...seat$1,
		max: mostOwner
	}),
	fresh: table([AREAS], {
		max: 1,
		...all$1
	}),
	mark: table([AREAS], {
		max: 255,
		...all$1
	}),
	stock: table([n], {
		max: 55,
		...all$1
	}),
	treasury: table([n], {
		max: 55,
		...all$1
	}),
	cities: table([n], {
		max: 9,
		...all$1
	}),
	rate: table([n], {
		max: 3,
		...all$1
	}),
	unpaid: table([n], {
		max: 9,
		...all$1
	}),
	spare: table([n], {
		max: 9,
		...all$1
	}),
	ship: table([n, 4], {
		init: -1,
		max: SHORES - 1,
		sees: "all"
	}),
	sailed: table([n, 4], {
		max: 5,
		...all$1
	}),
	aboard: table([n, 4], {
		max: 5,
		...all$1
	}),
	due: table([n, 4], {
		max: 1,
		...all$1
	}),
	fixed: table([n, 4], {
		max: 1,
		...all$1
	}),
	lapsed: table([n, 4], {
		init: -1,
		max: AREAS - 1,
		sees: "all"
	}),
	census: table([n], {
		max: 55,
		...all$1
	}),
	moveOrder: table([n], {
		max: 7,
		...all$1
	}),
	drawOrder: table([n], {
		max: 7,
		...all$1
	})
});
/** Hands of trade cards and the nine stacks they come from, for so many kinds of card and so many cards in all. */
var tradeCards$1 = (n, kinds, cards, room) => ({
	hand: table([n, kinds], {
		max: 9,
		sees: "owner"
	}),
	handSize: table([n], {
		max: cards,
		...all$1
	}),
	stack: table([9, room], {
		init: -1,
		max: kinds - 1
	}),
	stackSize: table([9], {
		max: room,
		...all$1
	})
});
/** Civilization cards, and a purchase in the making. */
var civilizationCards = (n, cards, copies, commodities) => ({
	card: table([n, cards], {
		max: 1,
		...all$1
	}),
	copies: table([cards], {
		max: copies,
		...all$1
	}),
	basket: table([n, cards], {
		max: 1,
		sees: "owner"
	}),
	payment: table([n, commodities], {
		max: 9,
		sees: "owner"
	})
});
var tokensAt = (area, who) => who * AREAS + area;
var shipOf = (who, i) => who * 4 + i;
// games/civilization-family/src/query.ts
var inPlay = (s, area) => IN_PLAY[s.board * AREAS + area] === 1;
var siteAt = (s, area) => SITE_ON[s.board * AREAS + area];
/** Cards of both games have the same number in both; how many there are follows from the table. */
var hasCard = (s, who, card) => s.card[s.card.length / s.seats * who + card] === 1;
/** Tokens on ships; only while their owner moves (CIV-10.9a). */
function afloat(s, who) {
	let n = 0;
	for (let i = 0; i < 4; i++) n += s.aboard[shipOf(who, i)];
	return n;
}
/** Tokens on the board; ships and cities are not counted (CIV-8.1a). */
var population = (s, who) => s.tokensEach - s.stock[who] - s.treasury[who] - afloat(s, who);
/** Unit points on the board: a token is 1, a city 5 (CIV-2.3.3b). */
var strength = (s, who) => population(s, who) + 5 * s.cities[who];
var cityPieces = (s, who) => 9 - s.cities[who];
var hasUnit = (s, area, who) => s.tokens[tokensAt(area, who)] > 0 || s.city[area] === who;
function shipsOf(s, who) {
	let n = 0;
	for (let i = 0; i < 4; i++) if (s.ship[shipOf(who, i)] !== -1) n++;
	return n;
}
/** All tokens in an area. */
function crowd(s, area) {
	let n = 0;
	const { tokens } = s;
	for (let i = area; i < tokens.length; i += AREAS) n += tokens[i];
	return n;
}
/** How many players have tokens in an area. */
function nationsIn(s, area) {
	let n = 0;
	const { tokens } = s;
	for (let i = area; i < tokens.length; i += AREAS) if (tokens[i] > 0) n++;
	return n;
}
/** The only player with tokens in an area, or NONE. */
function aloneIn(s, area) {
	let who = -1;
	const { tokens } = s;
	for (let i = area, seat = 0; i < tokens.length; i += AREAS, seat++) {
		if (tokens[i] === 0) continue;
		if (who !== -1) return -1;
		who = seat;
	}
	return who;
}
/** The printed limit, and one more for a holder of Agriculture who is there alone (CIV-22.3.10a). */
var limitFor = (s, area, who) => map.limit[area] + (hasCard(s, who, 3) ? 1 : 0);
/** Six tokens build a city on a site, twelve elsewhere (CIV-12.2a, CIV-12.2b). */
var tokensForCity = (s, area) => siteAt(s, area) === 0 ? 12 : 6;
var canBuild = (s, area, who) => s.tokens[tokensAt(area, who)] >= 6 && s.city[area] === -1 && s.cities[who] < 9 && s.tokens[tokensAt(area, who)] >= tokensForCity(s, area) && aloneIn(s, area) === who;
/** Two tokens on the board support a city (CIV-14.2a). */
var supported = (s, who) => population(s, who) >= 2 * s.cities[who];
function cardCount(s, who) {
	let n = 0;
	const kinds = s.card.length / s.seats;
	for (let card = 0; card < kinds; card++) n += s.card[who * kinds + card];
	return n;
}
// games/civilization-family/src/bot/cities.ts
/** The city that is easiest to do without: no site first, then where most tokens take its place. */
function leastCity(s, legal, reduce) {
	let best = legal.at[0];
	let most = -1;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (!reduce.is(code)) continue;
		const area = reduce.first(code);
		const value = (siteAt(s, area) === 0 ? 8 : 0) + map.limit[area];
		if (value > most) {
			most = value;
			best = code;
		}
	}
	return best;
}
// games/civilization-family/src/sailing.ts
/** Four areas, five with Cloth Making (CIV-10.6a, CIV-22.3.3); every area entered counts, again too (CIV-R-16). */
var range = (s, who) => hasCard(s, who, 1) ? 5 : 4;
/**
* Open sea needs Astronomy (CIV-10.7a, CIV-22.3.8); in the simpler games it is open to all (CIV-31.5.3, CIV-32.5.1b).
*/
var crossesOpenSea = (s, who) => s.ruleset !== 0 || hasCard(s, who, 5);
/** Tokens that have neither moved by land nor landed (CIV-10.2b, CIV-10.5b, CIV-10.9b). */
var unmoved = (s, area, who) => s.tokens[tokensAt(area, who)] - s.mark[area];
/**
* Anyone may enter any area (CIV-10.3a); among Nomads an area with another's tokens is closed (CIV-31.5.1, CIV-R-109).
*/
function canEnter(s, area, who) {
	if (s.ruleset !== 1) return true;
	for (let seat = 0; seat < s.seats; seat++) if (seat !== who && s.tokens[tokensAt(area, seat)] > 0) return false;
	return true;
}
/** Tokens land only where there is land (CIV-R-92). */
var canLand = (s, area, who) => !map.openSea[area] && canEnter(s, area, who);
/**
* One more step of a ship over a water border to `to`, lakes included, never over a wholly land border (CIV-10.10a):
* within its range, and never into a place it could not come out of in time.
*/
function canSail(s, who, ship, to) {
	const area = AREA_OF_SHORE[to];
	const left = range(s, who) - s.sailed[ship] - 1;
	if (left < 0 || IN_PLAY[s.board * AREAS + area] === 0) return false;
	if (map.openSea[area] && (!crossesOpenSea(s, who) || left < TO_LAND[s.board * SHORES + to])) return false;
	return s.ruleset !== 1 || s.aboard[ship] === 0 || canLandWithin(s, who, to, left);
}
/** Can tokens aboard still land, that many steps from here? Nobody may remain aboard (CIV-10.9a). */
function canLandWithin(s, who, shore, steps) {
	if (canLand(s, AREA_OF_SHORE[shore], who)) return true;
	if (steps <= 0) return false;
	for (let way = SAIL.at[shore]; way < SAIL.at[shore + 1]; way++) {
		const to = SAIL.to[way];
		if (IN_PLAY[s.board * AREAS + AREA_OF_SHORE[to]] && canLandWithin(s, who, to, steps - 1)) return true;
	}
	return false;
}
/** An equal ship with a lower number: what it may do is listed there. */
function sameShip(s, who, i) {
	const ship = shipOf(who, i);
	for (let lower = 0; lower < i; lower++) {
		const other = shipOf(who, lower);
		if (s.ship[other] !== -1 && s.ship[other] === s.ship[ship] && s.sailed[other] === s.sailed[ship] && s.aboard[other] === s.aboard[ship] && s.fixed[other] === s.fixed[ship]) return true;
	}
	return false;
}
// games/civilization-family/src/bot/ground.ts
/** What the greedy player sees in an area: its own tokens and others', a city in the making. */
var mine = (s, area, who) => s.tokens[tokensAt(area, who)];
var foreign = (s, area, who) => crowd(s, area) - mine(s, area, who);
var becomesCity = (s, area, who) => s.ruleset !== 1 && s.city[area] === -1 && mine(s, area, who) >= tokensForCity(s, area) && aloneIn(s, area) === who && s.cities[who] < 9;
// games/civilization-family/src/bot/look.ts
/** How the player who moves sees the board: where free land beckons, and what tokens in an area are worth there. */
var makeLook = (ways, plan) => ({
	pull: new Float64Array(AREAS),
	plan,
	ways,
	growth: 0,
	city: 0
});
var SITE$2 = 3;
var FADES = .65;
var STEPS = 4;
var next$1 = new Float64Array(AREAS);
/** Free land, its limit and its site, less with every step; and what growth and cities are worth in this position. */
function lookAround(s, who, look) {
	const { pull, plan } = look;
	for (let area = 0; area < AREAS; area++) pull[area] = invites(s, area, who);
	for (let step = 0; step < STEPS; step++) {
		for (let area = 0; area < AREAS; area++) {
			let most = pull[area];
			for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) most = Math.max(most, FADES * pull[LAND.to[i]]);
			next$1[area] = most;
		}
		pull.set(next$1);
	}
	look.growth = s.stock[who] < 2 * s.cities[who] + 4 ? plan.growth / 4 : plan.growth;
	look.city = s.ruleset === 1 || s.cities[who] >= 9 ? 0 : plan.city;
	return look;
}
function invites(s, area, who) {
	const at = s.board * AREAS + area;
	if (IN_PLAY[at] === 0 || map.openSea[area] || s.city[area] !== -1 || mine(s, area, who) > 0) return 0;
	if (!canEnter(s, area, who)) return 0;
	const worth = map.limit[area] + (SITE_ON[at] === 0 ? 0 : SITE$2);
	return foreign(s, area, who) === 0 ? worth : worth / 4;
}
/** What `n` tokens of this player are worth in an area, once the round is over. */
function worthIn(s, area, who, n, look) {
	if (n === 0) return 0;
	const owner = s.city[area];
	if (owner === who) return 0;
	const others = foreign(s, area, who);
	if (owner !== -1) return worthOfSiege(s, area, who, n, look);
	if (others === 0) return worthAlone(s, area, who, n, look);
	if (n + others <= map.limit[area]) return n * look.plan.shared + look.growth;
	const left = fight$1(n, others, map.limit[area]);
	const fell = others - left[1];
	const harm = look.plan.harm * fell * (isStrong(s, area, who) ? 1.5 : 1);
	if (left[1] > 0) return left[0] * look.plan.shared + harm;
	return harm + worthAlone(s, area, who, left[0], look);
}
function worthAlone(s, area, who, n, look) {
	const isSite = SITE_ON[s.board * AREAS + area] !== 0;
	if (look.city > 0 && n >= tokensForCity(s, area)) return look.city + (isSite ? 2 : 0);
	const kept = Math.min(n, limitFor(s, area, who));
	const { plan } = look;
	const presence = plan.presence + plan.pull * (look.pull[area] + (isSite ? SITE$2 / 2 : 0));
	return kept + (kept > 1 ? 2 : 1) * look.growth + presence;
}
/** An attack that is too weak is lost; one that is strong enough takes the city, or breaks it. */
function worthOfSiege(s, area, who, n, look) {
	const { ways, plan } = look;
	const owner = s.city[area];
	const others = foreign(s, area, who);
	const arrive = others === 0 ? n : n - others;
	const need = ways.tokensToAttack(s, who, owner);
	if (arrive < need) return 0;
	const harm = plan.siege + ways.loot + (isStrongest(s, owner, who) ? plan.siege / 2 : 0);
	if (owner < s.seats && s.stock[owner] < need - 1 && s.cities[who] < 9) return 2 * plan.city + ways.loot;
	const left = fight$1(arrive, need - 1, map.limit[area]);
	return harm + (left[1] > 0 ? left[0] * plan.shared : worthAlone(s, area, who, left[0], look));
}
var left = [0, 0];
/** Weaker first, one at a time, until the limit is kept: who is left of two forces. */
function fight$1(one, other, limit) {
	while (one > 0 && other > 0 && one + other > limit) if (one === other) {
		one--;
		other--;
	} else if (one < other) {
		one--;
		if (one > 0 && one + other > limit) other--;
	} else {
		other--;
		if (other > 0 && one + other > limit) one--;
	}
	left[0] = one;
	left[1] = other;
	return left;
}
/** Is whoever stands here ahead of the mover on the table? */
function isStrong(s, area, who) {
	for (let seat = 0; seat < s.seats; seat++) if (seat !== who && mine(s, area, seat) > 0 && s.position[seat] > s.position[who]) return true;
	return false;
}
function isStrongest(s, owner, who) {
	if (owner >= s.seats) return false;
	for (let seat = 0; seat < s.seats; seat++) if (seat !== who && seat !== owner && rank$2(s, seat) > rank$2(s, owner)) return false;
	return true;
}
var rank$2 = (s, seat) => s.position[seat] * 20 + strength(s, seat);
// games/civilization-family/src/bot/goals.ts
/** Places where tokens are brought together: a city to be founded, a city to be attacked. */
/** Tokens that may leave an area: a city in the making stays whole. */
function available$1(s, area, who) {
	const free = unmoved(s, area, who);
	if (free <= 0) return 0;
	if (becomesCity(s, area, who)) return Math.max(0, Math.min(free, mine(s, area, who) - tokensForCity(s, area)));
	return free;
}
/** Can the nation afford one more city now? */
function affords(s, who, need, { plan, ways }) {
	let making = 0;
	let bound = 0;
	for (let area = 0; area < AREAS; area++) if (becomesCity(s, area, who)) {
		making++;
		bound += tokensForCity(s, area);
	}
	const cities = s.cities[who] + making + 1;
	if (cities > 9) return false;
	const reserve = cities <= ways.citiesAsked(s, who) ? 0 : cities === 1 ? plan.reserve : plan.laterReserve;
	return population(s, who) - bound - need >= 2 * cities + reserve;
}
/** The best place for a city whose tokens can be there this round, or NONE. */
function cityGoal(s, who, look) {
	let best = -1;
	let most = Number.NEGATIVE_INFINITY;
	for (let area = 0; area < AREAS; area++) {
		if (s.city[area] !== -1 || !inPlay(s, area) || map.openSea[area] || foreign(s, area, who) > 0) continue;
		const need = tokensForCity(s, area);
		const here = mine(s, area, who);
		if (here >= need) continue;
		let near = here;
		for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) near += available$1(s, LAND.to[i], who);
		if (near < need || !affords(s, who, need, look)) continue;
		const value = 2 * here - 2 * need - map.limit[area] + (map.plain[area] === -1 ? 3 : 0) + (map.volcano[area] === -1 ? 3 : 0) + Math.min(near - need, 4);
		if (value > most) {
			most = value;
			best = area;
		}
	}
	return best;
}
/** The next tokens that go to a place, from where they are missed least. */
function send(s, who, goal, missing, look, verbs) {
	let best;
	let least = Number.POSITIVE_INFINITY;
	for (let i = LAND.at[goal]; i < LAND.at[goal + 1]; i++) {
		const from = LAND.to[i];
		const here = mine(s, from, who);
		const most = Math.min(missing, available$1(s, from, who));
		for (let n = most; n > 0; n--) {
			const loss = (worthIn(s, from, who, here, look) - worthIn(s, from, who, here - n, look)) / n - n / 100;
			if (loss >= least) continue;
			least = loss;
			best = verbs.walk.code(from, goal, n);
		}
	}
	return best;
}
function gather$1(s, who, look, verbs) {
	if (s.ruleset === 1 || s.cities[who] >= 9) return void 0;
	const goal = cityGoal(s, who, look);
	if (goal === -1) return void 0;
	return send(s, who, goal, tokensForCity(s, goal) - mine(s, goal, who), look, verbs);
}
/** A city that is worth what the attack costs; tokens that already stand before it belong to the attack. */
function besiege(s, who, look, verbs) {
	if (s.ruleset === 1) return void 0;
	let goal = -1;
	let most = 0;
	let force = 0;
	for (let area = 0; area < AREAS; area++) {
		const owner = s.city[area];
		if (owner === -1 || owner === who) continue;
		const here = mine(s, area, who);
		const need = look.ways.tokensToAttack(s, who, owner) + foreign(s, area, who);
		let near = here;
		let loss = 0;
		for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) {
			const free = available$1(s, LAND.to[i], who);
			if (free <= 0) continue;
			near += free;
			const there = mine(s, LAND.to[i], who);
			loss += worthIn(s, LAND.to[i], who, there, look) - worthIn(s, LAND.to[i], who, there - free, look);
		}
		if (near < need) continue;
		const strong = Math.min(near, 12);
		for (let n = need; n <= strong; n += Math.max(1, strong - need)) {
			if (n <= here) continue;
			const value = worthIn(s, area, who, n, look) - worthIn(s, area, who, here, look) - loss * (n - here) / Math.max(1, near - here);
			if (value <= most) continue;
			most = value;
			goal = area;
			force = n;
		}
	}
	return goal === -1 ? void 0 : send(s, who, goal, force - mine(s, goal, who), look, verbs);
}
// games/civilization-family/src/bot/sea.ts
/** The greedy player's ships: when to keep and build them, what to take aboard, where to land. */
var steps = new Int16Array(SHORES);
var first = new Int16Array(SHORES);
var queue$2 = new Int16Array(SHORES);
/** Breadth first from a ship's shore: how many steps to each, and the first of them. */
function explore(s, who, shore, left) {
	steps.fill(-1);
	steps[shore] = 0;
	first[shore] = -1;
	queue$2[0] = shore;
	let n = 1;
	for (let next = 0; next < n; next++) {
		const from = queue$2[next];
		if (steps[from] >= left) continue;
		for (let way = SAIL.at[from]; way < SAIL.at[from + 1]; way++) {
			const to = SAIL.to[way];
			const area = AREA_OF_SHORE[to];
			if (steps[to] >= 0 || !inPlay(s, area)) continue;
			if (map.openSea[area] && (!crossesOpenSea(s, who) || steps[from] + 2 > left)) continue;
			steps[to] = steps[from] + 1;
			first[to] = from === shore ? to : first[from];
			queue$2[n++] = to;
		}
	}
	return n;
}
/** What so many tokens add where they land. */
var landing = (s, area, who, n, look) => worthIn(s, area, who, mine(s, area, who) + n, look) - worthIn(s, area, who, mine(s, area, who), look);
/** A step at sea is worth a little less than none. */
var STEP = .05;
/** The best shore for so many tokens within reach of a ship; NONE if it is where they are. */
function haven(s, who, shore, left, tokens, look) {
	const n = explore(s, who, shore, left);
	let best = -1;
	let most = 0;
	for (let next = 0; next < n; next++) {
		const area = AREA_OF_SHORE[queue$2[next]];
		if (!canLand(s, area, who) || s.city[area] === who) continue;
		const value = landing(s, area, who, tokens, look) - STEP * steps[queue$2[next]];
		if (value > most) {
			most = value;
			best = queue$2[next];
		}
	}
	return best;
}
/** Ships under way: land where it is best, sail on towards it, or land anyhow. */
function atSea(s, who, look, verbs) {
	for (let i = 0; i < 4; i++) {
		const ship = shipOf(who, i);
		const shore = s.ship[ship];
		if (shore === -1 || s.aboard[ship] === 0) continue;
		const left = range(s, who) - s.sailed[ship];
		const goal = haven(s, who, shore, left, s.aboard[ship], look);
		const area = AREA_OF_SHORE[shore];
		if (goal === -1 || goal === shore) {
			if (canLand(s, area, who)) return verbs.land.code(i, s.aboard[ship]);
			for (let way = SAIL.at[shore]; way < SAIL.at[shore + 1]; way++) {
				const to = SAIL.to[way];
				if (left > 0 && inPlay(s, AREA_OF_SHORE[to]) && canLand(s, AREA_OF_SHORE[to], who)) return verbs.sail.code(i, to);
			}
			continue;
		}
		return verbs.sail.code(i, first[goal]);
	}
}
var voyage = {
	tokens: 0,
	gain: 0
};
function bestVoyage(s, who, shore, free, look) {
	const area = AREA_OF_SHORE[shore];
	const here = mine(s, area, who);
	voyage.tokens = 0;
	voyage.gain = 0;
	for (let n = 1; n <= Math.min(5, free); n++) {
		const loss = worthIn(s, area, who, here, look) - worthIn(s, area, who, here - n, look);
		const goal = haven(s, who, shore, range(s, who), n, look);
		if (goal === -1 || goal === shore) continue;
		const gain = landing(s, AREA_OF_SHORE[goal], who, n, look) - Math.max(loss, walkGain(s, who, area, n, look));
		if (gain <= voyage.gain) continue;
		voyage.gain = gain;
		voyage.tokens = n;
	}
	return voyage;
}
/** What the tokens would add next door. */
function walkGain(s, who, area, n, look) {
	let most = 0;
	for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) {
		const to = LAND.to[i];
		if (inPlay(s, to) && !map.openSea[to] && s.city[to] !== who && canEnter(s, to, who)) most = Math.max(most, landing(s, to, who, n, look));
	}
	return most;
}
/** A voyage must gain this much to be made with a ship that is there; with one that must be kept or built, more. */
var SAILS = .5;
var KEEPS = 1.5;
var BUILDS = 2.5;
function embark(s, who, look, verbs) {
	for (let i = 0; i < 4; i++) {
		const ship = shipOf(who, i);
		const shore = s.ship[ship];
		if (shore === -1 || s.sailed[ship] > 0 || s.aboard[ship] > 0) continue;
		const { tokens, gain } = bestVoyage(s, who, shore, available$1(s, AREA_OF_SHORE[shore], who), look);
		if (gain > SAILS) return verbs.board.code(i, tokens);
	}
}
/** Below this the Stock is too small to grow from. */
var LITTLE = 8;
/** A ship is kept and built where a voyage would gain more than it costs. */
function chooseShips(s, who, legal, verbs, look) {
	lookAround(s, who, look);
	const hoards = s.treasury[who] > 6 && s.stock[who] < 2 * s.cities[who] + LITTLE;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (!verbs.lapse.is(code)) continue;
		const shore = verbs.lapse.arg.shore(code);
		const area = AREA_OF_SHORE[shore];
		const { gain } = bestVoyage(s, who, shore, mine(s, area, who), look);
		if (s.treasury[who] > 0 && (hoards || gain > KEEPS)) return verbs.maintain.code(shore, 0);
		if (gain > BUILDS && mine(s, area, who) > 2) return verbs.maintain.code(shore, 1);
		return code;
	}
	let best = verbs.done.code();
	let most = hoards ? 0 : BUILDS;
	if (shipsOf(s, who) >= (hoards ? 4 : 2)) return best;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (!verbs.launch.is(code)) continue;
		const shore = verbs.launch.arg.shore(code);
		const levy = verbs.launch.arg.levy(code);
		const left = mine(s, AREA_OF_SHORE[shore], who) - levy;
		if (left <= 0 && !hoards) continue;
		const gain = bestVoyage(s, who, shore, left, look).gain - levy / 2 + (hoards && levy === 0 ? .1 : 0);
		if (gain <= most) continue;
		most = gain;
		best = code;
	}
	return best;
}
// games/civilization-family/src/bot/land.ts
/** The greedy player on the board: growth, movement and cities. */
/** What would support cities after surplus is gone, without the tokens of `except`. */
function settledPopulation(s, who, except) {
	let n = 0;
	for (let area = 0; area < AREAS; area++) {
		const here = mine(s, area, who);
		if (here === 0 || area === except || s.city[area] !== -1) continue;
		const limit = limitFor(s, area, who);
		n += Math.min(here, limit);
	}
	return n;
}
var supportsOneMore = (s, who, population) => population >= 2 * (s.cities[who] + 1);
function chooseGrowth(s, who, legal, verbs) {
	let best = legal.at[0];
	let most = -1;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (!verbs.grow.is(code)) continue;
		const area = verbs.grow.arg.area(code);
		const value = verbs.grow.arg.tokens(code) * 4 + (mine(s, area, who) < map.limit[area] ? 3 : 0) + (siteAt(s, area) === 0 ? 0 : 1);
		if (value > most) {
			most = value;
			best = code;
		}
	}
	return best;
}
/** A city is worth it if the rest of the people can support it; safe sites first. */
function worthBuilding(s, who, legal, verbs) {
	let best = verbs.done.code();
	let most = 0;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (!verbs.build.is(code)) continue;
		const area = verbs.build.arg.area(code);
		if (!supportsOneMore(s, who, settledPopulation(s, who, area))) continue;
		const value = (siteAt(s, area) === 0 ? 1 : 4) + (map.plain[area] === -1 ? 1 : 0) + (map.volcano[area] === -1 ? 1 : 0);
		if (value > most) {
			most = value;
			best = code;
		}
	}
	return best;
}
/** Steps that gain less than this are not worth the walk. */
var TOO_LITTLE = .05;
/**
* Ships under way go on; then tokens gather for a city, or before a rival's; then every walk is made that leaves the
* people better off than they stand.
*/
function chooseMove(s, who, legal, verbs, look) {
	lookAround(s, who, look);
	return atSea(s, who, look, verbs) ?? gather$1(s, who, look, verbs) ?? besiege(s, who, look, verbs) ?? embark(s, who, look, verbs) ?? bestWalk(s, who, look, verbs) ?? stopOrAny(legal, verbs);
}
function stopOrAny(legal, verbs) {
	return legal.has(verbs.done.code()) ? verbs.done.code() : legal.at[0];
}
/** The walk over one border that adds most to what the people are worth. */
function bestWalk(s, who, look, verbs) {
	let best;
	let most = TOO_LITTLE;
	for (let from = 0; from < AREAS; from++) {
		const free = available$1(s, from, who);
		if (free <= 0) continue;
		const here = mine(s, from, who);
		const stays = worthIn(s, from, who, here, look);
		for (let n = 1; n <= free; n++) {
			const loss = stays - worthIn(s, from, who, here - n, look);
			for (let i = LAND.at[from]; i < LAND.at[from + 1]; i++) {
				const to = LAND.to[i];
				if (!inPlay(s, to) || map.openSea[to] || s.city[to] === who || !canEnter(s, to, who)) continue;
				const there = mine(s, to, who);
				const gain = worthIn(s, to, who, there + n, look) - worthIn(s, to, who, there, look) - loss;
				if (gain <= most) continue;
				most = gain;
				best = verbs.walk.code(from, to, n);
			}
		}
	}
	return best;
}
// games/civilization-family/src/bot/plan.ts
var SETTLE = {
	growth: 1.7,
	presence: .5,
	pull: .25,
	shared: .5,
	harm: .1,
	siege: -6,
	city: 10,
	reserve: 8,
	laterReserve: 4
};
// games/civilization-family/src/bot/common-choices.ts
/** What the simple player answers to the questions that both games ask. */
/** Its answer, or NONE if the question is one of the game's own. `kinds`: how many kinds of trade card there are. */
var makeCommonChoice = (verbs, decisions, kinds, ways) => {
	const look = makeLook(ways, SETTLE);
	return (s, seat, legal) => {
		switch (asking(s)) {
			case decisions.tax: return verbs.tax.code(taxRate(s, seat));
			case decisions.grow: return chooseGrowth(s, seat, legal, verbs);
			case decisions.ships: return chooseShips(s, seat, legal, verbs, look);
			case decisions.move: return chooseMove(s, seat, legal, verbs, look);
			case decisions.support: return leastCity(s, legal, verbs.reduce);
			case decisions.gold: return s.hand[seat * kinds + 10] > 0 || s.treasury[seat] >= 24 || s.stock[seat] < 8 ? verbs.buyGold.code() : verbs.done.code();
			default: return -1;
		}
	};
};
/** As much as the Stock bears. */
function taxRate(s, seat) {
	if (s.stock[seat] < 2 * s.cities[seat] + 4 || s.treasury[seat] > 20) return 1;
	return s.stock[seat] >= 3 * s.cities[seat] + 12 ? 3 : 2;
}
// games/civilization-family/src/bot/start.ts
var FAR$2 = 99;
/** A nation settles what it can reach in about so many rounds. */
var REACH = 7;
var SITE$1 = 2;
var away = new Int16Array(AREAS);
var near = new Int16Array(AREAS);
var queue$1 = new Int16Array(AREAS);
/** Steps by land from the areas in the queue; ships shorten none of them. */
function measure(s, n, into) {
	for (let at = 0; at < n; at++) {
		const from = queue$1[at];
		for (let i = LAND.at[from]; i < LAND.at[from + 1]; i++) {
			const to = LAND.to[i];
			if (into[to] <= into[from] + 1 || !inPlay(s, to) || map.openSea[to]) continue;
			into[to] = into[from] + 1;
			queue$1[n++] = to;
		}
	}
}
/** Land that is nearer to this start than to anybody who has begun. */
function landOf(s, start) {
	near.fill(FAR$2);
	queue$1[0] = start;
	near[start] = 0;
	measure(s, 1, near);
	let land = 0;
	for (let area = 0; area < AREAS; area++) {
		if (near[area] >= REACH) continue;
		const worth = map.limit[area] + (siteAt(s, area) === 0 ? 0 : SITE$1);
		const share = near[area] < away[area] ? 1 : near[area] === away[area] ? .5 : .15;
		land += worth * share * (1 - near[area] / REACH / 2);
	}
	return land;
}
/** `handicap`: what the row of a nation on the A.S.T. asks, in the same measure as land. */
function chooseStart(s, legal, verbs, handicap) {
	away.fill(FAR$2);
	let begun = 0;
	for (let area = 0; area < AREAS; area++) if (crowd(s, area) > 0) {
		away[area] = 0;
		queue$1[begun++] = area;
	}
	measure(s, begun, away);
	let best = legal.at[0];
	let most = Number.NEGATIVE_INFINITY;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (!verbs.found.is(code)) continue;
		const value = landOf(s, verbs.found.arg.area(code)) - handicap(verbs.found.arg.nation(code));
		if (value <= most) continue;
		most = value;
		best = code;
	}
	return best;
}
// games/advanced-civilization/data/trade.ts
/** Every commodity with its value, which is the number of its stack, and how many cards there are of it. */
var COMMODITY_ROWS = [
	{
		id: "hides",
		value: 1,
		cards: 7
	},
	{
		id: "ochre",
		value: 1,
		cards: 7
	},
	{
		id: "iron",
		value: 2,
		cards: 8
	},
	{
		id: "papyrus",
		value: 2,
		cards: 7
	},
	{
		id: "salt",
		value: 3,
		cards: 9
	},
	{
		id: "grain",
		value: 4,
		cards: 8
	},
	{
		id: "cloth",
		value: 5,
		cards: 7
	},
	{
		id: "bronze",
		value: 6,
		cards: 6
	},
	{
		id: "spices",
		value: 7,
		cards: 6
	},
	{
		id: "gems",
		value: 8,
		cards: 5
	},
	{
		id: "gold",
		value: 9,
		cards: 5
	},
	{
		id: "timber",
		value: 3,
		cards: 8
	},
	{
		id: "oil",
		value: 4,
		cards: 7
	},
	{
		id: "wine",
		value: 5,
		cards: 6
	},
	{
		id: "silver",
		value: 6,
		cards: 5
	},
	{
		id: "resin",
		value: 7,
		cards: 5
	},
	{
		id: "dye",
		value: 8,
		cards: 4
	},
	{
		id: "ivory",
		value: 9,
		cards: 4
	}
];
var COMMODITY_IDS = COMMODITY_ROWS.map((row) => row.id);
var COMMODITIES = COMMODITY_IDS.length;
var COMMODITY_VALUE = COMMODITY_ROWS.map((row) => row.value);
var COMMODITY_COUNT = COMMODITY_ROWS.map((row) => row.cards);
/** Mining can raise these (ADV-17.20). */
var MINED_IDS = [
	"iron",
	"bronze",
	"silver",
	"gems",
	"gold"
];
var MINED = MINED_IDS.map((id) => COMMODITY_IDS.indexOf(id));
/** In the order of resolution: ascending number, of two with one number the non-tradable first (ADV-11.8). */
var CALAMITY_ROWS = [
	{
		id: "volcano",
		number: 2,
		stays: true
	},
	{
		id: "treachery",
		number: 2
	},
	{
		id: "famine",
		number: 3,
		stays: true
	},
	{
		id: "superstition",
		number: 3
	},
	{
		id: "civil-war",
		number: 4,
		stays: true
	},
	{
		id: "slave-revolt",
		number: 4
	},
	{
		id: "flood",
		number: 5,
		stays: true
	},
	{
		id: "barbarian-hordes",
		number: 5
	},
	{
		id: "epidemic",
		number: 6
	},
	{
		id: "civil-disorder",
		number: 7
	},
	{
		id: "iconoclasm",
		number: 8
	},
	{
		id: "piracy",
		number: 9
	}
];
var CALAMITY_IDS = CALAMITY_ROWS.map((row) => row.id);
var CALAMITIES = CALAMITY_IDS.length;
var calamityNamed = (id) => CALAMITY_IDS.indexOf(id);
var VOLCANO = calamityNamed("volcano");
var TREACHERY = calamityNamed("treachery");
var FAMINE = calamityNamed("famine");
var SUPERSTITION = calamityNamed("superstition");
var CIVIL_WAR = calamityNamed("civil-war");
var SLAVE_REVOLT = calamityNamed("slave-revolt");
var FLOOD = calamityNamed("flood");
var BARBARIAN_HORDES = calamityNamed("barbarian-hordes");
var EPIDEMIC = calamityNamed("epidemic");
var CIVIL_DISORDER = calamityNamed("civil-disorder");
var ICONOCLASM = calamityNamed("iconoclasm");
var PIRACY = calamityNamed("piracy");
var CALAMITY_NUMBER = CALAMITY_ROWS.map((row) => row.number);
var TRADE_IDS = [...COMMODITY_IDS, ...CALAMITY_IDS];
var KINDS = COMMODITIES + CALAMITIES;
var calamityCard = (calamity) => COMMODITIES + calamity;
var isCalamity = (kind) => kind >= COMMODITIES;
var TRADABLE = Int16Array.from({ length: KINDS }, (_, kind) => kind >= COMMODITIES && "stays" in CALAMITY_ROWS[kind - COMMODITIES] ? 0 : 1);
/** Everything but the four calamities that stay with their drawer (ADV-10.8). */
var isTradable = (kind) => TRADABLE[kind] === 1;
/** Index 0..8 of the stack a kind belongs to. */
var STACK_OF = Int16Array.from({ length: KINDS }, (_, kind) => kind < COMMODITIES ? COMMODITY_VALUE[kind] - 1 : CALAMITY_NUMBER[kind - COMMODITIES] - 1);
var KIND_COUNT = Int16Array.from({ length: KINDS }, (_, kind) => kind < COMMODITIES ? COMMODITY_COUNT[kind] : 1);
/** Value of n cards of one commodity: n x n x value (ADV-17.19); calamities are worth nothing. */
var setValue = (kind, n) => kind < COMMODITIES ? n * n * COMMODITY_VALUE[kind] : 0;
// games/civilization-family/src/verbs.ts
var SOURCES = ["treasury", "levy"];
var FACTIONS = ["first", "second"];
var some = {
	min: 1,
	max: 55
};
/** The beginning, taxes, population, ships, movement. */
var EARLY_VERBS = {
	found: {
		nation: NATION_IDS,
		area: AREA_IDS
	},
	insist: {},
	tax: { rate: {
		min: 1,
		max: 3
	} },
	seize: { area: AREA_IDS },
	raze: { area: AREA_IDS },
	grow: {
		area: AREA_IDS,
		tokens: {
			min: 1,
			max: 2
		}
	},
	maintain: {
		shore: SHORE_IDS,
		source: SOURCES
	},
	lapse: { shore: SHORE_IDS },
	launch: {
		shore: SHORE_IDS,
		levy: 3
	},
	walk: {
		area: AREA_IDS,
		to: AREA_IDS,
		tokens: some
	},
	board: {
		ship: 4,
		tokens: {
			min: 1,
			max: 5
		}
	},
	sail: {
		ship: 4,
		shore: SHORE_IDS
	},
	land: {
		ship: 4,
		tokens: {
			min: 1,
			max: 5
		}
	}
};
/** Conflict, cities, trade and purchases; then calamities, as far as both games have the same. */
var lateVerbs = ({ seats, cards, commodities, kinds }) => ({
	fight: { area: AREA_IDS },
	build: { area: AREA_IDS },
	reduce: { area: AREA_IDS },
	buyGold: {},
	withdraw: {},
	agree: { with: seats },
	take: { card: cards },
	spend: {
		commodity: commodities,
		cards: {
			min: 1,
			max: 9
		}
	},
	pay: {},
	giveBack: { trade: kinds },
	erupt: { volcano: VOLCANO_IDS },
	shake: { area: AREA_IDS },
	show: { cards: 10 },
	lose: {
		area: AREA_IDS,
		tokens: some
	},
	loseCity: { area: AREA_IDS },
	order: {
		target: seats,
		points: {
			min: 1,
			max: 20
		}
	},
	strike: { plain: PLAIN_IDS }
});
/** Civil war, iconoclasm, piracy. */
var WAR_VERBS = {
	pick: {
		area: AREA_IDS,
		tokens: some
	},
	pickCity: { area: AREA_IDS },
	keep: { faction: FACTIONS },
	annex: {
		area: AREA_IDS,
		tokens: some
	},
	annexCity: { area: AREA_IDS },
	condemn: { area: AREA_IDS },
	raid: { area: AREA_IDS },
	done: {}
};
/** The questions of phases 1 to 12, in the order in which both games number them. */
var PHASE_DECISIONS = [
	"settle",
	"tax",
	"seize",
	"raze",
	"grow",
	"ships",
	"move",
	"fight",
	"build",
	"support",
	"gold",
	"trade",
	"acquire"
];
// games/advanced-civilization/data/card-ids.ts
/**
* The names of the 24 civilization cards and of their groups. The sixteen cards of plain Civilization stand first and
* in its order, so that a rule which both games share finds a card under the same number.
*/
var CARD_IDS = [
	...CARD_IDS$1,
	"roadbuilding",
	"mining",
	"mathematics",
	"military",
	"deism",
	"enlightenment",
	"monotheism",
	"theology"
];
/** Five groups (ADV-0.1.6); a card of two belongs to both (ADV-0.1.7, ADV-13.9). */
var GROUP_IDS = [
	"crafts",
	"sciences",
	"arts",
	"civics",
	"religion"
];
// games/advanced-civilization/data/card-specs.ts
var CARD_SPECS = {
	pottery: {
		cost: 45,
		groups: ["crafts"],
		credits: {
			"cloth-making": 10,
			metalworking: 10,
			agriculture: 10,
			roadbuilding: 10,
			mining: 10,
			engineering: 10,
			democracy: 10,
			monotheism: 10
		}
	},
	"cloth-making": {
		cost: 45,
		groups: ["crafts"],
		credits: {
			pottery: 10,
			metalworking: 10,
			agriculture: 10,
			roadbuilding: 10,
			mining: 10,
			engineering: 10,
			democracy: 10,
			monotheism: 10
		}
	},
	metalworking: {
		cost: 80,
		groups: ["crafts"],
		credits: {
			pottery: 10,
			"cloth-making": 10,
			agriculture: 10,
			roadbuilding: 10,
			mining: 10,
			engineering: 10,
			democracy: 10,
			military: 20,
			monotheism: 10
		}
	},
	agriculture: {
		cost: 110,
		groups: ["crafts"],
		credits: {
			pottery: 10,
			"cloth-making": 10,
			metalworking: 10,
			roadbuilding: 10,
			mining: 10,
			engineering: 10,
			democracy: 10,
			monotheism: 10
		}
	},
	engineering: {
		cost: 140,
		groups: ["crafts", "sciences"],
		credits: {
			pottery: 10,
			"cloth-making": 10,
			metalworking: 10,
			agriculture: 10,
			roadbuilding: 10,
			mining: 10,
			astronomy: 20,
			coinage: 20,
			medicine: 20,
			mathematics: 20,
			democracy: 10,
			philosophy: 20,
			monotheism: 10,
			theology: 20
		}
	},
	astronomy: {
		cost: 80,
		groups: ["sciences"],
		credits: {
			engineering: 20,
			coinage: 20,
			medicine: 20,
			mathematics: 20,
			philosophy: 20,
			theology: 20
		}
	},
	coinage: {
		cost: 110,
		groups: ["sciences"],
		credits: {
			engineering: 20,
			astronomy: 20,
			medicine: 20,
			mathematics: 20,
			philosophy: 20,
			theology: 20
		}
	},
	medicine: {
		cost: 140,
		groups: ["sciences"],
		credits: {
			engineering: 20,
			astronomy: 20,
			coinage: 20,
			mathematics: 20,
			philosophy: 20,
			theology: 20
		}
	},
	mysticism: {
		cost: 50,
		groups: ["religion", "arts"],
		credits: {
			mathematics: 5,
			"drama-and-poetry": 5,
			music: 5,
			architecture: 5,
			literacy: 5,
			deism: 15,
			enlightenment: 15,
			monotheism: 15,
			theology: 15
		}
	},
	"drama-and-poetry": {
		cost: 60,
		groups: ["arts"],
		credits: {
			mathematics: 5,
			music: 5,
			architecture: 5,
			literacy: 20,
			law: 5,
			democracy: 10,
			mysticism: 5,
			enlightenment: 10
		}
	},
	music: {
		cost: 60,
		groups: ["arts"],
		credits: {
			mathematics: 20,
			"drama-and-poetry": 5,
			architecture: 5,
			literacy: 5,
			law: 5,
			democracy: 10,
			philosophy: 20,
			mysticism: 5,
			enlightenment: 10
		}
	},
	architecture: {
		cost: 120,
		groups: ["arts"],
		credits: {
			mathematics: 5,
			"drama-and-poetry": 5,
			music: 5,
			literacy: 5,
			law: 15,
			democracy: 10,
			mysticism: 5,
			enlightenment: 10
		}
	},
	literacy: {
		cost: 110,
		groups: ["arts", "civics"],
		credits: {
			mathematics: 5,
			"drama-and-poetry": 5,
			music: 5,
			architecture: 5,
			law: 25,
			democracy: 25,
			philosophy: 25,
			mysticism: 5,
			enlightenment: 10
		}
	},
	law: {
		cost: 170,
		groups: ["civics"]
	},
	democracy: {
		cost: 200,
		groups: ["civics"],
		needs: "law"
	},
	philosophy: {
		cost: 240,
		groups: ["civics"],
		needs: "law"
	},
	roadbuilding: {
		cost: 140,
		groups: ["crafts"],
		needs: "engineering",
		credits: {
			pottery: 10,
			"cloth-making": 10,
			metalworking: 10,
			agriculture: 10,
			mining: 10,
			democracy: 10,
			monotheism: 10
		}
	},
	mining: {
		cost: 180,
		groups: ["crafts"],
		needs: "engineering",
		credits: {
			pottery: 10,
			"cloth-making": 10,
			metalworking: 10,
			agriculture: 10,
			roadbuilding: 10,
			democracy: 10,
			monotheism: 10
		}
	},
	mathematics: {
		cost: 230,
		groups: ["sciences", "arts"],
		credits: {
			engineering: 20,
			astronomy: 20,
			coinage: 20,
			medicine: 20,
			"drama-and-poetry": 5,
			music: 5,
			architecture: 5,
			literacy: 5,
			law: 5,
			philosophy: 25,
			mysticism: 5,
			enlightenment: 10,
			theology: 25
		}
	},
	military: {
		cost: 180,
		groups: ["civics"]
	},
	deism: {
		cost: 80,
		groups: ["religion"],
		credits: {
			enlightenment: 15,
			monotheism: 15,
			theology: 15
		}
	},
	enlightenment: {
		cost: 150,
		groups: ["religion"],
		credits: {
			monotheism: 15,
			theology: 15
		}
	},
	monotheism: {
		cost: 220,
		groups: ["religion"],
		needs: "enlightenment"
	},
	theology: {
		cost: 250,
		groups: ["religion"],
		needs: "enlightenment"
	}
};
// games/advanced-civilization/data/cards.ts
var CARDS = CARD_IDS.length;
var numberOf = (id) => CARD_IDS.indexOf(id);
var DRAMA_AND_POETRY = numberOf("drama-and-poetry");
var MUSIC = numberOf("music");
var ARCHITECTURE = numberOf("architecture");
numberOf("literacy");
var ROADBUILDING = numberOf("roadbuilding");
var MINING = numberOf("mining");
numberOf("mathematics");
var MILITARY = numberOf("military");
var DEISM = numberOf("deism");
var ENLIGHTENMENT = numberOf("enlightenment");
var MONOTHEISM = numberOf("monotheism");
var THEOLOGY = numberOf("theology");
var GROUPS = GROUP_IDS.length;
var CARD_COST = Int16Array.from(CARD_IDS, (id) => CARD_SPECS[id].cost);
var CARD_NEEDS = Int16Array.from(CARD_IDS, (id) => CARD_SPECS[id].needs ? numberOf(CARD_SPECS[id].needs) : -1);
/** Bit i: the card belongs to group i. */
var CARD_GROUPS = Int16Array.from(CARD_IDS, (id) => CARD_SPECS[id].groups.reduce((mask, group) => mask | 1 << GROUP_IDS.indexOf(group), 0));
/** CREDIT[a * CARDS + b]: what owning a takes off the price of b. */
var CREDIT = Int16Array.from({ length: CARDS * CARDS }, (_, i) => CARD_SPECS[CARD_IDS[Math.floor(i / CARDS)]].credits?.[CARD_IDS[i % CARDS]] ?? 0);
// games/advanced-civilization/src/verbs.ts
/**
* What players can do, and the numbers of programs and decisions. Shared decisions are given these verbs and numbers,
* so the order here is this game's own; records keep it.
*/
var SEATS = 8;
var verbs = verbs$1({
	...EARLY_VERBS,
	leave: {},
	...lateVerbs({
		seats: SEATS,
		cards: CARD_IDS,
		commodities: COMMODITY_IDS,
		kinds: TRADE_IDS
	}),
	convert: {
		area: AREA_IDS,
		target: SEATS
	},
	...WAR_VERBS,
	raise: {
		area: AREA_IDS,
		treasury: {
			min: 1,
			max: 6
		}
	},
	pillage: { tokens: 4 },
	mine: { mined: ["none", ...MINED_IDS] },
	join: { nation: NATION_IDS },
	quake: { area: AREA_IDS },
	betray: { area: AREA_IDS },
	shrink: {
		area: AREA_IDS,
		tokens: {
			min: 1,
			max: 4
		}
	},
	march: { area: AREA_IDS },
	accuse: { target: SEATS },
	comeLater: {}
});
var decisions = ids(...PHASE_DECISIONS, "pillage", "join", "erupt", "quake", "shake", "betray", "lose", "order", "reduce", "pick", "faction", "annex", "slaves", "plain", "coast", "march", "accuse", "condemn", "raid", "convert");
var programs = ids("settling", "round", "revolts", "conflict", "draws", "purchases", ...[
	"volcano",
	"treachery",
	"famine",
	"superstition",
	"civilWar",
	"slaveRevolt",
	"flood",
	"barbarianHordes",
	"epidemic",
	"civilDisorder",
	"iconoclasm",
	"piracy"
], "takeOver", "calamities");
var all = { sees: "all" };
var flag = {
	max: 1,
	sees: "all"
};
var seat = {
	init: -1,
	max: 7,
	sees: "all"
};
var fields = (n) => ({
	ruleset: scalar(all),
	board: scalar({
		max: BOARDS - 1,
		...all
	}),
	strict: scalar(flag),
	byPoints: scalar(flag),
	surrender: scalar({
		...flag,
		init: 1
	}),
	namesCards: scalar(flag),
	victimPicks: scalar(flag),
	earlyBabylon: scalar(flag),
	mayLeave: scalar(flag),
	lastRound: scalar({
		max: 9999,
		...all
	}),
	mostExchanges: scalar({
		max: 50,
		...all
	}),
	tokensEach: scalar({
		max: 55,
		...all
	}),
	...players(n),
	waiting: table([n], {
		max: 8,
		...all
	}),
	leaving: table([n], flag),
	inert: table([n], flag),
	...pieces(n, n + 1, 8),
	architect: table([n], flag),
	...tradeCards$1(n, KINDS, 126, 19),
	apart: table([KINDS], {
		max: 9,
		...all
	}),
	from: table([n, CALAMITIES], {
		init: -1,
		max: 7,
		sees: "owner"
	}),
	victim: table([CALAMITIES], seat),
	giver: table([CALAMITIES], seat),
	offer: table([n, KINDS], {
		max: 9,
		sees: "owner"
	}),
	offerCards: table([n], {
		max: 126,
		...all
	}),
	offerNames: table([n, 2], {
		init: -1,
		max: KINDS - 1,
		sees: "all"
	}),
	offerWants: table([n], {
		init: -1,
		max: COMMODITIES - 1,
		sees: "all"
	}),
	offerTo: table([n], seat),
	agreed: table([n], {
		max: 255,
		...all
	}),
	offersMade: table([n], {
		max: 99,
		...all
	}),
	exchanges: scalar({
		max: 50,
		...all
	}),
	...civilizationCards(n, CARDS, 8, COMMODITIES),
	mining: table([n], {
		init: -2,
		max: COMMODITIES - 1,
		sees: "owner"
	}),
	mined: table([n], flag),
	toLose: table([n], {
		max: 300,
		...all
	}),
	toReduce: table([n], {
		max: 9,
		...all
	}),
	safe: table([AREAS], {
		max: 9,
		...all
	}),
	shown: table([n], {
		max: 8,
		...all
	}),
	plain: scalar({
		init: -1,
		max: 3,
		sees: "all"
	}),
	war: table([8], {
		min: -1,
		max: 300,
		...all
	}),
	horde: table([3], {
		min: -1,
		max: 300,
		...all
	})
});
var layoutOf = (setup) => layout(setup.seats, fields(setup.seats));
/**
* Places in `horde`: where they are, how many are in excess there, and who decides between equal ways (ADV-16.8.12).
*/
var HORDE = {
	at: 0,
	band: 1,
	decider: 2
};
var handOf = (who, kind) => who * KINDS + kind;
var cardOf = (who, card) => who * CARDS + card;
var paidOf = (who, commodity) => who * COMMODITIES + commodity;
var stackAt = (stack, i) => stack * 19 + i;
var fromOf = (who, calamity) => who * CALAMITIES + calamity;
var nameOf = (who, i) => who * 2 + i;
/** Where the Barbarian tokens of an area are counted: in the row after the players'. */
var barbariansAt = (s, area) => s.seats * AREAS + area;
var BOARDS_FOR_TWO = [boardNamed("hazelnut"), boardNamed("two")];
/** Two players began (section 23): only one Mysticism is used (ADV-23.6), whoever may join later. */
var isForTwo = (s) => BOARDS_FOR_TWO.includes(s.board);
/** Seats that take no part: newcomers until their Civil War (ADV-R-76) and players who have left (ADV-24.3). */
function idle(s) {
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) if (s.waiting[seat] > 0 || s.inert[seat] === 1) mask |= 1 << seat;
	return mask;
}
var isIdle = (s, who) => s.waiting[who] > 0 || s.inert[who] === 1;
// games/advanced-civilization/src/bot/disaster.ts
/** The greedy player in misfortune: spare cities while people can support them, hurt whoever is ahead. */
/** The listed action that is worth most; the first of equals. */
function best$1(legal, worth) {
	let chosen = legal.at[0];
	let most = worth(chosen);
	for (let i = 1; i < legal.n; i++) {
		const value = worth(legal.at[i]);
		if (value > most) {
			most = value;
			chosen = legal.at[i];
		}
	}
	return chosen;
}
/** How far ahead a rival is. */
var standing = (s, who) => who === 8 ? 0 : s.position[who] * 100 + strength(s, who);
/** What a city is worth to its owner: a site, and little room for the tokens that would take its place. */
var worthOf = (s, area) => (siteAt(s, area) === 0 ? 0 : 8) + 5 - map.limit[area];
/**
* Tokens where they stand thickest, while enough are left to support the cities; then cities that leave something
* behind; of the Grain shown, the most.
*/
function chooseLoss(s, who, legal) {
	const spare = population(s, who) - 2 * (s.cities[who] - 1);
	return best$1(legal, (code) => {
		if (verbs.show.is(code)) return verbs.show.arg.cards(code);
		if (verbs.lose.is(code)) {
			const n = verbs.lose.arg.tokens(code);
			return (n <= spare ? 50 : 0) + s.tokens[tokensAt(verbs.lose.arg.area(code), who)] - n;
		}
		if (verbs.shrink.is(code)) return 25 + verbs.shrink.arg.tokens(code) - worthOf(s, verbs.shrink.arg.area(code));
		return 20 - worthOf(s, verbs.loseCity.arg.area(code));
	});
}
var chooseOrder = (s, legal) => best$1(legal, (code) => standing(s, verbs.order.arg.target(code)) * 32 + verbs.order.arg.points(code));
var chooseAccused = (s, legal) => best$1(legal, (code) => standing(s, verbs.accuse.arg.target(code)));
/** A city of its own goes that is easiest to do without; of another’s, the best one of whoever is furthest ahead. */
function chooseCity(s, who, legal) {
	return best$1(legal, (code) => {
		const area = verbs.reduce.arg.area(code);
		const owner = s.city[area];
		return owner === who ? -worthOf(s, area) : standing(s, owner) * 16 + worthOf(s, area);
	});
}
/** Between equal volcanoes, plains and ways of Barbarians: where least of its own stands. */
function chooseSpot(s, who, legal) {
	return best$1(legal, (code) => {
		let own = 0;
		for (let area = 0; area < AREAS; area++) if (verbs.erupt.is(code) ? map.volcano[area] === verbs.erupt.arg.volcano(code) : verbs.strike.is(code) ? map.plain[area] === verbs.strike.arg.plain(code) : area === verbs.march.arg.area(code)) own += s.tokens[tokensAt(area, who)] + (s.city[area] === who ? 5 : 0);
		return -own;
	});
}
/** Civil War: cities first where the rest stays exact, then tokens in bulk; the stronger faction is kept. */
var choosePart = (legal) => best$1(legal, (code) => verbs.pickCity.is(code) || verbs.annexCity.is(code) ? 60 : verbs.pick.is(code) ? verbs.pick.arg.tokens(code) : verbs.annex.arg.tokens(code));
function chooseFaction(s, who) {
	let chosen = 0;
	for (let area = 0; area < s.mark.length; area++) chosen += s.mark[area] * (s.city[area] === s.war[WAR.victim] ? 5 : 1);
	return verbs.keep.code(chosen * 2 >= strength(s, who) ? 0 : 1);
}
/** Monotheism: the area with most points, of the strongest; a city needs support. */
function chooseConversion(s, who, legal) {
	const supports = population(s, who) >= 2 * (s.cities[who] + 1);
	return best$1(legal, (code) => {
		if (verbs.done.is(code)) return 0;
		const area = verbs.convert.arg.area(code);
		const target = verbs.convert.arg.target(code);
		return (s.city[area] === target ? supports ? 8 : 0 : s.tokens[tokensAt(area, target)]) * 10 + standing(s, target) / 100;
	});
}
// games/advanced-civilization/data/nations.ts
/** Where each epoch after the Stone Age begins, and the numbers in the cells of the Late Iron Age. */
var TRACKS = {
	africa: {
		begins: [
			5,
			8,
			11,
			14
		],
		points: [1300, 1600]
	},
	italy: {
		begins: [
			5,
			8,
			11,
			14
		],
		points: [1400, 1700]
	},
	illyria: {
		begins: [
			6,
			8,
			11,
			13
		],
		points: [
			1200,
			1500,
			1800
		]
	},
	thrace: {
		begins: [
			6,
			9,
			11,
			13
		],
		points: [
			1200,
			1400,
			1700
		]
	},
	crete: {
		begins: [
			5,
			9,
			11,
			14
		],
		points: [1300, 1600]
	},
	asia: {
		begins: [
			5,
			8,
			10,
			13
		],
		points: [
			1200,
			1500,
			1800
		]
	},
	assyria: {
		begins: [
			5,
			8,
			10,
			14
		],
		points: [1500, 1800]
	},
	babylon: {
		begins: [
			5,
			8,
			10,
			14
		],
		points: [1600, 1900]
	},
	egypt: {
		begins: [
			4,
			7,
			10,
			13
		],
		points: [
			1300,
			1600,
			1900
		]
	}
};
/** The other reading of Babylon's row (ADV-25.7, ADV-R-54). */
var BABYLON_EARLY = {
	begins: [
		4,
		7,
		10,
		14
	],
	points: [1600, 1900]
};
/** Cities each epoch asks for at its entry and while a marker stands in it (ADV-13.10). */
var EPOCH_CITIES = [
	0,
	2,
	3,
	4,
	5
];
/** Tokens each player uses, the first one on the board included (ADV-R-58). */
var TOKENS_BY_PLAYERS = {
	2: 55,
	3: 47,
	4: 55,
	5: 47,
	6: 55,
	7: 55,
	8: 47
};
/** Nations to choose from on each board: those with a start area in play (ADV-0.2.14). */
var NATIONS_ON = {
	two: [
		"africa",
		"italy",
		"illyria",
		"thrace"
	],
	three: [
		"africa",
		"italy",
		"illyria",
		"thrace",
		"crete"
	],
	four: [
		"asia",
		"assyria",
		"babylon",
		"egypt"
	],
	five: [
		"thrace",
		"crete",
		"asia",
		"assyria",
		"babylon",
		"egypt"
	],
	whole: NATION_IDS,
	"five-west": [
		"africa",
		"italy",
		"illyria",
		"thrace",
		"crete",
		"asia",
		"assyria",
		"egypt"
	],
	hazelnut: [
		"thrace",
		"crete",
		"asia"
	]
};
/**
* On the two-player board each nation has this one start: Odessus, Knossos, Hattusas (ADV-23.5, ADV-23.9, ADV-23.10,
* ADV-R-60).
*/
var HAZELNUT_STARTS = {
	thrace: "moesia",
	crete: "knossos",
	asia: "ankara"
};
// games/advanced-civilization/src/query/holdings.ts
/** Pure questions about a position that plain Civilization does not ask. Those it does ask are in its own query.ts. */
/** Barbarians, pirates and their stand-ins have no cards (ADV-R-18). */
var holds = (s, who, card) => who < s.seats && hasCard(s, who, card);
/** Units in Stock: a city piece counts 5, a token 1; ships and Treasury nothing (ADV-0.1.10, ≠ CIV-R-6). */
var unitsInStock = (s, who) => 5 * cityPieces(s, who) + s.stock[who];
/**
* Who of these seats has the most units in Stock now, ties in A.S.T. order (ADV-0.1.19, ADV-R-8); -1 if there is none.
*/
function mostInStock(s, among) {
	let best = -1;
	let most = -1;
	for (let i = 0; i < s.seats; i++) {
		const seat = s.succession[i];
		if (!(among >> seat & 1)) continue;
		const units = unitsInStock(s, seat);
		if (units > most) {
			most = units;
			best = seat;
		}
	}
	return best;
}
/** Face values, never the price paid; credits are no points (ADV-13.8, ADV-19.10). */
function cardPoints(s, who) {
	let points = 0;
	for (let card = 0; card < CARDS; card++) if (s.card[cardOf(who, card)]) points += CARD_COST[card];
	return points;
}
/** How many of the five groups a player's cards cover; a card of two groups counts for both (ADV-13.9). */
function groupsOf(s, who) {
	let mask = 0;
	for (let card = 0; card < CARDS; card++) if (s.card[cardOf(who, card)]) mask |= CARD_GROUPS[card];
	let n = 0;
	for (; mask !== 0; mask &= mask - 1) n++;
	return n;
}
/** What the commodities in a hand are worth as sets (ADV-17.19). */
function handValue(s, who) {
	let value = 0;
	for (let commodity = 0; commodity < COMMODITIES; commodity++) value += setValue(commodity, s.hand[handOf(who, commodity)]);
	return value;
}
// games/advanced-civilization/src/query/mining.ts
/** What one card more adds to a set: at least one real card, never more than there are in the game. */
var gainOf = (commodity, cards) => cards >= 1 && cards < COMMODITY_COUNT[commodity] ? setValue(commodity, cards + 1) - setValue(commodity, cards) : 0;
/** The commodity that gains most among these counts, or MINE_NONE; the cheaper one of equals. */
function best(counts, from) {
	let which = -1;
	let most = 0;
	for (let i = 0; i < MINED.length; i++) {
		const gain = gainOf(MINED[i], counts[from + MINED[i]]);
		if (gain > most) {
			most = gain;
			which = MINED[i];
		}
	}
	return which;
}
/** What Mining raises among the cards laid out to pay: as stated, or the best; MINE_NONE if nothing. */
function minedInPayment(s, who) {
	if (s.mining[who] === -1 || !holds(s, who, MINING)) return -1;
	const stated = s.mining[who];
	if (stated !== -2 && gainOf(stated, s.payment[paidOf(who, stated)]) > 0) return stated;
	return best(s.payment, paidOf(who, 0));
}
function gainInPayment(s, who) {
	const which = minedInPayment(s, who);
	return which === -1 ? 0 : gainOf(which, s.payment[paidOf(who, which)]);
}
/** What it could add to the whole hand, if it has not been used this round (ADV-15.6). */
function gainInHand(s, who) {
	if (s.mined[who] === 1 || !holds(s, who, MINING)) return 0;
	const which = best(s.hand, handOf(who, 0));
	return which === -1 ? 0 : gainOf(which, s.hand[handOf(who, which)]);
}
// games/civilization-family/src/purchase.ts
/** Prices by a catalogue: the same rules for both games. */
function makePrices({ kinds, cost, credit }) {
	/**
	* Every credit that applies is used (CIV-17.15a), once for each card bought (CIV-17.11a, CIV-17.11b); cards bought
	* this round give none yet (CIV-17.10a, CIV-R-40), but protect at once (CIV-R-94).
	*/
	function creditTowards(s, who, card) {
		let sum = 0;
		for (let owned = 0; owned < kinds; owned++) if (s.card[who * kinds + owned]) sum += credit[owned * kinds + card];
		return sum;
	}
	/**
	* Cost minus credits, never below nothing; a card covered by credits is free (CIV-17.15b); what is left over does not
	* pass to another (CIV-R-39).
	*/
	function priceOf(s, who, card) {
		const price = cost[card] - creditTowards(s, who, card);
		return Math.max(price, 0);
	}
	function basketPrice(s, who) {
		let price = 0;
		for (let card = 0; card < kinds; card++) if (s.basket[who * kinds + card]) price += priceOf(s, who, card);
		return price;
	}
	function basketSize(s, who) {
		let n = 0;
		for (let card = 0; card < kinds; card++) n += s.basket[who * kinds + card];
		return n;
	}
	return {
		creditTowards,
		priceOf,
		basketPrice,
		basketSize
	};
}
// games/advanced-civilization/src/query/prices.ts
/**
* What may be bought and what it costs: prices as in plain Civilization (ADV-19.1), from this game's cards (section
* 18); no limit of cards (ADV-12.3, ≠ CIV-17.7b).
*/
/**
* One figure for each owned card (ADV-12.8, ADV-19.2, ADV-R-48), for every card bought (ADV-12.9), compulsory
* (ADV-12.10), down to nothing (ADV-12.11); a card bought now gives none yet (ADV-12.7), and six never do (ADV-19.7).
*/
var { creditTowards, priceOf, basketPrice, basketSize } = makePrices({
	kinds: CARDS,
	cost: CARD_COST,
	credit: CREDIT
});
/** Cards that may pay: all commodities but the Grain laid open in a Famine (ADV-16.3.6). */
var spendable = (s, who, commodity) => s.hand[handOf(who, commodity)] - (commodity === 5 ? s.shown[who] : 0);
/** The cards chosen for payment as sets, Mining included; different commodities never combine (ADV-12.5). */
function paymentValue(s, who) {
	let value = gainInPayment(s, who);
	for (let commodity = 0; commodity < COMMODITIES; commodity++) value += setValue(commodity, s.payment[paidOf(who, commodity)]);
	return value;
}
/** All a player could pay: every card that may be spent and the Treasury. */
var means = (s, who) => handValue(s, who) - setValue(5, s.hand[handOf(who, 5)]) + setValue(5, spendable(s, who, 5)) + gainInHand(s, who) + s.treasury[who];
/**
* One of each kind (ADV-12.2), while there are any (ADV-23.6), with its prerequisite owned before this round's
* purchases (ADV-12.12).
*/
var available = (s, who, card) => !holds(s, who, card) && s.basket[cardOf(who, card)] === 0 && s.copies[card] > 0 && (CARD_NEEDS[card] === -1 || holds(s, who, CARD_NEEDS[card]));
var canTake = (s, who, card) => available(s, who, card) && basketPrice(s, who) + priceOf(s, who, card) <= means(s, who);
// games/advanced-civilization/src/query/succession.ts
/**
* Phase 13 (≠ CIV-20.2b, CIV-20.3, CIV-20.4): epochs ask for cities, groups, cards and points; a marker without the
* cities of its epoch is frozen (ADV-13.10). And the end of the game.
*/
var BABYLON = NATION_IDS.indexOf("babylon");
var LATE_BRONZE = 2;
var EARLY_IRON = 3;
var trackOf = (s, nation) => s.earlyBabylon === 1 && nation === BABYLON ? BABYLON_EARLY : TRACKS[NATION_IDS[nation]];
/** The start arrow counts as Stone Age (ADV-R-52). */
function epochAt(s, nation, position) {
	const { begins } = trackOf(s, nation);
	let epoch = 0;
	while (epoch < 4 && position >= begins[epoch]) epoch++;
	return epoch;
}
/** The number in a cell of the Late Iron Age, 0 elsewhere (ADV-13.8). */
function pointsAt(s, nation, position) {
	const { begins, points } = trackOf(s, nation);
	return points[position - begins[3]] ?? 0;
}
/**
* Cities, groups and cards that the entry of an epoch asks for (ADV-13.3). Cities alone are enough for the Early Bronze
* Age (ADV-13.4); the card value of the Late Iron Age stands in its cells (ADV-13.7).
*/
function mayEnter$1(s, who, epoch) {
	if (s.cities[who] < EPOCH_CITIES[epoch]) return false;
	if (epoch === LATE_BRONZE) return groupsOf(s, who) >= 3;
	if (epoch === EARLY_IRON) return cardCount(s, who) >= 9 && groupsOf(s, who) === GROUPS;
	return true;
}
/** Too few cities for the epoch it stands in (ADV-13.10). */
var isFrozen = (s, who) => s.cities[who] < EPOCH_CITIES[epochAt(s, s.nation[who], s.position[who])];
/** One step forward, none, or one back: in the order of ADV-R-52. */
function stepOf(s, who) {
	const nation = s.nation[who];
	const here = s.position[who];
	const epoch = epochAt(s, nation, here);
	if (s.cities[who] === 0 && epoch !== 0) return -1;
	if (isFrozen(s, who)) return 0;
	const next = here + 1;
	if (next === 16) return cardPoints(s, who) >= pointsAt(s, nation, here) ? 1 : 0;
	const then = epochAt(s, nation, next);
	if (then !== epoch && !mayEnter$1(s, who, then)) return 0;
	return cardPoints(s, who) >= pointsAt(s, nation, next) ? 1 : 0;
}
/** Nobody has a unit left on the board: no rule can bring one back. A ruling of ours. */
function isDeserted(s) {
	for (let seat = 0; seat < s.seats; seat++) if (s.cities[seat] > 0 || s.stock[seat] + s.treasury[seat] < s.tokensEach) return false;
	return true;
}
/** Fewer than two players are left at the table; newcomers who still wait do not count (ADV-R-77). */
function isLonely(s) {
	let n = 0;
	for (let seat = 0; seat < s.seats; seat++) if (!isIdle(s, seat)) n++;
	return n < 2;
}
// games/advanced-civilization/src/bot/library.ts
/**
* The greedy player as a buyer: as much face value as it can afford, groups that are still missing first, whole sets as
* payment.
*/
function chooseCards(s, who, legal) {
	if (legal.n === 1) return legal.at[0];
	if (verbs.giveBack.is(legal.at[0])) return giveBack$1(s, who);
	let best = -1;
	let most = 0;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (!verbs.take.is(code)) continue;
		const value = worth(s, who, verbs.take.arg.card(code));
		if (value > most) {
			most = value;
			best = code;
		}
	}
	if (best !== -1) return best;
	return basketSize(s, who) > 0 ? spendOrPay(s, who, legal) : verbs.done.code();
}
/** What it is worth that a card opens the way to another. */
var OPENS = 60;
/**
* Face value against price, what it will save on cards to come, and a bonus for a group that the next epochs ask for.
* Until there are nine cards, price and savings alone.
*/
function worth(s, who, card) {
	let groups = 0;
	let saves = 0;
	for (let other = 0; other < CARDS; other++) {
		if (holds(s, who, other) || s.basket[cardOf(who, other)]) groups |= CARD_GROUPS[other];
		else saves += CREDIT[card * CARDS + other];
		if (CARD_NEEDS[other] === card) saves += OPENS;
	}
	const early = epochAt(s, s.nation[who], s.position[who]) < 3;
	const fresh = CARD_GROUPS[card] & ~groups;
	const price = priceOf(s, who, card);
	return COUNTS + (early && cardCount(s, who) + basketSize(s, who) < 9 ? saves - 2 * price : CARD_COST[card] * 2 - price + (saves >> 1)) + (early && fresh !== 0 ? 120 : 0);
}
/** Any card counts among the nine that the Early Iron Age asks for. */
var COUNTS = 400;
var kinds = new Int16Array(COMMODITIES);
var MANY = 12;
/**
* Whole holdings that cover what the Treasury does not and are least missed afterwards: single cards first, they buy at
* face and build nothing.
*/
function spendOrPay(s, who, legal) {
	const need = basketPrice(s, who) - s.treasury[who];
	let n = 0;
	for (let commodity = 0; commodity < COMMODITIES && n < MANY; commodity++) if (spendable(s, who, commodity) > 0) kinds[n++] = commodity;
	let best = -1;
	let least = 99999;
	for (let sets = 0; sets < 1 << n; sets++) {
		let value = 0;
		let missed = 0;
		for (let i = 0; i < n; i++) {
			if (!(sets >> i & 1)) continue;
			const cards = spendable(s, who, kinds[i]);
			value += setValue(kinds[i], cards);
			missed += cards === 1 ? 4 * COMMODITY_VALUE[kinds[i]] : 10 * setValue(kinds[i], cards);
		}
		if (value >= need && missed < least) {
			least = missed;
			best = sets;
		}
	}
	for (let i = 0; i < n; i++) {
		const cards = spendable(s, who, kinds[i]);
		if ((best === -1 || best >> i & 1) && cards > s.payment[paidOf(who, kinds[i])]) return verbs.spend.code(kinds[i], cards);
	}
	if (legal.has(verbs.pay.code())) return verbs.pay.code();
	let most = legal.at[0];
	for (let i = 0; i < legal.n; i++) if (verbs.spend.is(legal.at[i]) || verbs.mine.is(legal.at[i])) most = legal.at[i];
	return most;
}
/** The card that is worth least in the hand. */
function giveBack$1(s, who) {
	let best = -1;
	let least = 99999;
	for (let commodity = 0; commodity < COMMODITIES; commodity++) {
		const n = s.hand[handOf(who, commodity)];
		if (n === 0) continue;
		const value = (2 * n - 1) * COMMODITY_VALUE[commodity] + gainOf(commodity, n - 1) / 8;
		if (value < least) {
			least = value;
			best = verbs.giveBack.code(commodity);
		}
	}
	return best;
}
// games/civilization-family/src/bot/market.ts
/**
* The greedy player at market: offers what does least for its own sets, with a calamity if it has one, and takes what
* adds to them.
*/
var MOST_OFFERS = 10;
/** A single card buys little and fills the hand: it counts for less than its face. */
var worthOfSet = (value, n) => n === 1 ? .4 * value : n * n * value;
function makeTrader(verbs, stall) {
	const { kinds, values } = stall;
	const commodities = values.length;
	const worth = (kind, n) => worthOfSet(values[kind], n);
	/** What giving these cards away takes from the sets in hand. */
	function lossOf(s, who, given, from) {
		let loss = 0;
		for (let kind = 0; kind < kinds; kind++) {
			const cards = given[from + kind];
			if (cards === 0) continue;
			const n = s.hand[who * kinds + kind];
			loss += kind < commodities ? worth(kind, n) - worth(kind, n - cards) : stall.calamityCost;
		}
		return loss;
	}
	/** The commodity whose set it wants to complete. */
	function favourite(s, who) {
		let best = -1;
		let most = -999;
		for (let kind = 0; kind < commodities; kind++) {
			const n = s.hand[who * kinds + kind];
			let value = (2 * n + 1) * values[kind] + (n > 1 ? 6 : 0);
			for (let seat = 0; seat < s.seats; seat++) if (seat !== who && s.offerWants[seat] === kind) value -= 5;
			if (n > 0 && value > most) {
				most = value;
				best = kind;
			}
		}
		return best;
	}
	function chooseTrade(s, who, legal, rng) {
		for (let seat = 0; seat < s.seats; seat++) if (legal.has(verbs.agree.code(seat)) && stall.gainFrom(s, who, seat) >= lossOf(s, who, s.offer, who * kinds)) return verbs.agree.code(seat);
		if (s.offersMade[who] < MOST_OFFERS) return reply(s, who) ?? solicit(s, who) ?? (s.offerCards[who] === 0 ? open(s, who, rng) : null) ?? verbs.done.code();
		return verbs.done.code();
	}
	/** The offer of another that would pay best, answered with what they want. */
	function reply(s, who) {
		const want = favourite(s, who);
		let best = null;
		let most = 0;
		for (let seat = 0; seat < s.seats; seat++) {
			if (seat === who || s.offerCards[seat] === 0 || s.offerTo[who] === seat || s.offerTo[seat] !== -1 && s.offerTo[seat] !== who) continue;
			const counts = parcel(s, who, s.offerWants[seat], want, false);
			const profit = counts ? stall.gainFrom(s, who, seat) - lossOf(s, who, counts, 0) : 0;
			if (!counts || profit <= most) continue;
			best = stall.offerOf(s, counts, seat, want, s.offerWants[seat]);
			most = profit;
		}
		return best;
	}
	/** To somebody who wants what it can spare: what it wants itself is said with it. */
	function solicit(s, who) {
		const want = favourite(s, who);
		for (let i = 0; i < s.seats; i++) {
			const seat = (who + 1 + s.offersMade[who] + i) % s.seats;
			const wanted = s.offerWants[seat];
			if (seat === who || wanted === -1 || wanted === want || s.offerTo[who] === seat || s.handSize[seat] < 3) continue;
			if (s.hand[who * kinds + wanted] === 0) continue;
			const counts = parcel(s, who, wanted, want, false);
			const offer = counts && counts[wanted] > 0 ? stall.offerOf(s, counts, seat, want, wanted) : null;
			if (offer) return offer;
		}
		return null;
	}
	function open(s, who, rng) {
		const want = favourite(s, who);
		const counts = parcel(s, who, -1, want, rng.below(2) === 0);
		return counts && stall.offerOf(s, counts, -1, want, dearest(s, who, counts));
	}
	/**
	* Three cards, or a few more of what the other wants: first that, then a calamity, then what is worth least. The
	* favourite stays at home.
	*/
	function parcel(s, who, wanted, favourite, dear) {
		const counts = new Array(kinds).fill(0);
		let n = 0;
		for (let kind = commodities; kind < kinds && n === 0; kind++) if (stall.isTradable(kind) && s.hand[who * kinds + kind] > 0) n += counts[kind] = 1;
		if (wanted !== -1 && wanted !== favourite && s.hand[who * kinds + wanted] <= 3) {
			counts[wanted] = s.hand[who * kinds + wanted];
			n += counts[wanted];
		}
		while (n < 3) {
			let best = -1;
			let least = 99999;
			for (let kind = 0; kind < commodities; kind++) {
				const left = s.hand[who * kinds + kind] - counts[kind];
				if (left === 0 || kind === favourite) continue;
				const cost = dear && left === 1 ? -values[kind] : worth(kind, left) - worth(kind, left - 1);
				if (cost < least) {
					least = cost;
					best = kind;
				}
			}
			if (best === -1) return null;
			counts[best]++;
			n++;
		}
		return counts;
	}
	/** What to name: a card somebody has asked for, or the dearest. */
	function dearest(s, who, counts) {
		let best = -1;
		for (let kind = 0; kind < commodities; kind++) {
			if (counts[kind] === 0) continue;
			for (let seat = 0; seat < s.seats; seat++) if (seat !== who && s.offerWants[seat] === kind) return kind;
			if (best === -1 || values[kind] >= values[best]) best = kind;
		}
		return best;
	}
	/**
	* What it says to an offer that it leaves. As people do, it lets others guess what it collects and lacks; it never
	* names a card that it holds.
	*/
	function declines(s, who, other) {
		const to = s.offerTo[other];
		if (who === other || s.offerCards[other] === 0 || to !== -1 && to !== who) return null;
		if (has(s.agreed[who], other) || s.offerCards[who] > 0 && s.offerTo[who] === other) return null;
		if (!has(owed(s), who) || s.offersMade[who] >= MOST_OFFERS) return { key: "talk.done" };
		const want = favourite(s, who);
		const wanted = s.offerWants[other];
		const counts = parcel(s, who, wanted, want, false);
		if (counts && stall.gainFrom(s, who, other) > lossOf(s, who, counts, 0)) return { key: "talk.busy" };
		if (wanted !== -1 && wanted === want) return {
			key: "talk.mine",
			args: { commodity: stall.commodityIds[want] }
		};
		if (!stall.namesOf(s, other).some((kind) => kind < commodities && s.hand[who * kinds + kind] > 0)) return { key: "talk.noUse" };
		if (stall.isRisky(s, other)) return { key: "talk.risk" };
		return { key: counts ? "talk.less" : "talk.nothing" };
	}
	return {
		chooseTrade,
		declines
	};
}
// games/civilization-family/src/decisions/offer.ts
/**
* A trade offer: hidden cards, with what is stated truly about them (CIV-16.3b). Whatever else is said may be false
* (CIV-16.3c): `want` and `claim` are talk. How many offers a seat has made is counted for bots, who stop some time: no
* rule limits it.
*/
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** More offers than this are not counted: nothing limits them (CIV-16.1b, CIV-16.5). */
var COUNTED = 99;
/** To whom: a seat, or -1 for all; to all unless said. */
var addressee = (action) => action.target ?? action.to ?? -1;
function makeOffer(truth) {
	const { tradeIds, commodityIds, names, isTradable, untradable } = truth;
	const kinds = tradeIds.length;
	const commodities = commodityIds.length;
	const commodityOf = (id) => commodityIds.indexOf(String(id));
	const handOf = (seat, kind) => seat * kinds + kind;
	const params = [
		"verb",
		"cards",
		...Object.keys(names),
		"target",
		"want",
		"claim",
		...truth.understood ?? []
	];
	/** The counts an action names, or null if it is no list of cards. */
	function countsOf(cards) {
		if (!isRecord(cards)) return null;
		const counts = new Array(kinds).fill(0);
		for (const [id, n] of Object.entries(cards)) {
			const kind = tradeIds.indexOf(id);
			if (kind < 0 || !Number.isInteger(n) || n < 1 || n > 9) return null;
			if (!isTradable(kind) && !untradable) return null;
			counts[kind] = n;
		}
		return counts;
	}
	const form = {
		verb: "offer",
		params: {
			cards: [...tradeIds],
			...names,
			target: "a seat, or -1 for all",
			want: ["none", ...commodityIds],
			claim: [...tradeIds]
		},
		check(s, seat, action) {
			const counts = countsOf(action.cards);
			if (!counts || Object.keys(action).some((param) => !params.includes(param))) return refusal("CIV-16.3b", "refuse.offerShape");
			if (action.claim !== void 0 && !countsOf(action.claim)) return refusal("CIV-16.3c", "refuse.offerShape");
			if (action.want !== void 0 && action.want !== null && action.want !== "none" && commodityOf(action.want) < 0) return refusal("CIV-16.3c", "refuse.offerShape");
			const to = addressee(action);
			if (typeof to !== "number" || !Number.isInteger(to) || to < -1 || to >= s.seats || to === seat) return refusal("CIV-16.4", "refuse.twoPlayers");
			let n = 0;
			for (let kind = 0; kind < kinds; kind++) {
				n += counts[kind];
				if (counts[kind] > s.hand[handOf(seat, kind)]) return refusal("CIV-R-36", "refuse.lackCard", { trade: tradeIds[kind] });
				if (counts[kind] > 0 && untradable && !isTradable(kind)) return untradable(kind);
			}
			if (n < 3) return refusal("CIV-16.3a", "refuse.threeCards", { least: 3 });
			return truth.checkNames(s, counts, action);
		},
		apply(s, seat, action, world) {
			const counts = countsOf(action.cards) ?? [];
			clear(s, seat);
			let n = 0;
			for (let kind = 0; kind < kinds; kind++) {
				s.offer[handOf(seat, kind)] = counts[kind];
				n += counts[kind];
			}
			const to = addressee(action);
			s.offerCards[seat] = n;
			s.offerWants[seat] = commodityOf(action.want);
			s.offerTo[seat] = to;
			if (s.offersMade[seat] < COUNTED) s.offersMade[seat]++;
			truth.state(s, seat, counts, action);
			if (to !== -1 && s.handSize[to] >= 3 && !truth.isIdle(s, to)) owes(s, to);
			world.reveal(511);
			if (!world.live) return;
			const want = s.offerWants[seat] === -1 ? "none" : commodityIds[s.offerWants[seat]];
			const claim = action.claim ?? {};
			world.emit(truth.tell(s, {
				seat,
				cards: n,
				want,
				claim,
				hidden: action.cards
			}, to));
		},
		/** Three to six cards of the hand at random, a calamity now and then. */
		sample(s, seat, rng) {
			const hand = [];
			for (let kind = 0; kind < kinds; kind++) if (isTradable(kind)) for (let i = 0; i < s.hand[handOf(seat, kind)]; i++) hand.push(kind);
			if (hand.length < 3) return null;
			const size = 3 + rng.below(Math.min(4, hand.length - 3 + 1));
			const counts = new Array(kinds).fill(0);
			for (let i = 0; i < size; i++) counts[hand.splice(rng.below(hand.length), 1)[0]]++;
			return offerOf(s, counts, someone(s, seat, rng), -1);
		},
		/**
		* A few that a plain list can show: the three least useful cards, with and without a calamity, to all and in
		* answer to each offer.
		*/
		suggest(s, seat) {
			const all = [];
			for (const withCalamity of [true, false]) {
				const counts = leastUseful(s, seat, withCalamity);
				if (!counts) continue;
				for (let to = -1; to < s.seats; to++) {
					if (to === seat || to !== -1 && (s.offerCards[to] === 0 || has(s.agreed[seat], to))) continue;
					const offer = offerOf(s, counts, to, -1);
					if (offer) all.push(offer);
				}
			}
			return all;
		}
	};
	/** An action from counts, naming this commodity first if it can; null if the cards cannot be named as they must. */
	function offerOf(s, counts, to, want, first = -1) {
		const cards = {};
		for (let kind = 0; kind < kinds; kind++) if (counts[kind] > 0) cards[tradeIds[kind]] = counts[kind];
		const named = truth.nameCards(s, counts, first);
		return named && {
			verb: "offer",
			cards,
			...named,
			target: to,
			want: want === -1 ? "none" : commodityIds[want]
		};
	}
	/** Takes an offer back. */
	function clear(s, who) {
		for (let kind = 0; kind < kinds; kind++) s.offer[handOf(who, kind)] = 0;
		s.offerCards[who] = 0;
		s.offerWants[who] = -1;
		s.offerTo[who] = -1;
		s.agreed[who] = 0;
		for (let seat = 0; seat < s.seats; seat++) s.agreed[seat] &= ~bit(who);
		truth.unstate(s, who);
	}
	/** Single cards first, cheap before dear; at most one calamity. */
	function leastUseful(s, seat, withCalamity) {
		const counts = new Array(kinds).fill(0);
		let n = 0;
		if (withCalamity) {
			for (let kind = commodities; kind < kinds && n === 0; kind++) if (isTradable(kind) && s.hand[handOf(seat, kind)] > 0) n += counts[kind] = 1;
		}
		if (withCalamity && n === 0) return null;
		for (let size = 1; size <= 9 && n < 3; size++) for (let kind = 0; kind < commodities && n < 3; kind++) if (s.hand[handOf(seat, kind)] === size) for (let i = 0; i < size && n < 3; i++, n++) counts[kind]++;
		return n >= 3 ? counts : null;
	}
	return {
		form,
		offerOf,
		clear
	};
}
var someone = (s, seat, rng) => {
	const target = rng.below(s.seats * 2);
	return target >= s.seats || target === seat ? -1 : target;
};
/** The commodity of which an offer has most, other than this one; NONE if there is none. */
function mostOf$1(counts, commodities, except = -1) {
	let best = -1;
	for (let kind = 0; kind < commodities; kind++) if (kind !== except && counts[kind] > 0 && (best === -1 || counts[kind] > counts[best])) best = kind;
	return best;
}
// games/advanced-civilization/src/adopted.ts
/** The rule of this game for every rule of Civilization that an adopted decision can name or carries out. */
var SAME = {
	"CIV-4.4a": "ADV-0.2.12",
	"CIV-2.2n": "ADV-0.2.12",
	"CIV-R-103": "ADV-0.2.14",
	"CIV-22.3.11a": "ADV-1.3",
	"CIV-7.1a": "ADV-2.1",
	"CIV-7.1b": "ADV-2.2",
	"CIV-7.2": "ADV-2.3",
	"CIV-7.4": "ADV-2.6",
	"CIV-R-10": "ADV-2.5",
	"CIV-9.1a": "ADV-4.2",
	"CIV-9.1b": "ADV-4.4",
	"CIV-9.2a": "ADV-4.5",
	"CIV-9.2b": "ADV-4.6",
	"CIV-9.3a": "ADV-4.3",
	"CIV-9.4": "ADV-4.9",
	"CIV-9.5": "ADV-4.10",
	"CIV-9.6": "ADV-4.7",
	"CIV-R-11": "ADV-R-12",
	"CIV-R-12": "ADV-4.4",
	"CIV-10.1a": "ADV-5.2",
	"CIV-10.1b": "ADV-5.2",
	"CIV-10.2a": "ADV-5.3",
	"CIV-10.2b": "ADV-5.4",
	"CIV-10.5a": "ADV-5.10",
	"CIV-10.5b": "ADV-5.11",
	"CIV-10.6a": "ADV-5.13",
	"CIV-10.6b": "ADV-5.12",
	"CIV-10.7a": "ADV-5.16",
	"CIV-10.7b": "ADV-5.17",
	"CIV-10.9a": "ADV-5.15",
	"CIV-23.3a": "ADV-5.19",
	"CIV-R-81": "ADV-22.10",
	"CIV-R-91": "ADV-R-14",
	"CIV-R-92": "ADV-R-4",
	"CIV-11.8.2": "ADV-6.18",
	"CIV-12.1a": "ADV-7.1",
	"CIV-12.1b": "ADV-7.2",
	"CIV-12.2a": "ADV-7.4",
	"CIV-12.2b": "ADV-7.4",
	"CIV-12.3": "ADV-7.3",
	"CIV-R-25": "ADV-R-4",
	"CIV-14.2a": "ADV-8.5",
	"CIV-14.2b": "ADV-8.6",
	"CIV-14.3b": "ADV-8.9",
	"CIV-14.3c": "ADV-8.7",
	"CIV-14.4a": "ADV-8.10",
	"CIV-14.4b": "ADV-R-20",
	"CIV-15.7a": "ADV-9.8",
	"CIV-R-33": "ADV-9.3",
	"CIV-16.1a": "ADV-10.1",
	"CIV-16.1b": "ADV-10.9",
	"CIV-16.3a": "ADV-10.4",
	"CIV-16.3b": "ADV-10.5",
	"CIV-16.3c": "ADV-10.6",
	"CIV-16.4": "ADV-10.3",
	"CIV-R-36": "ADV-R-24",
	"CIV-R-107": "ADV-10.13",
	"CIV-22.2.6.1b": "ADV-16.5.3",
	"CIV-22.2.6.1c": "ADV-16.5.7",
	"CIV-22.2.6.3a": "ADV-16.5.10",
	"CIV-22.2.7.3": "ADV-16.7.2",
	"CIV-22.2.9.4": "ADV-R-43",
	"CIV-R-55": "ADV-R-35",
	"CIV-R-56": "ADV-R-35",
	"CIV-22.3.3": "ADV-18.2b",
	"CIV-22.3.8": "ADV-18.8b",
	"CIV-22.3.10a": "ADV-18.4b",
	"CIV-22.3.10c": "ADV-18.4c"
};
var same = (rule) => SAME[rule] ?? rule;
/** The same question, answer and effect; the rules it names are this game's. */
function adopted(plain) {
	const { why } = plain;
	return {
		...plain,
		rule: same(plain.rule),
		...why && { why(s, seat, code) {
			const refused = why(s, seat, code);
			return refused && {
				...refused,
				rule: same(refused.rule)
			};
		} },
		prompt(s, seat) {
			const prompt = plain.prompt(s, seat);
			return {
				...prompt,
				rule: same(prompt.rule)
			};
		}
	};
}
/** The same free form; the rules it names are this game's. */
var adoptedForm = (plain) => ({
	...plain,
	check(s, seat, action) {
		const refused = plain.check(s, seat, action);
		return refused && {
			...refused,
			rule: same(refused.rule)
		};
	}
});
// games/advanced-civilization/src/query/naming.ts
/** Phase 10: which two cards of an offer may be named (≠ CIV-16.3b). */
/**
* Two different commodities of the offer, or its only one twice if at least two are of it (ADV-10.5, ADV-R-23). With
* `naming` by cards any two of the offered cards, whatever they are (ADV-25.3).
*/
function mayName(s, counts, first, second) {
	if (first < 0 || second < 0 || counts[first] === 0 || counts[second] === 0) return false;
	if (s.namesCards === 1) return first !== second || counts[first] >= 2;
	if (first >= COMMODITIES || second >= COMMODITIES) return false;
	if (first !== second) return true;
	for (let commodity = 0; commodity < COMMODITIES; commodity++) if (commodity !== first && counts[commodity] > 0) return false;
	return counts[first] >= 2;
}
// games/advanced-civilization/src/decisions/offer.ts
/**
* What an offer states truly: the number of its cards and two names among them (ADV-10.5, ADV-R-24, ≠ CIV-16.3b: no
* total). All else that is said may be false (ADV-10.6).
*/
var kindOf = (id) => TRADE_IDS.indexOf(String(id));
var made$1 = makeOffer({
	tradeIds: TRADE_IDS,
	commodityIds: COMMODITY_IDS,
	names: {
		commodity: TRADE_IDS,
		other: TRADE_IDS
	},
	isTradable,
	untradable: (kind) => refusal("ADV-10.8", "refuse.notTradable", { trade: TRADE_IDS[kind] }),
	checkNames(s, counts, { commodity, other }) {
		if (mayName(s, counts, kindOf(commodity), kindOf(other))) return null;
		return s.namesCards === 1 ? refusal("ADV-25.3", "refuse.nameTwoCards") : refusal("ADV-R-23", "refuse.nameTwo");
	},
	nameCards(s, counts, wanted) {
		const first = wanted !== -1 && counts[wanted] > 0 ? wanted : mostOf$1(counts, COMMODITIES);
		if (first === -1) return null;
		const next = mostOf$1(counts, COMMODITIES, first);
		const second = next === -1 ? first : next;
		return mayName(s, counts, first, second) ? {
			commodity: TRADE_IDS[first],
			other: TRADE_IDS[second]
		} : null;
	},
	state(s, seat, _, { commodity, other }) {
		s.offerNames[nameOf(seat, 0)] = kindOf(commodity);
		s.offerNames[nameOf(seat, 1)] = kindOf(other);
	},
	unstate(s, seat) {
		s.offerNames[nameOf(seat, 0)] = -1;
		s.offerNames[nameOf(seat, 1)] = -1;
	},
	isIdle: (s, seat) => s.inert[seat] === 1,
	tell(s, facts, to) {
		const [first, second] = [0, 1].map((i) => TRADE_IDS[s.offerNames[nameOf(facts.seat, i)]]);
		const stated = {
			commodity: first,
			other: second
		};
		return to === -1 ? {
			type: "offered",
			...facts,
			...stated
		} : {
			type: "offeredTo",
			target: to,
			...facts,
			...stated
		};
	}
});
var offer = {
	...made$1,
	form: adoptedForm(made$1.form)
};
// games/advanced-civilization/src/bot/market.ts
/** The greedy player at market: what an offer of this game may be worth. */
/** A card nobody has named is worth little, and may be a calamity. */
var UNNAMED = -1;
/** What the two named cards of an offer add to its own sets. */
function gainFrom(s, who, other) {
	const first = s.offerNames[nameOf(other, 0)];
	const second = s.offerNames[nameOf(other, 1)];
	const rest = (s.offerCards[other] - 2) * UNNAMED;
	if (first >= COMMODITIES || second >= COMMODITIES) return -50;
	const n = s.hand[handOf(who, first)];
	if (first === second) return worthOfSet(COMMODITY_VALUE[first], n + 2) - worthOfSet(COMMODITY_VALUE[first], n) + rest;
	const held = s.hand[handOf(who, second)];
	return worthOfSet(COMMODITY_VALUE[first], n + 1) - worthOfSet(COMMODITY_VALUE[first], n) + worthOfSet(COMMODITY_VALUE[second], held + 1) - worthOfSet(COMMODITY_VALUE[second], held) + rest;
}
var { chooseTrade, declines } = makeTrader(verbs, {
	kinds: KINDS,
	values: COMMODITY_VALUE,
	isTradable,
	commodityIds: COMMODITY_IDS,
	namesOf: (s, who) => [s.offerNames[nameOf(who, 0)], s.offerNames[nameOf(who, 1)]],
	isRisky: (s, who) => s.offerCards[who] > 2,
	calamityCost: -20,
	gainFrom,
	offerOf: offer.offerOf
});
// games/advanced-civilization/src/query/attack.ts
/** Phase 6: how many tokens an attack on a city needs, and how many the city becomes. */
/**
* Tokens needed to attack a city: 7; 6 with Engineering, 8 against it, 7 with both (ADV-6.13, ADV-18.7b, ≠
* CIV-22.3.13b). Barbarians and pirates have no cards: give them no seat.
*/
var tokensToAttack = (s, attacker, owner) => 7 - (holds(s, attacker, 4) ? 1 : 0) + (holds(s, owner, 4) ? 1 : 0);
/** What the city becomes: always one token less. */
var garrison = (s, attacker, owner) => tokensToAttack(s, attacker, owner) - 1;
// games/advanced-civilization/src/bot/ways.ts
var ways = {
	tokensToAttack: (s, by, owner) => tokensToAttack(s, by, owner),
	loot: 4,
	citiesAsked: (s, who) => EPOCH_CITIES[epochAt(s, s.nation[who], s.position[who] + 1)]
};
/** The points that the last cell of a nation's row asks, as land that makes up for them. */
function handicap(nation) {
	const { points } = TRACKS[NATION_IDS[nation]];
	return points[points.length - 1] / 100;
}
// games/advanced-civilization/src/bot/greedy.ts
/**
* A simple player: settles and builds like that of plain Civilization, trades for sets, passes calamities on, buys
* towards the next epoch. Deterministic given its rng.
*/
var commonChoice = makeCommonChoice(verbs, decisions, KINDS, ways);
var greedy = (s, seat, legal, rng) => {
	const common = commonChoice(s, seat, legal);
	if (common !== -1) return common;
	switch (asking(s)) {
		case decisions.settle: return chooseStart(s, legal, verbs, handicap);
		case decisions.seize: return bestCity(s, legal);
		case decisions.pillage: return verbs.pillage.code(s.stock[seat] >= 10 ? Math.min(3, s.stock[seat]) : 0);
		case decisions.build: return chooseBuilding(s, seat, legal);
		case decisions.trade: return chooseTrade(s, seat, legal, rng);
		case decisions.acquire: return chooseCards(s, seat, legal);
		case decisions.lose: return chooseLoss(s, seat, legal);
		case decisions.order: return chooseOrder(s, legal);
		case decisions.accuse: return chooseAccused(s, legal);
		case decisions.reduce:
		case decisions.slaves:
		case decisions.coast:
		case decisions.quake:
		case decisions.shake:
		case decisions.betray:
		case decisions.condemn:
		case decisions.raid: return chooseCity(s, seat, legal);
		case decisions.erupt:
		case decisions.plain:
		case decisions.march: return chooseSpot(s, seat, legal);
		case decisions.pick:
		case decisions.annex: return choosePart(legal);
		case decisions.faction: return chooseFaction(s, seat);
		case decisions.convert: return chooseConversion(s, seat, legal);
		default: return legal.at[rng.below(legal.n)];
	}
};
/** Of cities in revolt, one on a site. */
function bestCity(s, legal) {
	for (let i = 0; i < legal.n; i++) if (siteAt(s, verbs.seize.arg.area(legal.at[i])) !== 0) return legal.at[i];
	return legal.at[0];
}
/** A city that the rest of the people can support; with Architecture, the one that takes least from the Treasury. */
function chooseBuilding(s, who, legal) {
	const plain = worthBuilding(s, who, legal, verbs);
	if (verbs.build.is(plain)) return plain;
	let best = plain;
	let least = 99;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (!verbs.raise.is(code) || verbs.raise.arg.treasury(code) >= least) continue;
		if (!supportsOneMore(s, who, settledPopulation(s, who, verbs.raise.arg.area(code)))) continue;
		least = verbs.raise.arg.treasury(code);
		best = code;
	}
	return best;
}
// games/civilization-family/src/bot/scored.ts
/** All other actions together are chosen about once in five times, however many they are. */
var SLIP = 1.5;
function scoreChosen(chosen, legal, out, temperature) {
	const below = temperature * (SLIP + Math.log(Math.max(1, legal.n - 1)));
	for (let i = 0; i < legal.n; i++) out[i] = legal.at[i] === chosen ? 0 : -below;
}
// games/civilization-family/src/bot/value.ts
/** Rounds for which a city pays: longer nobody looks ahead. */
var FAR$1 = 8;
/** A city draws a card a round; what it brings grows with the number of cities, and ends with the game. */
var citiesWorth = (s, seat, roundsLeft) => s.cities[seat] * (12 + 4 * Math.min(roundsLeft, FAR$1));
/** People support cities and become cities; more than about thirty find no room. */
var ROOM = 30;
var peopleWorth = (s, seat, roundsLeft) => Math.min(population(s, seat), ROOM) * (1 + Math.min(roundsLeft, FAR$1) / 4);
/** What the Treasury holds buys at face value, but leaves less to grow from. */
var treasuryWorth = (s, seat) => s.treasury[seat] * .8;
/** Rounds until the first marker can reach the end. */
function roundsLeft(s, line) {
	let far = 0;
	for (let seat = 0; seat < s.seats; seat++) if (s.position[seat] > far) far = s.position[seat];
	const left = Math.max(1, line - far);
	return s.lastRound > 0 ? Math.max(1, Math.min(left, s.lastRound - s.round)) : left;
}
// games/advanced-civilization/src/scoring.ts
var CELL = 100;
var CITY$3 = 50;
var cellPoints = (s, who) => CELL * s.position[who];
var cityPoints = (s, who) => CITY$3 * s.cities[who];
/**
* Cards, commodities as sets with Mining if it is still free (ADV-15.6), Treasury, cells (ADV-15.5) and cities; nothing
* else scores (ADV-15.7, ADV-R-56).
*/
var totalOf = (s, who) => cardPoints(s, who) + handValue(s, who) + gainInHand(s, who) + s.treasury[who] + cellPoints(s, who) + cityPoints(s, who);
/**
* On the finish comes before everything else (ADV-15.2, ADV-R-55) unless points alone decide (ADV-25.1); a nation that
* was left has no place (ADV-R-77).
*/
function rank$1(s, who) {
	if (s.inert[who] === 1) return -1;
	return s.byPoints === 0 && s.position[who] >= 16 ? 1 : 0;
}
/**
* Then the higher total (ADV-15.3), then the marker further along; equals share a place, victory too (ADV-15.4,
* ADV-R-57).
*/
function placeOf(s, who) {
	let place = 1;
	for (let seat = 0; seat < s.seats; seat++) if ((rank$1(s, seat) - rank$1(s, who) || s.total[seat] - s.total[who] || s.position[seat] - s.position[who]) > 0) place++;
	return place;
}
/** Places, totals and their parts, and the rule that ended the game; null while it goes on. */
function outcome(s) {
	if (s.depth > 0 || s.round === 0) return null;
	const seats = Array.from({ length: s.seats }, (_, seat) => seat);
	const cards = seats.map((seat) => cardPoints(s, seat));
	const treasury = Array.from(s.treasury);
	const cells = seats.map((seat) => cellPoints(s, seat));
	const cities = seats.map((seat) => cityPoints(s, seat));
	const scores = Array.from(s.total);
	const trade = seats.map((seat) => scores[seat] - cards[seat] - treasury[seat] - cells[seat] - cities[seat]);
	const [rule, ending] = Array.from(s.position).some((position) => position >= 16) ? s.byPoints === 1 ? ["ADV-25.1", "ending.points"] : ["ADV-15.2", "ending.finish"] : ["ADV-14.2", isDeserted(s) ? "ending.deserted" : isLonely(s) ? "ending.lonely" : "ending.rounds"];
	return {
		places: seats.map((seat) => placeOf(s, seat)),
		scores,
		parts: {
			cards,
			trade,
			treasury,
			cells,
			cities
		},
		rule,
		ending
	};
}
/** How far the game is, from 0 to 1. */
function progress(s) {
	if (s.depth === 0) return 1;
	let far = 0;
	for (let seat = 0; seat < s.seats; seat++) if (s.position[seat] > far) far = s.position[seat];
	return Math.min(.99, Math.max(far / 16, s.lastRound > 0 ? (s.round - 1) / s.lastRound : 0));
}
// games/advanced-civilization/src/bot/thinking.ts
/** What the search needs to know of Advanced Civilization: two rounds ahead, valued by the points of its own score. */
/** A victory, in points. */
var VICTORY = 300;
/** Trade cards buy at what their sets are worth, but not all at once. */
var HAND = .7;
var TEMPERATURE = 1;
var isOver = (s) => s.depth === 0;
var cells = (s, seat) => cellPoints(s, seat) + (isOver(s) && placeOf(s, seat) === 1 ? VICTORY : 0);
var trade$1 = (s, seat) => HAND * (handValue(s, seat) + gainInHand(s, seat));
var thinking = {
	evaluate(s, out) {
		const left = roundsLeft(s, 16);
		for (let seat = 0; seat < s.seats; seat++) out[seat] = isOver(s) ? totalOf(s, seat) + cells(s, seat) - cellPoints(s, seat) : cells(s, seat) + cardPoints(s, seat) + trade$1(s, seat) + treasuryWorth(s, seat) + citiesWorth(s, seat, left) + peopleWorth(s, seat, left);
	},
	parts(s, seat) {
		const left = roundsLeft(s, 16);
		return {
			cells: cells(s, seat),
			cities: citiesWorth(s, seat, left),
			people: peopleWorth(s, seat, left),
			cards: cardPoints(s, seat),
			trade: trade$1(s, seat),
			treasury: treasuryWorth(s, seat)
		};
	},
	scored(view, seat, legal, out, rng) {
		const chosen = greedy(view, seat, legal, rng);
		scoreChosen(typeof chosen === "number" ? chosen : legal.at[0], legal, out, TEMPERATURE);
	},
	ahead: { citizen: 87 },
	spread: [200, 90],
	temperature: TEMPERATURE,
	boundary: (s) => s.round,
	horizon: () => 2,
	isDeep: (view) => DEEP.has(asking(view)),
	/** Nobody leaves a table for want of a better move. */
	isBlunder: (_, __, code) => verbs.leave.is(code)
};
/** Where a comparison of single answers tells more than it costs. */
var DEEP = /* @__PURE__ */ new Set([
	decisions.tax,
	decisions.build,
	decisions.faction
]);
// games/civilization-family/src/losses.ts
var LOSS$1 = {
	famine: 0,
	flood: 1,
	epidemic: 2,
	eruption: 3
};
var BLACK = 1;
/** Tokens of a player that this loss may take from an area. `where`: the flood plain or the volcano. */
function exposedTokens(s, who, area, kind, where) {
	const n = s.tokens[tokensAt(area, who)];
	if (n === 0) return 0;
	if (kind === LOSS$1.flood) return map.plain[area] === where ? n : 0;
	if (kind === LOSS$1.epidemic) return n - 1;
	if (kind === LOSS$1.eruption) return map.volcano[area] === where ? n : 0;
	return n;
}
function exposedCity(s, who, area, kind, where) {
	if (s.city[area] !== who) return false;
	if (kind === LOSS$1.flood) return map.plain[area] === where && siteAt(s, area) !== BLACK;
	return kind !== LOSS$1.eruption || map.volcano[area] === where;
}
/** The token that replaces a city in an Epidemic comes from Stock (CIV-R-60). */
var stockFor = (s, who, kind) => kind === LOSS$1.epidemic ? s.stock[who] : 999;
var nothingExposed = () => ({
	tokens: 0,
	cities: 0,
	areas: 0,
	stock: 0
});
/** Counts it into `exposed`, which the caller keeps: search asks this often. */
function exposedUnits(s, who, kind, where, exposed) {
	exposed.tokens = 0;
	exposed.cities = 0;
	exposed.areas = 0;
	exposed.stock = stockFor(s, who, kind);
	for (let area = 0; area < AREAS; area++) {
		const n = exposedTokens(s, who, area, kind, where);
		const city = exposedCity(s, who, area, kind, where);
		exposed.tokens += n;
		if (city) exposed.cities++;
		if (n > 0 || city) exposed.areas++;
	}
	return exposed;
}
/**
* What must be lost in all: the smallest total of t tokens and c cities of value v that reaches `points`, or
* everything. A city needs a token from Stock or one that has just been removed (`stock`; plenty where no token
* replaces it).
*/
function leastLoss$1(points, tokens, cities, cityPoints, stock) {
	if (points <= 0) return 0;
	let best = -1;
	let most = 0;
	for (let lost = 0; lost <= cities; lost++) {
		const least = lost > stock ? lost - stock : 0;
		if (least > tokens) break;
		const need = points - lost * cityPoints;
		const i = Math.max(need, least);
		if (i <= tokens && (best === -1 || i + lost * cityPoints < best)) best = i + lost * cityPoints;
		if (tokens + lost * cityPoints > most) most = tokens + lost * cityPoints;
	}
	return best === -1 ? most : best;
}
var ON_PLAIN = nothingExposed();
/** Points exposed on a flood plain (CIV-22.2.7.3). */
function exposedPoints(s, who, plain) {
	const exposed = exposedUnits(s, who, LOSS$1.flood, plain, ON_PLAIN);
	return exposed.tokens + 5 * exposed.cities;
}
// games/advanced-civilization/src/query/loss-sums.ts
/**
* The arithmetic of unit-point losses (ADV-R-28, ADV-R-29): tokens count 1 each; a city counts 5 if it is eliminated,
* or 5 less the tokens it leaves if it is reduced. In an Epidemic a city is never eliminated, but leaves as many tokens
* as its owner likes (ADV-R-42). Tokens left come from Stock, which the tokens given join first.
*
* City sums are bits of one number: bit n is set if cities alone can make n points. No loss is above 21, and the least
* excess is below 5, so 32 bits are enough.
*/
var MOST_LEFT = 8;
var emptyHeap = (stock, plague) => ({
	tokens: 0,
	stock,
	cities: 0,
	leaves: new Int16Array(MOST_LEFT),
	plague
});
function addCity(heap, leaves) {
	heap.leaves[leaves]++;
	heap.cities++;
}
var CITY$2 = 5;
var rows = /* @__PURE__ */ new Int32Array(64);
/** What cities alone can make when `stock` tokens are there to be put down. */
function citySums(heap, stock) {
	let need = 0;
	for (let leaves = 1; leaves < MOST_LEFT; leaves++) need += leaves * heap.leaves[leaves];
	if (stock >= need) return withPlenty(heap);
	let sums = fill(heap, stock);
	if (heap.plague) return sums;
	for (let leaves = 2; leaves < MOST_LEFT; leaves++) {
		if (heap.leaves[leaves] === 0) continue;
		heap.leaves[leaves]--;
		fill(heap, stock);
		heap.leaves[leaves]++;
		for (let left = 1; left < leaves && left <= 4 && left <= stock; left++) sums |= rows[stock - left] << CITY$2 - left;
	}
	return sums;
}
function withPlenty(heap) {
	let sums = 1;
	for (let leaves = 0; leaves < MOST_LEFT; leaves++) for (let i = 0; i < heap.leaves[leaves]; i++) {
		let more = heap.plague ? 0 : sums << CITY$2;
		for (let left = heap.plague ? 1 : leaves; left <= leaves && left <= 4; left++) if (left > 0) more |= sums << CITY$2 - left;
		sums |= more;
	}
	return sums;
}
/** `rows[put]`: the sums that put down exactly so many tokens. Returns all sums. */
function fill(heap, stock) {
	for (let put = 0; put <= stock; put++) rows[put] = 0;
	rows[0] = 1;
	for (let leaves = 0; leaves < MOST_LEFT; leaves++) for (let i = 0; i < heap.leaves[leaves]; i++) for (let put = stock; put >= 0; put--) {
		const sums = rows[put];
		if (sums === 0) continue;
		if (!heap.plague) rows[put] |= sums << CITY$2;
		for (let left = heap.plague ? 1 : leaves; left <= leaves && left <= 4 && put + left <= stock; left++) if (left > 0) rows[put + left] |= sums << CITY$2 - left;
	}
	let all = 0;
	for (let put = 0; put <= stock; put++) all |= rows[put];
	return all;
}
/** The smallest total that reaches `points` with these units, or the most there is (ADV-R-29, ADV-16.9.5). */
function leastLoss(heap, points) {
	if (points <= 0) return {
		total: 0,
		tokens: 0
	};
	let best = -1;
	let given = 0;
	const most = Math.min(heap.tokens, points);
	for (let tokens = 0; tokens <= most; tokens++) {
		const need = points - tokens;
		const above = citySums(heap, heap.stock + tokens) >>> need;
		if (above === 0) continue;
		const total = points + 31 - Math.clz32(above & -above);
		if (best < 0 || total <= best) {
			best = total;
			given = tokens;
		}
	}
	return best >= 0 ? {
		total: best,
		tokens: given
	} : {
		total: greatestLoss(heap),
		tokens: heap.tokens
	};
}
/**
* Everything: tokens, and cities eliminated or, in an Epidemic, left with one token each while there are any
* (ADV-R-42).
*/
function greatestLoss(heap) {
	if (!heap.plague) return heap.tokens + CITY$2 * heap.cities;
	const able = heap.stock + heap.tokens;
	return heap.tokens + 4 * Math.min(heap.cities, able);
}
/**
* Fits this loss of a city, that leaves `left` of `leaves` tokens, into a total of `least`? Whoever has put down their
* last tokens for less than a city leaves gives no more tokens.
*/
function cityFits(heap, points, least, leaves, left) {
	const value = CITY$2 - left;
	const { tokens } = heap;
	heap.leaves[leaves]--;
	heap.cities--;
	heap.stock -= left;
	if (!heap.plague && left > 0 && left < leaves) heap.tokens = 0;
	const fits = leastLoss(heap, points - value).total === least - value;
	heap.tokens = tokens;
	heap.stock += left;
	heap.cities++;
	heap.leaves[leaves]++;
	return fits;
}
// games/advanced-civilization/src/query/exposure.ts
/**
* Which units a loss may take (ADV-11.15: never Treasury, ships, Barbarians or pirate cities). Famine, Flood and
* Epidemic as in plain Civilization; Military costs a nation at war with itself points of each faction (ADV-16.5.8).
* Tokens that a reduced city has left are safe from the same loss (ADV-R-28, ADV-R-72).
*/
var LOSS = {
	...LOSS$1,
	war: 4
};
/** `where` of a loss in war: which faction pays, and whether only where the other one is near. */
var FACTION = {
	kept: 0,
	other: 1,
	near: 2
};
/** Whose units these are: a faction of the victim is chosen from by whoever will lead it (ADV-R-36). */
var loserOf = (s, seat, kind) => kind === LOSS.war ? s.war[WAR.victim] : seat;
/** Tokens and city of a faction: `mark` counts those of the other one. */
function factionTokens(s, area, faction) {
	const who = s.war[WAR.victim];
	if (s.city[area] === who) return 0;
	return faction === FACTION.other ? s.mark[area] : s.tokens[tokensAt(area, who)] - s.mark[area];
}
var factionCity = (s, area, faction) => s.city[area] === s.war[WAR.victim] && s.mark[area] === faction;
var factionUnit = (s, area, faction) => factionCity(s, area, faction) || factionTokens(s, area, faction) > 0;
/** Does the area hold or border units of the faction that does not pay? */
function isNear(s, area, faction) {
	const rival = 1 - faction;
	if (factionUnit(s, area, rival)) return true;
	for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++) if (factionUnit(s, ANY.to[i], rival)) return true;
	return false;
}
function atStake(s, area, where) {
	return (where & FACTION.near) === 0 || isNear(s, area, where & 1);
}
function tokensExposed(s, who, area, kind, where) {
	if (s.safe[area] > 0) return 0;
	if (kind !== LOSS.war) return exposedTokens(s, who, area, kind, where);
	const n = factionTokens(s, area, where & 1);
	return n > 0 && atStake(s, area, where) ? n : 0;
}
function cityExposed(s, who, area, kind, where) {
	if (kind !== LOSS.war) return exposedCity(s, who, area, kind, where);
	return factionCity(s, area, where & 1) && atStake(s, area, where);
}
/**
* Has a city of this player, reduced for this loss, found too few tokens in Stock? Then tokens given later would have
* come too late (ADV-R-28).
*/
function hasPutDownTheLast(s, who) {
	if (s.stock[who] > 0) return false;
	for (let area = 0; area < AREAS; area++) if (s.safe[area] > 0 && s.tokens[tokensAt(area, who)] > 0 && s.safe[area] < limitFor(s, area, who)) return true;
	return false;
}
/** What the loss may take, for `leastLoss`. */
function gather(s, who, kind, where) {
	const heap = emptyHeap(s.stock[who], kind === LOSS.epidemic);
	for (let area = 0; area < AREAS; area++) {
		heap.tokens += tokensExposed(s, who, area, kind, where);
		if (cityExposed(s, who, area, kind, where)) addCity(heap, limitFor(s, area, who));
	}
	if (!heap.plague && hasPutDownTheLast(s, who)) heap.tokens = 0;
	return heap;
}
/** Tokens that a city leaves when it is reduced for a loss; 0 if that is not possible (ADV-T-91). */
function leftBy(s, who, area) {
	const limit = limitFor(s, area, who);
	const left = Math.min(s.stock[who], limit);
	return left > 4 ? 0 : left;
}
/**
* Neither the victim, nor the trader of the card (ADV-11.10; so between two players a traded one has no other victim,
* ADV-R-61), nor anybody who has left or waits (ADV-24.4).
*/
function isSpared(s, victim, calamity, target) {
	return target === victim || target === s.giver[calamity] || isIdle(s, target);
}
/** What this player can lose at all. */
function able(s, target, kind) {
	if (kind === LOSS.famine) return strength(s, target);
	if (kind === LOSS.flood) return exposedPoints(s, target, s.plain);
	return greatestLoss(gather(s, target, kind, 0));
}
/** The most that may be ordered: the cap, and what this player can lose. */
function mostFor(s, victim, target, kind, cap) {
	if (kind === LOSS.epidemic ? isSpared(s, victim, EPIDEMIC, target) : target === victim || isIdle(s, target)) return 0;
	let most = able(s, target, kind);
	if (most > cap) most = cap;
	return kind === LOSS.flood && holds(s, target, 4) && most > 7 ? 7 : most;
}
/** What each player may still be ordered to lose. */
function capsOf(s, victim, kind, cap, ordered) {
	const caps = [];
	for (let seat = 0; seat < s.seats; seat++) caps.push(has(ordered, seat) ? 0 : mostFor(s, victim, seat, kind, cap));
	return caps;
}
/** What all of them together may be ordered to lose. */
function roomIn(caps) {
	let room = 0;
	for (const cap of caps) room += cap;
	return room;
}
/**
* Cities this player may still be ordered to reduce: none of the trader (ADV-11.10) or with Theology (ADV-16.11.6,
* ADV-18.24c), one with Philosophy (ADV-16.11.5, ADV-18.19b); both may be of one player (ADV-R-44).
*/
function mostOf(s, victim, target) {
	if (isSpared(s, victim, ICONOCLASM, target) || holds(s, target, THEOLOGY)) return 0;
	const most = holds(s, target, 15) ? 1 : 2;
	return Math.min(most, s.cities[target]) - s.toReduce[target];
}
function whyNot(s, seat, target) {
	if (target === seat || target >= s.seats) return refusal("ADV-16.11.3", "refuse.otherPlayer");
	if (holds(s, target, THEOLOGY)) return refusal("ADV-16.11.6", "refuse.immune", { target });
	if (isSpared(s, seat, ICONOCLASM, target)) return refusal("ADV-11.10", "refuse.immune", { target });
	if (s.cities[target] <= s.toReduce[target]) return refusal("ADV-16.11.3", "refuse.noMoreCities", { target });
	return refusal("ADV-16.11.5", "refuse.oneHeresy", { target });
}
function oneLess(s) {
	const left = slot(s, 0) - 1;
	setSlot(s, 0, left);
	if (left === 0) done(s);
}
/** The victim names the players, one city at a time. */
var accuse = {
	name: "accuse",
	rule: "ADV-16.11.3",
	mode: "one",
	legal(s, seat, out) {
		for (let target = 0; target < s.seats; target++) if (mostOf(s, seat, target) > 0) out.put(verbs.accuse.code(target));
	},
	apply(s, seat, code, world) {
		const target = verbs.accuse.arg.target(code);
		s.toReduce[target]++;
		if (world.live) world.emit({
			type: "accused",
			seat,
			target
		});
		oneLess(s);
	},
	why: (s, seat, code) => verbs.accuse.is(code) ? whyNot(s, seat, verbs.accuse.arg.target(code)) : refusal("ADV-11.11", "refuse.accuseAll", { cities: slot(s, 0) }),
	fallback(s, seat) {
		let target = 0;
		while (mostOf(s, seat, target) <= 0) target++;
		return verbs.accuse.code(target);
	},
	prompt: (s) => ({
		key: "prompt.accuse",
		rule: "ADV-16.11.3",
		args: { cities: slot(s, 0) }
	})
};
// games/civilization-family/src/simultaneous.ts
/**
* Phases that "may be simultaneous" (CIV-5.3b): everyone owes an answer at once, until somebody who has not acted yet
* insists on A.S.T. order (CIV-5.3c, CIV-R-4), or always in order if the table plays so.
*/
var LEFT$1 = 0;
var ORDER = 1;
var IN_ORDER = 1;
var ACTED = 1;
/** The first of these seats in A.S.T. order (CIV-5.2a), or NONE. */
function firstOf(s, mask) {
	for (let i = 0; i < s.seats; i++) if (has(mask, s.succession[i])) return s.succession[i];
	return -1;
}
/** Ask these seats at once, or one after the other if the table plays in order. */
function askTogether(s, decision, mask, first = 0, second = 0) {
	if (mask === 0) return;
	if (s.strict === 1) askInOrder(s, decision, mask, first, second);
	else ask(s, decision, mask, mask, 0, first, second);
}
/** One after the other in A.S.T. order. */
function askInOrder(s, decision, mask, first = 0, second = 0) {
	if (mask !== 0) ask(s, decision, bit(firstOf(s, mask)), mask, IN_ORDER, first, second);
}
/** This seat has finished; in order, the next one is asked. */
function finish(s, seat) {
	const left = slot(s, LEFT$1) & ~bit(seat);
	setSlot(s, LEFT$1, left);
	answered(s, seat);
	if (slot(s, ORDER) === IN_ORDER && left !== 0) owes(s, firstOf(s, left));
}
/**
* Whoever has not acted may insist on A.S.T. order (CIV-R-4), unless they are the first of those who are left: then it
* would change nothing for them.
*/
function listInsist(s, seat, insist, out) {
	if (slot(s, ORDER) === IN_ORDER || has(slot(s, ORDER) >> ACTED, seat)) return;
	if (firstOf(s, slot(s, LEFT$1)) !== seat) out.put(insist.code());
}
/**
* True if the action was the call for A.S.T. order; it binds this phase only. What was done stays done; whoever has not
* finished goes on in order.
*/
function insisted(s, seat, code, insist, world) {
	if (!insist.is(code)) {
		if (slot(s, ORDER) !== IN_ORDER) setSlot(s, ORDER, slot(s, ORDER) | bit(seat) << ACTED);
		return false;
	}
	setSlot(s, ORDER, IN_ORDER);
	const left = slot(s, LEFT$1);
	for (let other = 0; other < s.seats; other++) answered(s, other);
	owes(s, firstOf(s, left));
	if (world.live) world.emit({
		type: "insisted",
		seat
	});
	return true;
}
// games/civilization-family/src/pieces.ts
/** From Stock to the board, as far as the Stock goes (CIV-R-85). Returns how many were placed. */
function place(s, area, who, tokens) {
	const n = Math.min(tokens, s.stock[who]);
	s.stock[who] -= n;
	s.tokens[tokensAt(area, who)] += n;
	return n;
}
/** From the board to Stock. */
function remove(s, area, who, tokens) {
	s.tokens[tokensAt(area, who)] -= tokens;
	s.stock[who] += tokens;
}
function putCity(s, area, who, fresh) {
	s.city[area] = who;
	s.fresh[area] = fresh;
	s.cities[who]++;
}
function removeCity(s, area) {
	s.cities[s.city[area]]--;
	s.city[area] = -1;
	s.fresh[area] = 0;
}
/**
* To reduce a city: tokens up to the population limit take its place (CIV-14.3a), one more with Agriculture
* (CIV-22.3.10c), as many as the Stock holds (CIV-14.4a).
*/
function reduceCity(s, area, world) {
	const who = s.city[area];
	removeCity(s, area);
	const tokens = place(s, area, who, limitFor(s, area, who));
	if (world.live) world.emit({
		type: "reduced",
		seat: who,
		area: AREA_IDS[area],
		tokens
	});
}
/** Spent tokens return from the Treasury to Stock (CIV-9.6, CIV-15.7c, CIV-17.6b). */
function payFromTreasury(s, who, tokens) {
	s.treasury[who] -= tokens;
	s.stock[who] += tokens;
}
// games/civilization-family/src/effects/purchases.ts
/** A purchase is paid: cards are taken, trade cards and tokens go. */
function makeShop(shop) {
	const cards = shop.cardIds.length;
	const commodities = shop.commodityIds.length;
	/** The Treasury pays exactly what the trade cards do not; there is no change. */
	function pay(s, who, world) {
		const price = shop.basketPrice(s, who);
		const value = shop.paymentValue(s, who);
		const tokens = value < price ? price - value : 0;
		const basket = who * cards;
		const payment = who * commodities;
		if (world.live) {
			for (let card = 0; card < cards; card++) if (s.basket[basket + card]) world.emit({
				type: "acquired",
				seat: who,
				card: shop.cardIds[card],
				price: shop.priceOf(s, who, card)
			});
		}
		shop.discard(s, who, world);
		for (let commodity = 0; commodity < commodities; commodity++) {
			const n = s.payment[payment + commodity];
			if (world.live && n > 0) world.emit({
				type: "spent",
				seat: who,
				commodity: shop.commodityIds[commodity],
				cards: n
			});
		}
		shop.spent?.(s, who, world);
		for (let commodity = 0; commodity < commodities; commodity++) s.payment[payment + commodity] = 0;
		payFromTreasury(s, who, tokens);
		for (let card = 0; card < cards; card++) {
			if (s.basket[basket + card] === 0) continue;
			s.basket[basket + card] = 0;
			s.card[basket + card] = 1;
			s.copies[card]--;
		}
		world.reveal(511);
		if (world.live) world.emit({
			type: "paid",
			seat: who,
			price,
			tokens
		});
	}
	/** Is there a card that the Treasury alone could pay? */
	function canPayAny(s, who) {
		for (let card = 0; card < cards; card++) if (shop.isAvailable(s, who, card) && shop.priceOf(s, who, card) <= s.treasury[who]) return true;
		return false;
	}
	return {
		pay,
		canPayAny
	};
}
// games/advanced-civilization/src/effects/stacks.ts
/**
* The nine stacks of trade cards: two commodities and up to two calamities each (≠ CIV-4.2b). Backs are all alike
* (ADV-9.6, ADV-R-7).
*/
var cards$2 = /* @__PURE__ */ new Int16Array(19);
/** The top card, or NONE from an empty stack (ADV-9.3). */
function drawTop(s, stack) {
	const size = s.stackSize[stack];
	if (size === 0) return -1;
	const kind = s.stack[stackAt(stack, size - 1)];
	s.stack[stackAt(stack, size - 1)] = -1;
	s.stackSize[stack]--;
	return kind;
}
/** Into the hand, calamity or not: nothing shows (ADV-9.4, ADV-9.5, ADV-9.6). */
function toHand(s, who, kind, world) {
	s.hand[handOf(who, kind)]++;
	s.handSize[who]++;
	world.reveal(bit(who));
}
function fromHand(s, who, kind) {
	s.hand[handOf(who, kind)]--;
	s.handSize[who]--;
}
/** Spent, surrendered and resolved cards are held apart until all have bought (ADV-R-51). */
function setApart(s, kind) {
	s.apart[kind]++;
}
/**
* Stack by stack what was held apart is shuffled and put under the stack (ADV-12.17), then the non-tradable calamities
* below everything else (ADV-12.18, ≠ CIV-19.6b).
*/
function returnCards(s, world) {
	for (let stack = 0; stack < 9; stack++) {
		let n = 0;
		let bottom = -1;
		for (let kind = 0; kind < KINDS; kind++) {
			if (STACK_OF[kind] !== stack || s.apart[kind] === 0) continue;
			if (!isTradable(kind)) bottom = kind;
			else for (let i = 0; i < s.apart[kind]; i++) cards$2[n++] = kind;
			s.apart[kind] = 0;
		}
		if (n > 1) world.shuffle(cards$2, n);
		const under = n + (bottom === -1 ? 0 : 1);
		if (under === 0) continue;
		for (let i = s.stackSize[stack] - 1; i >= 0; i--) s.stack[stackAt(stack, i + under)] = s.stack[stackAt(stack, i)];
		let at = 0;
		if (bottom !== -1) s.stack[stackAt(stack, at++)] = bottom;
		for (let i = 0; i < n; i++) s.stack[stackAt(stack, at++)] = cards$2[i];
		s.stackSize[stack] += under;
		if (world.live) world.emit({
			type: "returned",
			stack: stack + 1,
			cards: under
		});
	}
}
/**
* The trade cards are shown and held apart (ADV-R-51, ADV-R-78); the Treasury pays exactly what is missing (ADV-12.6).
*/
var { pay: pay$1, canPayAny } = makeShop({
	cardIds: CARD_IDS,
	commodityIds: COMMODITY_IDS,
	isAvailable: available,
	priceOf,
	basketPrice,
	paymentValue,
	discard(s, who) {
		for (let commodity = 0; commodity < COMMODITIES; commodity++) for (let i = s.payment[paidOf(who, commodity)]; i > 0; i--) {
			fromHand(s, who, commodity);
			setApart(s, commodity);
		}
	},
	spent(s, who, world) {
		const raised = minedInPayment(s, who);
		if (raised === -1) return;
		s.mined[who] = 1;
		if (world.live) world.emit({
			type: "mined",
			seat: who,
			commodity: COMMODITY_IDS[raised]
		});
	}
});
/** Exactly the cards above eight are surrendered (ADV-R-69). */
function goOn(s, who, world) {
	if (s.handSize[who] > 8) setSlot(s, 2, slot(s, 2) | bit(who));
	else leaveShop(s, who, world);
}
/** Surrendered openly; Grain laid open may go too (ADV-12.16, ADV-R-34). */
function giveBack(s, who, kind, world) {
	fromHand(s, who, kind);
	setApart(s, kind);
	if (kind === 5 && s.shown[who] > s.hand[handOf(who, 5)]) s.shown[who]--;
	world.reveal(511);
	if (world.live) world.emit({
		type: "gaveBack",
		seat: who,
		trade: TRADE_IDS[kind]
	});
	if (s.handSize[who] <= 8) leaveShop(s, who, world);
}
function leaveShop(s, who, world) {
	if (world.live) world.emit({
		type: "kept",
		seat: who,
		cards: s.handSize[who]
	});
	finish(s, who);
}
/**
* Whoever has cards in hand, or enough in the Treasury for some card, is asked. A single Mysticism makes the order
* matter (ADV-R-62).
*/
function beginPurchases(s) {
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) {
		s.mining[seat] = -2;
		s.mined[seat] = 0;
		if (!isIdle(s, seat) && (s.handSize[seat] > 0 || canPayAny(s, seat))) mask |= bit(seat);
	}
	if (isForTwo(s) && s.copies[8] > 0) askInOrder(s, decisions.acquire, mask);
	else askTogether(s, decisions.acquire, mask);
}
// games/advanced-civilization/src/decisions/acquire-why.ts
/** Why a civilization card may not be bought, or a trade card not be surrendered. */
function whyNotBuy(s, seat, code) {
	if (verbs.take.is(code)) {
		const card = verbs.take.arg.card(code);
		if (holds(s, seat, card) || s.basket[cardOf(seat, card)]) return refusal("ADV-12.2", "refuse.oneOfEach", { card: CARD_IDS[card] });
		if (s.copies[card] === 0) return refusal("ADV-23.6", "refuse.noCopies", { card: CARD_IDS[card] });
		const needs = CARD_NEEDS[card];
		if (needs !== -1 && !holds(s, seat, needs)) return refusal("ADV-12.12", "refuse.needsCard", { card: CARD_IDS[needs] });
		return refusal("ADV-12.4", "refuse.tooDear", {
			price: basketPrice(s, seat) + priceOf(s, seat, card),
			means: means(s, seat)
		});
	}
	if (verbs.pay.is(code)) return refusal("ADV-12.4", "refuse.notPaid", {
		price: basketPrice(s, seat),
		paid: paymentValue(s, seat) + s.treasury[seat]
	});
	if (verbs.spend.is(code)) {
		const commodity = verbs.spend.arg.commodity(code);
		return commodity === 5 && s.shown[seat] > 0 ? refusal("ADV-16.3.6", "refuse.grainShown", { cards: s.shown[seat] }) : refusal("ADV-R-49", "refuse.lackCard", { trade: COMMODITY_IDS[commodity] });
	}
	if (verbs.mine.is(code)) return refusal("ADV-R-50", holds(s, seat, MINING) ? "refuse.mineSpent" : "refuse.mining");
	if (verbs.giveBack.is(code)) return refusal("ADV-R-69", "refuse.onlyAbove", { most: 8 });
	return verbs.done.is(code) ? refusal("ADV-12.14", "refuse.payFirst") : null;
}
function whyNotReturn(s, seat, code) {
	if (!verbs.giveBack.is(code)) return refusal("ADV-12.15", "refuse.eightCards", {
		most: 8,
		cards: s.handSize[seat]
	});
	return refusal("ADV-12.16", "refuse.lackCard", { trade: TRADE_IDS[verbs.giveBack.arg.trade(code)] });
}
// games/advanced-civilization/src/decisions/acquire.ts
/**
* Phase 12, in A.S.T. order or all at once (ADV-12.1, ADV-R-6, ≠ CIV-17.1): one purchase of any number of civilization
* cards (ADV-12.14), then commodities beyond eight are surrendered (ADV-12.15, ≠ CIV-18.0a). Cards are gathered and
* paid for in secret until `pay`: nobody learns from it what a hand could have bought.
*/
var isReturning = (s, who) => has(slot(s, 2), who);
var canPay = (s, who) => basketSize(s, who) > 0 && paymentValue(s, who) + s.treasury[who] >= basketPrice(s, who);
var NO_MINE = 0;
var acquire = {
	name: "acquire",
	rule: "ADV-12.4",
	mode: "open",
	alwaysAsk: true,
	legal(s, seat, out) {
		if (isReturning(s, seat)) {
			for (let commodity = 0; commodity < COMMODITIES; commodity++) if (s.hand[handOf(seat, commodity)] > 0) out.put(verbs.giveBack.code(commodity));
			return;
		}
		listPurchase(s, seat, out);
		listInsist(s, seat, verbs.insist, out);
	},
	apply(s, seat, code, world) {
		if (insisted(s, seat, code, verbs.insist, world)) return;
		if (verbs.take.is(code)) s.basket[cardOf(seat, verbs.take.arg.card(code))] = 1;
		else if (verbs.spend.is(code)) s.payment[paidOf(seat, verbs.spend.arg.commodity(code))] = verbs.spend.arg.cards(code);
		else if (verbs.mine.is(code)) s.mining[seat] = verbs.mine.arg.mined(code) === NO_MINE ? -1 : MINED[verbs.mine.arg.mined(code) - 1];
		else if (verbs.giveBack.is(code)) giveBack(s, seat, verbs.giveBack.arg.trade(code), world);
		else {
			if (verbs.pay.is(code)) pay$1(s, seat, world);
			goOn(s, seat, world);
		}
	},
	why: (s, seat, code) => isReturning(s, seat) ? whyNotReturn(s, seat, code) : whyNotBuy(s, seat, code),
	fallback(s, seat) {
		if (isReturning(s, seat)) {
			let commodity = 0;
			while (s.hand[handOf(seat, commodity)] === 0) commodity++;
			return verbs.giveBack.code(commodity);
		}
		if (basketSize(s, seat) === 0) return verbs.done.code();
		if (canPay(s, seat)) return verbs.pay.code();
		for (let commodity = 0; commodity < COMMODITIES; commodity++) {
			const n = spendable(s, seat, commodity);
			if (n > s.payment[paidOf(seat, commodity)]) return verbs.spend.code(commodity, n);
		}
		return verbs.mine.code(bestOfPayment(s, seat));
	},
	prompt: (s, seat) => isReturning(s, seat) ? {
		key: "prompt.giveBack",
		rule: "ADV-12.15",
		args: {
			cards: s.handSize[seat],
			most: 8
		}
	} : {
		key: "prompt.acquire",
		rule: "ADV-12.4",
		args: {
			price: basketPrice(s, seat),
			paid: paymentValue(s, seat),
			treasury: s.treasury[seat]
		}
	}
};
function listPurchase(s, seat, out) {
	for (let card = 0; card < CARDS; card++) if (canTake(s, seat, card)) out.put(verbs.take.code(card));
	if (basketSize(s, seat) === 0) {
		out.put(verbs.done.code());
		return;
	}
	for (let commodity = 0; commodity < COMMODITIES; commodity++) for (let n = s.payment[paidOf(seat, commodity)] + 1; n <= spendable(s, seat, commodity); n++) out.put(verbs.spend.code(commodity, n));
	if (holds(s, seat, MINING)) listMining(s, seat, out);
	if (canPay(s, seat)) out.put(verbs.pay.code());
}
/** One of the five among the cards spent, or none (ADV-R-70). */
function listMining(s, seat, out) {
	const now = minedInPayment(s, seat);
	if (now !== -1) out.put(verbs.mine.code(NO_MINE));
	for (let i = 0; i < MINED.length; i++) if (MINED[i] !== now && gainOf(MINED[i], s.payment[paidOf(seat, MINED[i])]) > 0) out.put(verbs.mine.code(i + 1));
}
function bestOfPayment(s, seat) {
	let best = NO_MINE;
	let most = 0;
	for (let i = 0; i < MINED.length; i++) {
		const gain = gainOf(MINED[i], s.payment[paidOf(seat, MINED[i])]);
		if (gain > most) {
			most = gain;
			best = i + 1;
		}
	}
	return best;
}
// games/civilization-family/src/effects/take-over.ts
/**
* The end of a Civil War: units that were given up go to whoever has pieces to replace them (CIV-22.2.6.3a, CIV-R-56).
*/
var ABANDONED = {
	tokens: 0,
	cities: 0
};
function countAbandoned(s) {
	ABANDONED.tokens = 0;
	ABANDONED.cities = 0;
	for (let area = 0; area < AREAS; area++) {
		if (s.mark[area] === 0) continue;
		if (s.city[area] === s.war[WAR.victim]) ABANDONED.cities++;
		else ABANDONED.tokens += s.mark[area];
	}
	return ABANDONED;
}
/** One taker after the other; each takes as many units as their pieces allow. A step that comes back. */
var makeNextTaker = (takers) => (s, world) => {
	const units = countAbandoned(s);
	if (units.tokens + units.cities === 0) return;
	const taker = takers.next(s, units);
	if (taker === -1) {
		takers.abandon(s, world);
		return;
	}
	again(s);
	s.war[WAR.asked] |= bit(taker);
	const tokens = Math.min(takers.tokensOf(s, taker), units.tokens);
	const cities = Math.min(takers.citiesOf(s, taker), units.cities);
	const isShortOfTokens = tokens < units.tokens;
	const isShortOfCities = cities < units.cities;
	for (let area = 0; area < AREAS; area++) {
		if (s.mark[area] === 0) continue;
		if (s.city[area] === s.war[WAR.victim]) {
			if (!isShortOfCities) annexCity(s, taker, area, world);
		} else if (!isShortOfTokens) annexTokens(s, taker, area, s.mark[area], world);
	}
	const choiceOfTokens = isShortOfTokens ? tokens : 0;
	const choiceOfCities = isShortOfCities ? cities : 0;
	if (choiceOfTokens + choiceOfCities > 0) ask(s, takers.decision, bit(taker), choiceOfTokens, choiceOfCities);
};
/** Units that fall to the original player simply stay. */
function annexTokens(s, taker, area, tokens, world) {
	const victim = s.war[WAR.victim];
	s.mark[area] -= tokens;
	if (taker === victim) s.war[WAR.stock] -= tokens;
	else {
		remove(s, area, victim, tokens);
		place(s, area, taker, tokens);
	}
	if (world.live) world.emit({
		type: "annexed",
		seat: victim,
		area: AREA_IDS[area],
		tokens,
		by: taker
	});
}
function annexCity(s, taker, area, world) {
	const victim = s.war[WAR.victim];
	s.mark[area] = 0;
	if (taker === victim) s.war[WAR.spare]--;
	else {
		removeCity(s, area);
		putCity(s, area, taker, 0);
	}
	if (world.live) world.emit({
		type: "annexedCity",
		seat: victim,
		area: AREA_IDS[area],
		by: taker
	});
}
var TOKENS = 0;
var CITIES = 1;
var makeAnnex = (verbs) => ({
	name: "annex",
	rule: "CIV-22.2.6.3a",
	mode: "one",
	legal(s, _, out) {
		const victim = s.war[WAR.victim];
		for (let area = 0; area < AREAS; area++) {
			if (s.mark[area] === 0) continue;
			if (s.city[area] === victim) {
				if (slot(s, CITIES) > 0) out.put(verbs.annexCity.code(area));
			} else for (let n = 1; n <= s.mark[area] && n <= slot(s, TOKENS) && n <= s.tokens[tokensAt(area, victim)]; n++) out.put(verbs.annex.code(area, n));
		}
	},
	apply(s, seat, code, world) {
		if (verbs.annexCity.is(code)) {
			setSlot(s, CITIES, slot(s, CITIES) - 1);
			annexCity(s, seat, verbs.annexCity.arg.area(code), world);
		} else {
			setSlot(s, TOKENS, slot(s, TOKENS) - verbs.annex.arg.tokens(code));
			annexTokens(s, seat, verbs.annex.arg.area(code), verbs.annex.arg.tokens(code), world);
		}
		if (slot(s, TOKENS) + slot(s, CITIES) === 0) done(s);
	},
	why: (s, _, code) => verbs.annex.is(code) || verbs.annexCity.is(code) ? refusal("CIV-R-56", "refuse.annex", {
		tokens: slot(s, TOKENS),
		cities: slot(s, CITIES)
	}) : null,
	fallback(s) {
		for (let area = 0; area < AREAS; area++) {
			if (s.mark[area] === 0) continue;
			if (s.city[area] !== s.war[WAR.victim]) {
				if (slot(s, TOKENS) > 0) return verbs.annex.code(area, 1);
			} else if (slot(s, CITIES) > 0) return verbs.annexCity.code(area);
		}
		return verbs.done.code();
	},
	prompt: (s) => ({
		key: "prompt.annex",
		rule: "CIV-22.2.6.3a",
		args: {
			tokens: slot(s, TOKENS),
			cities: slot(s, CITIES)
		}
	})
});
// games/advanced-civilization/src/decisions/annex.ts
/** 16.5 Civil War: a taker short of pieces chooses what to take over, as in plain Civilization (ADV-16.5.10). */
var annex = adopted(makeAnnex(verbs));
// games/advanced-civilization/src/decisions/betray.ts
/** 16.2 Treachery: the trader picks a city of the victim. */
/**
* Any city of the victim (ADV-16.2.1, ADV-R-33). It becomes the trader's, older than those built this round (ADV-R-64);
* without a piece for it, it is eliminated (ADV-16.2.2).
*/
var betray = {
	name: "betray",
	rule: "ADV-16.2.1",
	mode: "one",
	legal(s, _, out) {
		for (let area = 0; area < AREAS; area++) if (s.city[area] === s.victim[TREACHERY]) out.put(verbs.betray.code(area));
	},
	apply(s, seat, code, world) {
		const area = verbs.betray.arg.area(code);
		const victim = s.city[area];
		const able = cityPieces(s, seat) > 0;
		done(s);
		removeCity(s, area);
		if (able) putCity(s, area, seat, 0);
		if (!world.live) return;
		if (able) world.emit({
			type: "betrayed",
			seat: victim,
			area: AREA_IDS[area],
			by: seat
		});
		else world.emit({
			type: "lostCity",
			seat: victim,
			area: AREA_IDS[area]
		});
	},
	why: (_, __, code) => verbs.betray.is(code) ? refusal("ADV-16.2.1", "refuse.notVictimsCity", { area: AREA_IDS[verbs.betray.arg.area(code)] }) : null,
	fallback(s) {
		let area = 0;
		while (s.city[area] !== s.victim[TREACHERY]) area++;
		return verbs.betray.code(area);
	},
	prompt: (s, seat) => ({
		key: "prompt.betray",
		rule: "ADV-16.2.1",
		args: {
			target: s.victim[TREACHERY],
			pieces: cityPieces(s, seat)
		}
	})
};
// games/civilization-family/src/decisions/build.ts
/**
* Phase 7, City construction: six tokens on a city site, twelve elsewhere (CIV-12.2a, CIV-12.2b); optional, several in
* one phase (CIV-R-26).
*/
var makeBuild = (verbs, own) => ({
	name: "build",
	rule: "CIV-12.1a",
	mode: "open",
	legal(s, seat, out) {
		for (let area = 0; area < AREAS; area++) if (canBuild(s, area, seat)) out.put(verbs.build.code(area));
		own.list(s, seat, out);
		out.put(verbs.done.code());
		listInsist(s, seat, verbs.insist, out);
	},
	apply(s, seat, code, world) {
		if (insisted(s, seat, code, verbs.insist, world)) return;
		if (verbs.done.is(code)) {
			finish(s, seat);
			return;
		}
		if (verbs.build.is(code)) {
			const area = verbs.build.arg.area(code);
			remove(s, area, seat, tokensForCity(s, area));
			putCity(s, area, seat, 1);
			if (world.live) world.emit({
				type: "built",
				seat,
				area: AREA_IDS[area]
			});
		} else own.apply(s, seat, code, world);
		if (!canBuildSomewhere(s, seat) && !own.any(s, seat)) finish(s, seat);
	},
	why(s, seat, code) {
		if (!verbs.build.is(code)) return own.why(s, seat, code);
		const area = verbs.build.arg.area(code);
		if (s.city[area] !== -1) return refusal("CIV-12.1b", "refuse.cityThere", { area: AREA_IDS[area] });
		if (s.cities[seat] >= 9) return refusal("CIV-12.3", "refuse.nineCities", { most: 9 });
		if (aloneIn(s, area) !== seat) return refusal("CIV-R-25", "refuse.shared", { area: AREA_IDS[area] });
		const tokens = tokensForCity(s, area);
		return refusal(tokens === 6 ? "CIV-12.2a" : "CIV-12.2b", "refuse.tokensForCity", { tokens });
	},
	fallback: () => verbs.done.code(),
	prompt: (s, seat) => ({
		key: "prompt.build",
		rule: "CIV-12.1a",
		args: { cities: s.cities[seat] }
	})
});
function canBuildSomewhere(s, who) {
	for (let area = 0; area < AREAS; area++) if (canBuild(s, area, who)) return true;
	return false;
}
// games/advanced-civilization/src/decisions/build.ts
/** Phase 7: cities as in plain Civilization, on any site, black or white (ADV-R-3), and with Architecture. */
/**
* Architecture: for one city a round up to half of the tokens come from the Treasury (ADV-7.6, ADV-18.14b, ≠
* CIV-22.3.7).
*/
var isArchitect = (s, who) => holds(s, who, ARCHITECTURE) && s.architect[who] === 0;
/**
* Exactly six or twelve tokens, at least half of them from the area (ADV-R-19), where neither another player nor
* Barbarians have tokens (ADV-7.7).
*/
function canRaise(s, area, who, treasury) {
	const tokens = s.tokens[tokensAt(area, who)];
	if (tokens === 0 || s.city[area] !== -1 || s.cities[who] >= 9 || s.treasury[who] < treasury) return false;
	const need = tokensForCity(s, area);
	return treasury * 2 <= need && tokens + treasury >= need && aloneIn(s, area) === who && inPlay(s, area) && !map.openSea[area];
}
var MOST$3 = 6;
var methods = {
	any(s, seat) {
		if (!isArchitect(s, seat) || s.treasury[seat] === 0) return false;
		for (let area = 0; area < AREAS; area++) for (let treasury = 1; treasury <= MOST$3; treasury++) if (canRaise(s, area, seat, treasury)) return true;
		return false;
	},
	list(s, seat, out) {
		if (!isArchitect(s, seat) || s.treasury[seat] === 0) return;
		for (let area = 0; area < AREAS; area++) for (let treasury = 1; treasury <= MOST$3; treasury++) if (canRaise(s, area, seat, treasury)) out.put(verbs.raise.code(area, treasury));
	},
	apply(s, seat, code, world) {
		const area = verbs.raise.arg.area(code);
		const treasury = verbs.raise.arg.treasury(code);
		const tokens = tokensForCity(s, area) - treasury;
		s.architect[seat] = 1;
		remove(s, area, seat, tokens);
		payFromTreasury(s, seat, treasury);
		putCity(s, area, seat, 1);
		if (world.live) world.emit({
			type: "raised",
			seat,
			area: AREA_IDS[area],
			tokens,
			treasury
		});
	},
	why(s, seat, code) {
		if (!verbs.raise.is(code)) return null;
		const area = verbs.raise.arg.area(code);
		const treasury = verbs.raise.arg.treasury(code);
		const need = tokensForCity(s, area);
		if (!holds(s, seat, ARCHITECTURE)) return refusal("ADV-7.6", "refuse.architecture");
		if (s.architect[seat] === 1) return refusal("ADV-7.6", "refuse.oneRaised");
		if (s.city[area] !== -1) return refusal("ADV-7.2", "refuse.cityThere", { area: AREA_IDS[area] });
		if (s.cities[seat] >= 9) return refusal("ADV-7.3", "refuse.nineCities", { most: 9 });
		if (aloneIn(s, area) !== seat) return refusal("ADV-7.7", "refuse.shared", { area: AREA_IDS[area] });
		if (treasury * 2 > need) return refusal("ADV-R-19", "refuse.halfOnSite", { tokens: need / 2 });
		if (s.treasury[seat] < treasury) return refusal("ADV-7.6", "refuse.treasury", {
			tokens: treasury,
			treasury: s.treasury[seat]
		});
		return refusal("ADV-7.4", "refuse.tokensForCity", { tokens: need });
	}
};
var build = adopted(makeBuild(verbs, methods));
function beginBuilding(s) {
	s.architect.fill(0);
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) if (!isIdle(s, seat) && (canBuildSomewhere(s, seat) || methods.any(s, seat))) mask |= 1 << seat;
	askTogether(s, decisions.build, mask);
}
// games/advanced-civilization/src/query/coast.ts
/** Coastal cities, for Flood and Piracy. */
/** Land with sea water; a lake alone does not make it coastal (ADV-0.1.11). */
var COASTAL = Int16Array.from(AREA_ROWS, (row) => row[1] === "coastal" || row[1] === "island" ? 1 : 0);
var isCoastalCity = (s, area, who) => s.city[area] === who && COASTAL[area] === 1;
function coasts(s, who) {
	let n = 0;
	for (let area = 0; area < AREAS; area++) if (isCoastalCity(s, area, who)) n++;
	return n;
}
// games/advanced-civilization/src/decisions/coast.ts
/** 16.7 Flood: whoever has nothing on any flood plain loses a coastal city. */
/** One coastal city is eliminated, with Engineering only reduced (ADV-16.7.6, ADV-16.7.8, ADV-18.7c). */
var coast = {
	name: "coast",
	rule: "ADV-16.7.6",
	mode: "one",
	legal(s, seat, out) {
		const reduced = holds(s, seat, 4);
		for (let area = 0; area < AREAS; area++) if (isCoastalCity(s, area, seat)) out.put(reduced ? verbs.reduce.code(area) : verbs.loseCity.code(area));
	},
	apply(s, seat, code, world) {
		done(s);
		if (verbs.reduce.is(code)) {
			reduceCity(s, verbs.reduce.arg.area(code), world);
			return;
		}
		const area = verbs.loseCity.arg.area(code);
		removeCity(s, area);
		if (world.live) world.emit({
			type: "lostCity",
			seat,
			area: AREA_IDS[area]
		});
	},
	why(s, seat, code) {
		if (!verbs.reduce.is(code) && !verbs.loseCity.is(code)) return null;
		const area = verbs.reduce.is(code) ? verbs.reduce.arg.area(code) : verbs.loseCity.arg.area(code);
		if (s.city[area] !== seat) return refusal("ADV-16.7.6", "refuse.notYourCity", { area: AREA_IDS[area] });
		return isCoastalCity(s, area, seat) ? refusal("ADV-16.7.8", holds(s, seat, 4) ? "refuse.onlyReduced" : "refuse.engineering") : refusal("ADV-0.1.11", "refuse.notCoastal", { area: AREA_IDS[area] });
	},
	fallback(s, seat) {
		let area = 0;
		while (!isCoastalCity(s, area, seat)) area++;
		return holds(s, seat, 4) ? verbs.reduce.code(area) : verbs.loseCity.code(area);
	},
	prompt: (s, seat) => ({
		key: holds(s, seat, 4) ? "prompt.coastReduced" : "prompt.coast",
		rule: "ADV-16.7.6"
	})
};
// games/advanced-civilization/src/decisions/condemn.ts
/** 16.11 Iconoclasm and Heresy, where the table lets the victim pick the cities (ADV-25.6). */
function mayCondemn(s, seat, area) {
	const owner = s.city[area];
	return owner !== -1 && owner !== 8 && s.mark[area] === 0 && mostOf(s, seat, owner) > 0;
}
/** With `iconoclasmPick` set to the primary victim, the victim picks the cities. */
var condemn = {
	name: "condemn",
	rule: "ADV-25.6",
	mode: "one",
	legal(s, seat, out) {
		for (let area = 0; area < AREAS; area++) if (mayCondemn(s, seat, area)) out.put(verbs.condemn.code(area));
	},
	apply(s, seat, code, world) {
		const area = verbs.condemn.arg.area(code);
		s.mark[area] = 1;
		s.toReduce[s.city[area]]++;
		if (world.live) world.emit({
			type: "condemned",
			seat,
			area: AREA_IDS[area]
		});
		oneLess(s);
	},
	why(s, seat, code) {
		if (!verbs.condemn.is(code)) return refusal("ADV-11.11", "refuse.accuseAll", { cities: slot(s, 0) });
		const area = verbs.condemn.arg.area(code);
		const owner = s.city[area];
		if (owner === -1 || owner === 8 || owner === seat || s.mark[area] === 1) return refusal("ADV-16.11.3", "refuse.otherCity", { area: AREA_IDS[area] });
		return whyNot(s, seat, owner);
	},
	fallback(s, seat) {
		let area = 0;
		while (!mayCondemn(s, seat, area)) area++;
		return verbs.condemn.code(area);
	},
	prompt: (s) => ({
		key: "prompt.condemnAll",
		rule: "ADV-25.6",
		args: { cities: slot(s, 0) }
	})
};
// games/advanced-civilization/src/query/conversion.ts
/** Section 20, Monotheism: whose units a holder may convert. */
/** Adjacent by land to an area with a unit of the holder, who may also have units in it (ADV-20.2, ADV-R-47). */
function isNeighbour(s, seat, area) {
	if (!inPlay(s, area)) return false;
	for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) if (hasUnit(s, LAND.to[i], seat)) return true;
	return false;
}
var resists = (s, who) => holds(s, who, MONOTHEISM) || holds(s, who, THEOLOGY);
/** An area with any unit of another holder of Monotheism or of Theology is barred (ADV-20.5, ADV-18.24b, ADV-R-47). */
function barredBy(s, seat, area) {
	for (let target = 0; target < s.seats; target++) if (target !== seat && hasUnit(s, area, target) && resists(s, target)) return target;
	return -1;
}
/** Every piece needed must be in Stock, a city piece for a city too (ADV-20.4). */
function hasPieces(s, seat, area, target) {
	return s.tokens[tokensAt(area, target)] <= s.stock[seat] && (s.city[area] !== target || cityPieces(s, seat) > 0);
}
/**
* Units of players alone, also of those who have left (ADV-R-63): Barbarians and pirate cities have no seat (ADV-20.6).
*/
var mayConvert = (s, seat, area, target) => target !== seat && hasUnit(s, area, target) && hasPieces(s, seat, area, target);
function anyConversion(s, seat) {
	for (let area = 0; area < AREAS; area++) {
		if (!isNeighbour(s, seat, area) || barredBy(s, seat, area) >= 0) continue;
		for (let target = 0; target < s.seats; target++) if (mayConvert(s, seat, area, target)) return true;
	}
	return false;
}
/** Holders in A.S.T. order, each from the position left by the one before. */
function converters(s, i) {
	if (i >= s.seats) return -1;
	const seat = s.succession[i];
	return holds(s, seat, MONOTHEISM) && !isIdle(s, seat) && anyConversion(s, seat) ? seat : -2;
}
// games/advanced-civilization/src/decisions/convert.ts
/**
* Section 20, Monotheism (no counterpart in plain Civilization): after the last calamity, before the support check,
* also in a round without calamities (ADV-11.16, ADV-20.1, ADV-20.9).
*/
/** One area, or none (ADV-18.23b); if several players have units there the holder chooses one (ADV-20.8). */
var convert = {
	name: "convert",
	rule: "ADV-20.1",
	mode: "one",
	legal(s, seat, out) {
		for (let area = 0; area < AREAS; area++) {
			if (!isNeighbour(s, seat, area) || barredBy(s, seat, area) >= 0) continue;
			for (let target = 0; target < s.seats; target++) if (mayConvert(s, seat, area, target)) out.put(verbs.convert.code(area, target));
		}
		out.put(verbs.done.code());
	},
	apply(s, seat, code, world) {
		done(s);
		if (verbs.convert.is(code)) convertUnits(s, seat, verbs.convert.arg.area(code), verbs.convert.arg.target(code), world);
	},
	why: (s, seat, code) => verbs.convert.is(code) ? whyNotConvert(s, seat, verbs.convert.arg.area(code), verbs.convert.arg.target(code)) : null,
	fallback: () => verbs.done.code(),
	prompt: (s, seat) => ({
		key: "prompt.convert",
		rule: "ADV-20.1",
		args: {
			stock: s.stock[seat],
			pieces: cityPieces(s, seat)
		}
	})
};
/**
* City by city and token by token (ADV-20.3); others stay. No card, no pillage (ADV-20.7); tokens above the limit stay
* until the next Phase 8, two nations above it until Phase 6 (ADV-R-73).
*/
function convertUnits(s, seat, area, target, world) {
	const tokens = s.tokens[tokensAt(area, target)];
	const cities = s.city[area] === target ? 1 : 0;
	if (cities === 1) {
		removeCity(s, area);
		putCity(s, area, seat, 0);
	}
	remove(s, area, target, tokens);
	place(s, area, seat, tokens);
	if (world.live) world.emit({
		type: "converted",
		seat,
		area: AREA_IDS[area],
		target,
		tokens,
		cities
	});
}
function whyNotConvert(s, seat, area, target) {
	const at = { area: AREA_IDS[area] };
	if (target === seat || target >= s.seats || !hasUnit(s, area, target)) return refusal("ADV-20.3", "refuse.nobodyThere", at);
	if (!isNeighbour(s, seat, area)) return refusal("ADV-20.2", "refuse.notNextByLand", at);
	const faithful = barredBy(s, seat, area);
	if (faithful >= 0) return refusal(faithful === target ? "ADV-20.5" : "ADV-R-47", "refuse.faithful", { target: faithful });
	return refusal("ADV-20.4", "refuse.piecesMissing", {
		tokens: s.tokens[tokensAt(area, target)],
		cities: s.city[area] === target ? 1 : 0,
		stock: s.stock[seat],
		pieces: cityPieces(s, seat)
	});
}
// games/civilization-family/src/decisions/erupt.ts
/** A player with units near several volcanoes says which one erupts. */
var VOLCANOES = VOLCANO_IDS.length;
var makeErupt = (verbs, { rule, mayErupt, erupt, refused }) => ({
	name: "erupt",
	rule,
	mode: "one",
	legal(s, seat, out) {
		for (let volcano = 0; volcano < VOLCANOES; volcano++) if (mayErupt(s, seat, volcano)) out.put(verbs.erupt.code(volcano));
	},
	apply(s, seat, code, world) {
		done(s);
		erupt(s, verbs.erupt.arg.volcano(code), seat, world);
	},
	why: (_, __, code) => verbs.erupt.is(code) ? refused : null,
	fallback(s, seat) {
		let volcano = 0;
		while (!mayErupt(s, seat, volcano)) volcano++;
		return verbs.erupt.code(volcano);
	},
	prompt: () => ({
		key: "prompt.erupt",
		rule
	})
});
var erupting = (s, area, volcano) => map.volcano[area] === volcano && inPlay(s, area);
/**
* Unit points of all players by a volcano; 0 if the victim has no city there: tokens alone do not wake it (ADV-16.1.1,
* ADV-R-32).
*/
function eruptionDamage(s, who, volcano) {
	let points = 0;
	let wakes = false;
	for (let area = 0; area < AREAS; area++) {
		if (!erupting(s, area, volcano)) continue;
		for (let seat = 0; seat < s.seats; seat++) points += s.tokens[tokensAt(area, seat)];
		if (s.city[area] !== -1 && s.city[area] !== 8) points += 5;
		if (s.city[area] === who) wakes = true;
	}
	return wakes ? points : 0;
}
function isWorst$1(s, who, volcano) {
	const points = eruptionDamage(s, who, volcano);
	if (points === 0) return false;
	for (let other = 0; other < VOLCANOES; other++) if (eruptionDamage(s, who, other) > points) return false;
	return true;
}
// games/advanced-civilization/src/effects/calamities.ts
/**
* Phase 11 from the moment trading ends (ADV-11.1): holders reveal, at most two strike each player, then all are
* resolved in order (ADV-11.8). A card is in a hand, before its victim (`victim`), or apart until Phase 12 (ADV-R-51).
*/
var MOST$2 = 2;
var CRETE = NATION_IDS.indexOf("crete");
/**
* Whoever holds a calamity is its primary victim, traded or not (ADV-0.1.15, ADV-11.2, ADV-11.3, ADV-R-26); who passed
* it last is its trader (ADV-0.1.17). Both are public now (ADV-R-75).
*/
function reveal(s, world) {
	for (let calamity = 0; calamity < CALAMITIES; calamity++) for (let seat = 0; seat < s.seats; seat++) {
		if (s.hand[handOf(seat, calamityCard(calamity))] === 0) continue;
		const giver = s.from[fromOf(seat, calamity)];
		fromHand(s, seat, calamityCard(calamity));
		s.from[fromOf(seat, calamity)] = -1;
		s.victim[calamity] = seat;
		s.giver[calamity] = giver;
		world.reveal(511);
		if (!world.live) continue;
		world.emit({
			type: "revealed",
			seat,
			calamity: CALAMITY_IDS[calamity]
		});
		if (giver !== -1) world.emit({
			type: "passed",
			seat,
			calamity: CALAMITY_IDS[calamity],
			by: giver
		});
	}
}
function shelve(s, calamity) {
	s.victim[calamity] = -1;
	s.giver[calamity] = -1;
	setApart(s, calamityCard(calamity));
}
var struck = new Int16Array(CALAMITIES);
/**
* Of more than two that strike one player, two at random count; the others are ignored (ADV-11.5, ADV-11.6, ADV-R-27).
* What others suffer by them has no limit (ADV-11.7).
*/
function drawTwo(s, world) {
	spareCrete(s, world);
	for (let seat = 0; seat < s.seats; seat++) {
		let n = 0;
		for (let calamity = 0; calamity < CALAMITIES; calamity++) if (s.victim[calamity] === seat) struck[n++] = calamity;
		for (; n > MOST$2; n--) {
			const out = world.roll(n);
			if (world.live) world.emit({
				type: "spared",
				seat,
				calamity: CALAMITY_IDS[struck[out]]
			});
			shelve(s, struck[out]);
			struck[out] = struck[n - 1];
		}
	}
}
/** Crete never suffers Barbarian Hordes: the card is put aside before the two are drawn (ADV-16.8.1, ADV-R-68). */
function spareCrete(s, world) {
	const who = s.victim[BARBARIAN_HORDES];
	if (who === -1 || s.nation[who] !== CRETE) return;
	harmless(s, BARBARIAN_HORDES, world);
	shelve(s, BARBARIAN_HORDES);
}
/**
* Ascending number, the non-tradable one first (ADV-11.8): a step that comes back until every calamity is resolved;
* none is kept (ADV-11.4).
*/
function nextCalamity(s, world) {
	for (let calamity = 0; calamity < CALAMITIES; calamity++) {
		if (s.victim[calamity] === -1) continue;
		again(s);
		s.mark.fill(0);
		s.safe.fill(0);
		s.toLose.fill(0);
		s.toReduce.fill(0);
		if (s.giver[calamity] !== -1 && isIdle(s, s.giver[calamity])) s.giver[calamity] = -1;
		if (world.live) world.emit({
			type: "calamity",
			seat: s.victim[calamity],
			calamity: CALAMITY_IDS[calamity]
		});
		call(s, programs.volcano + calamity);
		return;
	}
}
/** The last step of every calamity. */
var resolved = (calamity) => (s) => {
	s.mark.fill(0);
	s.safe.fill(0);
	s.toLose.fill(0);
	s.plain = -1;
	shelve(s, calamity);
};
function harmless(s, calamity, world) {
	if (world.live) world.emit({
		type: "harmless",
		seat: s.victim[calamity],
		calamity: CALAMITY_IDS[calamity]
	});
}
/** Everyone else at the table; who has left or waits is never a secondary victim (ADV-24.4, ADV-R-76). */
function others(s, who) {
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) if (seat !== who && !isIdle(s, seat)) mask |= 1 << seat;
	return mask;
}
/** A step of the round: Phase 11 begins. */
var beginCalamities = (s) => call(s, programs.calamities);
/** The last step of the round: nothing of its calamities is left, Grain is free again (ADV-R-34). */
function forgetCalamities(s) {
	s.shown.fill(0);
}
// games/advanced-civilization/src/query/earthquake.ts
/** 16.1 Earthquake: which city, and which second one beside it, make the greatest damage. */
/** Points lost when a city is reduced. */
function reductionDamage(s, area) {
	const owner = s.city[area];
	const left = limitFor(s, area, owner);
	return 5 - Math.min(s.stock[owner], left);
}
/**
* A city of another player that can be the second one: not with Engineering (ADV-16.1.8), no pirate city (ADV-R-32),
* nobody's who has left (ADV-24.4).
*/
function canShake(s, who, area) {
	const owner = s.city[area];
	return owner !== -1 && owner !== 8 && owner !== who && !isIdle(s, owner) && inPlay(s, area) && !holds(s, owner, 4);
}
/**
* The most that a second city beside this one loses; NONE if there is none to lose. It is not optional (ADV-16.1.5).
*/
function secondDamage(s, who, area) {
	let most = -99;
	for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++) {
		if (!canShake(s, who, ANY.to[i])) continue;
		const points = reductionDamage(s, ANY.to[i]);
		if (points > most) most = points;
	}
	return most;
}
/** The victim's own city destroyed, with Engineering reduced (ADV-16.1.7), and the second. */
function quakeDamage(s, who, area) {
	const second = secondDamage(s, who, area);
	return (holds(s, who, 4) ? reductionDamage(s, area) : 5) + (second === -99 ? 0 : second);
}
/** Site and second city are those with the greatest total damage (ADV-16.1.6). */
function greatestQuake(s, who) {
	let most = -99;
	for (let area = 0; area < AREAS; area++) {
		if (s.city[area] !== who) continue;
		const points = quakeDamage(s, who, area);
		if (points > most) most = points;
	}
	return most;
}
var isSecond = (s, who, area, most) => canShake(s, who, area) && reductionDamage(s, area) === most;
// games/advanced-civilization/src/effects/earthquake.ts
/** 16.1 Earthquake: a city of the victim, and a city of another player beside it. */
function beginQuake(s, who, world) {
	const most = greatestQuake(s, who);
	let n = 0;
	let one = -1;
	for (let area = 0; area < AREAS; area++) {
		if (s.city[area] !== who || quakeDamage(s, who, area) !== most) continue;
		n++;
		one = area;
	}
	if (n > 1) ask(s, decisions.quake, bit(who), most);
	else strikeSite(s, who, one, world);
}
function strikeSite(s, who, area, world) {
	if (world.live) world.emit({
		type: "quaked",
		seat: who,
		area: AREA_IDS[area]
	});
	if (holds(s, who, 4)) reduceCity(s, area, world);
	else {
		removeCity(s, area);
		if (world.live) world.emit({
			type: "lostCity",
			seat: who,
			area: AREA_IDS[area]
		});
	}
	const most = secondDamage(s, who, area);
	if (most === -99) return;
	let n = 0;
	let one = -1;
	for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++) {
		if (!isSecond(s, who, ANY.to[i], most)) continue;
		n++;
		one = ANY.to[i];
	}
	if (n > 1) ask(s, decisions.shake, bit(who), area, most);
	else reduceCity(s, one, world);
}
// games/advanced-civilization/src/effects/volcano.ts
/**
* 16.1 Volcanic Eruption or Earthquake: the greatest damage decides, not the victim (≠ CIV-22.2.4.2, CIV-22.2.4.3b).
*/
/**
* A volcano by which the victim has a city erupts (ADV-16.1.3); otherwise the earth shakes (ADV-16.1.4); without any
* city nothing happens (ADV-16.1.10).
*/
function volcanoOrQuake(s, world) {
	const who = s.victim[VOLCANO];
	let n = 0;
	let one = -1;
	for (let volcano = 0; volcano < VOLCANOES; volcano++) {
		if (!isWorst$1(s, who, volcano)) continue;
		n++;
		one = volcano;
	}
	if (n > 1) ask(s, decisions.erupt, bit(who));
	else if (n === 1) eruptVolcano(s, one, who, world);
	else if (s.cities[who] === 0) harmless(s, VOLCANO, world);
	else beginQuake(s, who, world);
}
/**
* All units of all players there are eliminated, ships excepted; Engineering does not help (ADV-16.1.2, ADV-16.1.9),
* Barbarians and pirates are not touched (ADV-11.15).
*/
function eruptVolcano(s, volcano, who, world) {
	if (world.live) world.emit({
		type: "erupted",
		seat: who,
		volcano: VOLCANO_IDS[volcano]
	});
	for (let area = 0; area < AREAS; area++) {
		if (!erupting(s, area, volcano)) continue;
		for (let seat = 0; seat < s.seats; seat++) {
			const tokens = s.tokens[tokensAt(area, seat)];
			if (tokens === 0) continue;
			remove(s, area, seat, tokens);
			if (world.live) world.emit({
				type: "lost",
				seat,
				area: AREA_IDS[area],
				tokens
			});
		}
		if (s.city[area] === -1 || s.city[area] === 8) continue;
		if (world.live) world.emit({
			type: "lostCity",
			seat: s.city[area],
			area: AREA_IDS[area]
		});
		removeCity(s, area);
	}
}
// games/advanced-civilization/src/decisions/erupt.ts
/** 16.1 Volcanic Eruption: the victim chooses among volcanoes of equal damage (ADV-16.1.3). */
var erupt = makeErupt(verbs, {
	rule: "ADV-16.1.3",
	mayErupt: isWorst$1,
	erupt: eruptVolcano,
	refused: refusal("ADV-16.1.3", "refuse.greatestDamage")
});
// games/civilization-family/src/effects/civil-war.ts
/**
* Calamity 4, Civil War, in the steps of CIV-R-100: nominee, the player's choice, the nominee's choice, which faction
* they keep, take-over.
* `mark` holds the chosen units: tokens by number, a city by 1 (a city area holds no tokens in this phase).
*/
var PLENTY = 999;
var LEFT = 0;
var FREE = {
	tokens: 0,
	cities: 0
};
/** Units that nobody has chosen yet. */
function freeUnits(s) {
	const free = FREE;
	const who = s.war[WAR.victim];
	free.tokens = 0;
	free.cities = 0;
	for (let area = 0; area < AREAS; area++) if (s.city[area] === who) free.cities += 1 - s.mark[area];
	else free.tokens += s.tokens[tokensAt(area, who)] - s.mark[area];
	return free;
}
/** Faction sizes are exact (CIV-R-55): what is chosen must leave an exact rest. */
var exact = (points, tokens, cities) => points >= 0 && leastLoss$1(points, tokens, cities, 5, PLENTY) === points;
var makePick = (verbs) => ({
	name: "pick",
	rule: "CIV-22.2.6.1b",
	mode: "one",
	legal(s, _, out) {
		const who = s.war[WAR.victim];
		const left = slot(s, LEFT);
		const free = freeUnits(s);
		const city = exact(left - 5, free.tokens, free.cities - 1);
		for (let area = 0; area < AREAS; area++) {
			if (s.city[area] === who) {
				if (city && s.mark[area] === 0) out.put(verbs.pickCity.code(area));
				continue;
			}
			const most = s.tokens[tokensAt(area, who)] - s.mark[area];
			for (let n = 1; n <= most && n <= left; n++) if (exact(left - n, free.tokens - n, free.cities)) out.put(verbs.pick.code(area, n));
		}
	},
	apply(s, seat, code, world) {
		const city = verbs.pickCity.is(code);
		const area = city ? verbs.pickCity.arg.area(code) : verbs.pick.arg.area(code);
		const n = city ? 1 : verbs.pick.arg.tokens(code);
		s.mark[area] += n;
		setSlot(s, LEFT, slot(s, LEFT) - (city ? 5 : n));
		if (slot(s, LEFT) === 0) done(s);
		if (world.live) world.emit({
			type: "picked",
			seat,
			area: AREA_IDS[area],
			points: city ? 5 : n
		});
	},
	why: (s, _, code) => verbs.pick.is(code) || verbs.pickCity.is(code) ? refusal("CIV-R-55", "refuse.exactFaction", { points: slot(s, LEFT) }) : null,
	fallback(s) {
		const who = s.war[WAR.victim];
		const left = slot(s, LEFT);
		const free = freeUnits(s);
		if (exact(left - 1, free.tokens - 1, free.cities)) {
			for (let area = 0; area < AREAS; area++) if (s.city[area] !== who && s.tokens[tokensAt(area, who)] > s.mark[area]) return verbs.pick.code(area, 1);
		}
		for (let area = 0; area < AREAS; area++) if (s.city[area] === who && s.mark[area] === 0) return verbs.pickCity.code(area);
		return verbs.done.code();
	},
	prompt: (s) => ({
		key: "prompt.pick",
		rule: "CIV-22.2.6.1b",
		args: { points: slot(s, LEFT) }
	})
});
var KEEP_FIRST = 0;
var makeFaction = (verbs) => ({
	name: "faction",
	rule: "CIV-22.2.6.1c",
	mode: "one",
	legal(_, __, out) {
		out.put(verbs.keep.code(0));
		out.put(verbs.keep.code(1));
	},
	apply(s, seat, code, world) {
		const kept = verbs.keep.arg.faction(code);
		done(s);
		if (world.live) world.emit({
			type: "keptFaction",
			seat,
			faction: FACTIONS[kept]
		});
		if (kept === KEEP_FIRST) for (let area = 0; area < AREAS; area++) s.mark[area] = s.city[area] === seat ? 1 - s.mark[area] : s.tokens[tokensAt(area, seat)] - s.mark[area];
	},
	fallback: () => verbs.keep.code(0),
	prompt: () => ({
		key: "prompt.faction",
		rule: "CIV-22.2.6.1c"
	})
});
// games/advanced-civilization/src/decisions/faction.ts
/** 16.5 Civil War: the victim keeps one of the factions, as in plain Civilization (ADV-16.5.7). */
var faction = adopted(makeFaction(verbs));
// games/civilization-family/src/decisions/fight.ts
/**
* Phase 6 in steps (CIV-R-93): areas without a city; the fights before each city; then the attacks on cities one at a
* time, so that every owner has the tokens of all their other conflicts first (CIV-11.8.2). `mark` is set on a city
* that is under attack.
*/
/** An owner of several attacked cities says which comes next (CIV-R-21). */
var makeFight = (verbs, attack) => ({
	name: "fight",
	rule: "CIV-11.8.2",
	mode: "one",
	legal(s, seat, out) {
		for (let area = 0; area < AREAS; area++) if (s.mark[area] === 1 && s.city[area] === seat) out.put(verbs.fight.code(area));
	},
	apply(s, _, code, world) {
		done(s);
		attack(s, verbs.fight.arg.area(code), world);
	},
	why: (_, __, code) => verbs.fight.is(code) ? refusal("CIV-11.8.2", "refuse.notAttacked", { area: AREA_IDS[verbs.fight.arg.area(code)] }) : null,
	fallback(s, seat) {
		for (let area = 0; area < AREAS; area++) if (s.mark[area] === 1 && s.city[area] === seat) return verbs.fight.code(area);
		return verbs.done.code();
	},
	prompt: (s, seat) => ({
		key: "prompt.fight",
		rule: "CIV-11.8.2",
		args: { stock: s.stock[seat] }
	})
});
var rank = /* @__PURE__ */ new Int16Array(9);
/**
* Cycles in which every party removes one token: those without Metalworking first (CIV-22.3.9a, CIV-22.3.9b, CIV-R-19),
* the weaker first (CIV-11.5.1b, CIV-11.5.3), equals together (CIV-11.5.2a); after each such removal the fight may be
* over. `force[p]` are the tokens of each of n parties, `late[p]` is LATE for holders of Metalworking.
* `limit` 0 fights until one party is left (CIV-11.6.3a, CIV-11.7a).
*/
function clash(force, late, n, limit) {
	for (let party = 0; party < n; party++) rank[party] = force[party] === 0 ? 0 : force[party] + late[party];
	let over = settled$1(force, n, limit);
	while (!over) for (let now = nextRank(n, 0); now !== 0 && !over; now = nextRank(n, now)) {
		let fell = false;
		for (let party = 0; party < n; party++) {
			if (rank[party] !== now || force[party] === 0) continue;
			force[party]--;
			fell = true;
		}
		if (fell) over = settled$1(force, n, limit);
	}
}
function nextRank(n, after) {
	let next = 0;
	for (let party = 0; party < n; party++) if (rank[party] > after && (next === 0 || rank[party] < next)) next = rank[party];
	return next;
}
/**
* Only one party has tokens, or the printed limit is no longer exceeded, Agriculture or not (CIV-22.3.10b, CIV-R-20).
*/
function settled$1(force, n, limit) {
	let parties = 0;
	let tokens = 0;
	for (let party = 0; party < n; party++) {
		if (force[party] === 0) continue;
		parties++;
		tokens += force[party];
	}
	return parties <= 1 || limit > 0 && tokens <= limit;
}
/**
* Does an area without a city see a conflict? (CIV-11.1a) A city's area counts as full: any foreign token is enough
* there (CIV-11.1b). Ships never fight (CIV-11.2b).
*/
var contested = (s, area, limit) => nationsIn(s, area) > 1 && crowd(s, area) > limit;
/** The only foreign player with tokens beside a city, or -1. */
function besieger(s, area) {
	for (let party = 0; party < s.seats; party++) if (party !== s.city[area] && s.tokens[tokensAt(area, party)] > 0) return party;
	return -1;
}
// games/civilization-family/src/effects/sieges.ts
/**
* Phase 6, the steps that both games share: areas without a city; the fights before each city; a city that becomes
* tokens, or surrenders. `mark` is set on a city that is under attack.
*/
function makeSieges(ways) {
	const { fightTokens } = ways;
	/** Steps 1 and 2: no Stock matters yet. */
	function openConflicts(s, world) {
		s.mark.fill(0);
		for (let area = 0; area < AREAS; area++) if (s.city[area] === -1 && contested(s, area, map.limit[area])) {
			tellFight(area, "tokens", world);
			fightTokens(s, area, map.limit[area], world);
		}
		for (let area = 0; area < AREAS; area++) if (s.city[area] !== -1 && besieger(s, area) !== -1) approach(s, area, world);
	}
	/**
	* Attackers fight each other and the owner's tokens until one player is left; too few are removed, enough go on to
	* attack.
	*/
	function approach(s, area, world) {
		if (world.live) tellFight(area, ways.kindOf(s, area), world);
		fightTokens(s, area, 0, world);
		const by = besieger(s, area);
		if (by === -1) return;
		const tokens = s.tokens[tokensAt(area, by)];
		if (tokens >= ways.tokensToAttack(s, by, s.city[area])) {
			s.mark[area] = ways.attacked;
			return;
		}
		remove(s, area, by, tokens);
		if (world.live) ways.tellRepelled(s, area, by, tokens, world);
	}
	/** A city that has been removed becomes tokens, and the fight goes on. */
	function defend(s, area, owner, by, tokens, world) {
		place(s, area, owner, tokens);
		if (world.live) world.emit({
			type: "attacked",
			seat: owner,
			area: AREA_IDS[area],
			by
		});
		fightTokens(s, area, map.limit[area], world);
	}
	/**
	* A city that has been removed is the attacker's, unless they have nine in play; it counts as older. True if they
	* took it.
	*/
	function surrender(s, area, owner, by, world) {
		const isTaken = s.cities[by] < 9;
		if (isTaken) putCity(s, area, by, 0);
		const taken = isTaken ? 1 : 0;
		if (world.live) world.emit({
			type: "surrendered",
			seat: owner,
			area: AREA_IDS[area],
			by,
			taken
		});
		return isTaken;
	}
	return {
		openConflicts,
		defend,
		surrender
	};
}
var tellFight = (area, kind, world) => {
	if (world.live) world.emit({
		type: "fought",
		area: AREA_IDS[area],
		kind
	});
};
// games/advanced-civilization/src/effects/city-destroyed.ts
/** What a destroyed city brings (no counterpart in plain Civilization): a card of its owner's hand, then pillage. */
/**
* Only after an attack of a player: neither revolt nor calamity nor Barbarians bring anything (ADV-6.22). `owner` NONE:
* a pirate city, without a hand.
*/
function loot(s, by, owner, world) {
	if (owner !== -1 && s.handSize[owner] > 0) drawFrom(s, by, owner, world);
	if (s.stock[by] > 0) ask(s, decisions.pillage, bit(by));
}
/** At random; in this phase hands hold commodities only. The two of them know the card. */
function drawFrom(s, by, owner, world) {
	let left = world.roll(s.handSize[owner]);
	let kind = 0;
	while (kind < KINDS - 1 && left >= s.hand[handOf(owner, kind)]) left -= s.hand[handOf(owner, kind++)];
	fromHand(s, owner, kind);
	toHand(s, by, kind, world);
	world.reveal(bit(owner));
	if (!world.live) return;
	world.emit({
		type: "looted",
		seat: by,
		target: owner,
		trade: TRADE_IDS[kind]
	});
	world.emit({
		type: "robbed",
		seat: owner,
		by,
		trade: TRADE_IDS[kind]
	});
}
// games/advanced-civilization/src/effects/conflict.ts
/**
* Phase 6: tokens fight as in plain Civilization, with the Barbarians of an area as one more nation without cards
* (ADV-6.25).
*/
var force$2 = /* @__PURE__ */ new Int16Array(9);
var late$2 = /* @__PURE__ */ new Int16Array(9);
/**
* Tokens of every player and of the Barbarians are removed one at a time, fewest first (ADV-6.6), equal forces together
* (ADV-6.7), of several nations in ascending strength (ADV-6.8). Metalworking holds back (ADV-6.9, ADV-18.3b), Military
* does not matter (ADV-6.19). The printed limit counts, without Agriculture (ADV-6.5); `limit` 0: until one is left.
*/
function fightTokens(s, area, limit, world) {
	const wild = barbariansAt(s, area);
	for (let seat = 0; seat < s.seats; seat++) {
		force$2[seat] = s.tokens[tokensAt(area, seat)];
		late$2[seat] = holds(s, seat, 2) ? 64 : 0;
	}
	force$2[s.seats] = s.tokens[wild];
	late$2[s.seats] = 0;
	clash(force$2, late$2, s.seats + 1, limit);
	for (let seat = 0; seat < s.seats; seat++) {
		const fell = s.tokens[tokensAt(area, seat)] - force$2[seat];
		if (fell === 0) continue;
		remove(s, area, seat, fell);
		if (world.live) world.emit({
			type: "fell",
			seat,
			area: AREA_IDS[area],
			tokens: fell
		});
	}
	const fell = s.tokens[wild] - force$2[s.seats];
	s.tokens[wild] = force$2[s.seats];
	if (world.live && fell > 0) world.emit({
		type: "barbariansFell",
		area: AREA_IDS[area],
		tokens: fell
	});
}
// games/advanced-civilization/src/effects/sieges.ts
/**
* Phase 6 in the steps of ADV-R-66: areas without a city; the fights before each city; then the attacks on cities one
* at a time, pirate cities first, so that every owner has the tokens of all their other conflicts first (ADV-6.18).
* Whoever destroys a city takes a card and may pillage (ADV-6.20, ADV-6.21; nothing of the kind in CIV-11.6). `mark`: 1
* an attacked city that may come next, 2 one that must wait.
*/
var NEXT = 1;
var WAITS = 2;
/**
* A city's area counts as full (ADV-6.3); ships take no part (ADV-6.4). Attackers fight each other and the owner's
* tokens until one player is left (ADV-6.14, ADV-6.15); too few are removed (ADV-6.12), enough go on to attack
* (ADV-6.11).
*/
var { openConflicts, defend, surrender } = makeSieges({
	fightTokens,
	tokensToAttack,
	attacked: WAITS,
	kindOf(s, area) {
		const owner = s.city[area];
		return owner === 8 ? "pirates" : s.tokens[tokensAt(area, owner)] > 0 ? "defended" : "city";
	},
	tellRepelled(s, area, by, tokens, world) {
		const owner = s.city[area];
		if (owner === 8) world.emit({
			type: "driven",
			area: AREA_IDS[area],
			by,
			tokens
		});
		else world.emit({
			type: "repelled",
			seat: owner,
			area: AREA_IDS[area],
			by,
			tokens
		});
	}
});
/**
* Step 3: pirate cities, which need no Stock; then cities whose owners have the tokens, owners in A.S.T. order; then
* the rest, in the same order.
*/
function nextAttack(s, world) {
	for (let place = 0; place < AREAS; place++) if (s.mark[place] !== 0 && s.city[place] === 8) {
		again(s);
		attackPirates(s, place, world);
		return;
	}
	let owner = nextOwner(s, true);
	const able = owner !== -1;
	if (!able) owner = nextOwner(s, false);
	if (owner === -1) return;
	again(s);
	let area = -1;
	let several = false;
	for (let place = 0; place < AREAS; place++) {
		if (s.mark[place] === 0 || s.city[place] !== owner) continue;
		s.mark[place] = able && !canStand(s, place) ? WAITS : NEXT;
		if (s.mark[place] === WAITS) continue;
		several = area !== -1;
		if (area === -1) area = place;
	}
	if (several && !isIdle(s, owner)) ask(s, decisions.fight, bit(owner));
	else attack(s, area, world);
}
/** Has the owner the tokens that this city would become? */
var canStand = (s, area) => s.stock[s.city[area]] >= garrison(s, besieger(s, area), s.city[area]);
function nextOwner(s, able) {
	for (let i = 0; i < s.seats; i++) {
		const seat = s.succession[i];
		for (let area = 0; area < AREAS; area++) if (s.mark[area] !== 0 && s.city[area] === seat && (!able || canStand(s, area))) return seat;
	}
	return -1;
}
/**
* The city becomes tokens and the fight goes on, or it surrenders for want of them (ADV-6.16, ADV-R-15, ADV-R-16); with
* `surrender` off the owner puts down what there is (ADV-25.2).
*/
function attack(s, area, world) {
	const owner = s.city[area];
	const by = besieger(s, area);
	const stands = canStand(s, area);
	const tokens = garrison(s, by, owner);
	s.mark[area] = 0;
	removeCity(s, area);
	if (!stands && s.surrender === 1) {
		if (!surrender(s, area, owner, by, world)) loot(s, by, owner, world);
		return;
	}
	defend(s, area, owner, by, tokens, world);
	loot(s, by, owner, world);
}
var force$1 = /* @__PURE__ */ new Int16Array(2);
var late$1 = /* @__PURE__ */ new Int16Array(2);
/**
* A pirate city becomes stand-ins for the fight only; the survivors vanish (ADV-6.23, ADV-R-18). Whoever destroyed it
* may pillage, but there is no hand to draw from (ADV-6.24).
*/
function attackPirates(s, area, world) {
	const by = besieger(s, area);
	s.mark[area] = 0;
	s.city[area] = -1;
	if (world.live) world.emit({
		type: "besieged",
		area: AREA_IDS[area],
		by
	});
	const before = s.tokens[tokensAt(area, by)];
	force$1[0] = before;
	force$1[1] = garrison(s, by, 8);
	clash(force$1, late$1, 2, map.limit[area]);
	const fell = before - force$1[0];
	remove(s, area, by, fell);
	if (world.live) {
		world.emit({
			type: "fell",
			seat: by,
			area: AREA_IDS[area],
			tokens: fell
		});
		world.emit({
			type: "piratesFell",
			seat: by,
			area: AREA_IDS[area]
		});
	}
	loot(s, by, -1, world);
}
// games/advanced-civilization/src/decisions/fight.ts
/** Phase 6: an owner of several attacked cities chooses which fights next (ADV-6.18). */
var fight = adopted(makeFight(verbs, attack));
// games/civilization-family/src/census.ts
function countTokens(s) {
	for (let seat = 0; seat < s.seats; seat++) s.census[seat] = population(s, seat);
	orderBy(s, s.moveOrder, s.census, -1);
}
function tellCensus(s, world) {
	if (!world.live) return;
	for (let i = 0; i < s.seats; i++) world.emit({
		type: "counted",
		seat: s.moveOrder[i],
		tokens: s.census[s.moveOrder[i]],
		place: i + 1
	});
}
/** Seats by a number, ascending (1) or descending (-1); equal ones in A.S.T. order (CIV-5.3a, CIV-23.1). */
function orderBy(s, into, by, direction) {
	for (let i = 0; i < s.seats; i++) {
		const seat = s.succession[i];
		let place = i;
		while (place > 0 && (by[seat] - by[into[place - 1]]) * direction < 0) {
			into[place] = into[place - 1];
			place--;
		}
		into[place] = seat;
	}
}
// games/civilization-family/src/decisions/gold.ts
var GOLD_STACK = 8;
var canBuyGold = (s, who) => s.treasury[who] >= 18 && s.stackSize[GOLD_STACK] > 0;
/**
* Fewest cities first, ties in A.S.T. order (CIV-15.2, CIV-R-31). The numbers are those after the support check
* (CIV-R-87): nothing here changes them.
*/
function orderDraws(s) {
	orderBy(s, s.drawOrder, s.cities, 1);
}
/** The top card of stack 9 for 18 Treasury tokens, sight unseen; it may be Piracy (CIV-15.7b, CIV-R-33). */
var makeGold = (verbs, buy) => ({
	name: "gold",
	rule: "CIV-15.7a",
	mode: "one",
	legal(s, seat, out) {
		if (canBuyGold(s, seat)) out.put(verbs.buyGold.code());
		out.put(verbs.done.code());
	},
	apply(s, seat, code, world) {
		if (verbs.done.is(code)) {
			done(s);
			return;
		}
		payFromTreasury(s, seat, 18);
		buy(s, seat, world);
		if (!canBuyGold(s, seat)) done(s);
	},
	why: (s, seat, code) => verbs.buyGold.is(code) ? s.stackSize[GOLD_STACK] === 0 ? refusal("CIV-R-33", "refuse.noGold") : refusal("CIV-15.7a", "refuse.treasury", {
		tokens: 18,
		treasury: s.treasury[seat]
	}) : null,
	fallback: () => verbs.done.code(),
	prompt: (s, seat) => ({
		key: "prompt.gold",
		rule: "CIV-15.7a",
		args: {
			treasury: s.treasury[seat],
			price: 18
		}
	})
});
// games/advanced-civilization/src/decisions/gold.ts
/**
* Phase 9: the ninth stack, Gold and Ivory, sells for 18 tokens of the Treasury to everybody, with cities or without
* (ADV-9.8, ADV-R-21).
*/
/** It may be Piracy, and is then like one that was drawn (ADV-9.9). The tokens return to Stock (ADV-9.10). */
var gold = adopted(makeGold(verbs, (s, who, world) => {
	const kind = drawTop(s, GOLD_STACK);
	toHand(s, who, kind, world);
	if (world.live) world.emit({
		type: "boughtGold",
		seat: who,
		trade: TRADE_IDS[kind]
	});
}));
// games/civilization-family/src/decisions/grow.ts
/**
* Phase 2, Population expansion (CIV-7.1a, CIV-7.1b): automatic while the Stock lasts, otherwise the owner distributes
* it (CIV-7.4).
*/
/**
* One token where they have one, two where they have more (CIV-7.1a, CIV-7.1b); none beside a city (CIV-7.2); once per
* area (`mark` holds who has).
*/
function growthIn(s, area, who) {
	const n = s.tokens[tokensAt(area, who)];
	if (n === 0 || s.city[area] !== -1 || has(s.mark[area], who)) return 0;
	return n === 1 ? 1 : 2;
}
function growthOf(s, who) {
	let n = 0;
	for (let area = 0; area < AREAS; area++) n += growthIn(s, area, who);
	return n;
}
var makeGrow = (verbs) => ({
	name: "grow",
	rule: "CIV-7.4",
	mode: "open",
	legal(s, seat, out) {
		const room = growthOf(s, seat);
		const stock = s.stock[seat];
		for (let area = 0; area < AREAS; area++) {
			const most = growthIn(s, area, seat);
			for (let n = 1; n <= most && n <= stock; n++) if (room - most + n >= stock) out.put(verbs.grow.code(area, n));
		}
		listInsist(s, seat, verbs.insist, out);
	},
	apply(s, seat, code, world) {
		if (insisted(s, seat, code, verbs.insist, world)) return;
		const area = verbs.grow.arg.area(code);
		const tokens = place(s, area, seat, verbs.grow.arg.tokens(code));
		s.mark[area] |= 1 << seat;
		if (world.live) world.emit({
			type: "grew",
			seat,
			tokens
		});
		if (s.stock[seat] === 0) finish(s, seat);
	},
	why(s, seat, code) {
		if (!verbs.grow.is(code)) return null;
		const area = verbs.grow.arg.area(code);
		const most = growthIn(s, area, seat);
		if (s.city[area] !== -1) return refusal("CIV-7.2", "refuse.cityThere", { area: AREA_IDS[area] });
		if (verbs.grow.arg.tokens(code) > most) return refusal(most === 1 ? "CIV-7.1a" : "CIV-7.1b", "refuse.growth", { most });
		return refusal("CIV-R-10", "refuse.growAll", { stock: s.stock[seat] });
	},
	fallback(s, seat) {
		for (let area = 0; area < AREAS; area++) {
			const n = growthIn(s, area, seat);
			if (n > 0) return verbs.grow.code(area, Math.min(n, s.stock[seat]));
		}
		return verbs.done.code();
	},
	prompt: (s, seat) => ({
		key: "prompt.grow",
		rule: "CIV-7.4",
		args: { stock: s.stock[seat] }
	})
});
/**
* Growth is computed from the tokens at the start of the phase, for each player alone (CIV-R-10). It may exceed the
* limit (CIV-7.3). `idle`: seats that take no part.
*/
function expandPopulation(s, decision, idle, world) {
	s.mark.fill(0);
	let short = 0;
	for (let i = 0; i < s.seats; i++) {
		const seat = s.succession[i];
		if (has(idle, seat)) continue;
		const growth = growthOf(s, seat);
		if (growth > s.stock[seat]) {
			if (s.stock[seat] > 0) short |= 1 << seat;
			continue;
		}
		for (let area = 0; area < AREAS; area++) place(s, area, seat, growthIn(s, area, seat));
		if (world.live && growth > 0) world.emit({
			type: "grew",
			seat,
			tokens: growth
		});
	}
	askTogether(s, decision, short);
}
var clearMarks = (s) => {
	s.mark.fill(0);
};
// games/advanced-civilization/src/decisions/grow.ts
/** Phase 2: whoever has too few tokens in Stock distributes them (ADV-2.6), as in plain Civilization. */
var grow = adopted(makeGrow(verbs));
var expand = (s, world) => expandPopulation(s, decisions.grow, idle(s), world);
// games/civilization-family/src/decisions/settle.ts
/**
* Set-up: in the order of the turn cards each player picks a nation and one of its start areas (CIV-4.4a, CIV-4.4b);
* their marker is on the arrow (CIV-4.4c) and all else in Stock (CIV-4.4d).
*/
var taken$1 = (s, nation) => {
	for (let seat = 0; seat < s.seats; seat++) if (s.nation[seat] === nation) return true;
	return false;
};
var makeSettle = (verbs, { nationOf, isOffered }) => {
	const open = (s, area) => {
		const nation = nationOf(s, area);
		return nation !== -1 && inPlay(s, area) && isOffered(s, nation) && !taken$1(s, nation);
	};
	return {
		name: "settle",
		rule: "CIV-4.4a",
		mode: "one",
		legal(s, _, out) {
			for (let area = 0; area < AREAS; area++) if (open(s, area)) out.put(verbs.found.code(nationOf(s, area), area));
		},
		apply(s, seat, code, world) {
			const nation = verbs.found.arg.nation(code);
			const area = verbs.found.arg.area(code);
			done(s);
			s.nation[seat] = nation;
			place(s, area, seat, 1);
			if (world.live) world.emit({
				type: "settled",
				seat,
				nation: NATION_IDS[nation],
				area: AREA_IDS[area]
			});
		},
		why(s, _, code) {
			if (!verbs.found.is(code)) return null;
			const nation = verbs.found.arg.nation(code);
			const area = verbs.found.arg.area(code);
			if (taken$1(s, nation)) return refusal("CIV-4.4a", "refuse.nationTaken", { nation: NATION_IDS[nation] });
			if (!isOffered(s, nation)) return refusal("CIV-R-103", "refuse.nationOut", { nation: NATION_IDS[nation] });
			if (nationOf(s, area) !== nation) return refusal("CIV-2.2n", "refuse.startArea", { area: AREA_IDS[area] });
			return refusal("CIV-R-103", "refuse.outOfPlay", { area: AREA_IDS[area] });
		},
		fallback(s) {
			for (let area = 0; area < AREAS; area++) if (open(s, area)) return verbs.found.code(nationOf(s, area), area);
			return verbs.done.code();
		},
		prompt: () => ({
			key: "prompt.settle",
			rule: "CIV-4.4a"
		})
	};
};
/** A.S.T. order: the nations from Africa down to Egypt (CIV-5.2a, CIV-R-2). */
function orderSuccession(s) {
	let i = 0;
	for (let nation = 0; nation < NATIONS; nation++) for (let seat = 0; seat < s.seats; seat++) if (s.nation[seat] === nation) s.succession[i++] = seat;
}
// games/advanced-civilization/src/effects/newcomers.ts
/**
* Section 24: newcomers come to the table between rounds and enter play as the beneficiary of a Civil War (no
* counterpart in plain Civilization).
*/
/** Who may come to the table now: an order for `each` (ADV-R-76). */
var yetToCome = (s, i) => {
	if (i >= s.seats) return -1;
	const seat = s.turnCard[i];
	return s.waiting[seat] === 8 ? seat : -2;
};
/** How many have come and wait: the next one to join stands behind them. */
function waitingNow(s) {
	let n = 0;
	for (let seat = 0; seat < s.seats; seat++) if (s.waiting[seat] > 0 && s.waiting[seat] < 8) n++;
	return n;
}
/** A.S.T. order; whoever has no nation yet stands behind all others. A step. */
function orderNations(s) {
	orderSuccession(s);
	let i = s.seats;
	for (let seat = 0; seat < s.seats; seat++) if (s.nation[seat] === -1) s.succession[--i] = seat;
}
/**
* The newcomer whose turn it is to be the beneficiary of a Civil War, or NONE: one for each war, in order of joining
* (ADV-R-76).
*/
function nextNewcomer(s) {
	let best = -1;
	for (let seat = 0; seat < s.seats; seat++) if (s.waiting[seat] > 0 && s.waiting[seat] < 8 && (best === -1 || s.waiting[seat] < s.waiting[best])) best = seat;
	return best;
}
/**
* The newcomer gets copies of the victim's cards and the number of the victim's cell, and plays from now on (ADV-24.2).
*/
function admit(s, newcomer, victim, world) {
	s.waiting[newcomer] = 0;
	s.position[newcomer] = s.position[victim];
	for (let card = 0; card < CARDS; card++) s.card[cardOf(newcomer, card)] = s.card[cardOf(victim, card)];
	if (world.live) world.emit({
		type: "admitted",
		seat: newcomer,
		by: victim
	});
}
// games/advanced-civilization/src/decisions/join.ts
/** Section 24: players who join late choose their nation (no counterpart in plain Civilization). */
function taken(s, nation) {
	for (let seat = 0; seat < s.seats; seat++) if (s.nation[seat] === nation) return true;
	return false;
}
/**
* Between rounds a newcomer takes any unused nation; their pieces are in Stock, their marker on the arrow, and they
* wait (ADV-24.1, ADV-R-76). Or they come later: they are asked again after the next round.
*/
var join = {
	name: "join",
	rule: "ADV-24.1",
	mode: "one",
	legal(s, _, out) {
		for (let nation = 0; nation < NATIONS; nation++) if (!taken(s, nation)) out.put(verbs.join.code(nation));
		out.put(verbs.comeLater.code());
	},
	apply(s, seat, code, world) {
		done(s);
		if (verbs.comeLater.is(code)) return;
		s.waiting[seat] = waitingNow(s) + 1;
		s.nation[seat] = verbs.join.arg.nation(code);
		if (world.live) world.emit({
			type: "joined",
			seat,
			nation: NATION_IDS[s.nation[seat]]
		});
	},
	why(_, __, code) {
		if (!verbs.join.is(code)) return null;
		return refusal("ADV-24.1", "refuse.nationTaken", { nation: NATION_IDS[verbs.join.arg.nation(code)] });
	},
	fallback: () => verbs.comeLater.code(),
	prompt: () => ({
		key: "prompt.join",
		rule: "ADV-24.1"
	})
};
var SHOWN = 2;
var GRAIN_WORTH = 4;
/**
* Pottery: a Grain card laid open saves four points of a Famine (ADV-16.3.5, ADV-18.1b). Everyone with Pottery and
* cards is asked: who has no Grain says nothing by it.
*/
var mayShow = (s, who, kind) => kind === LOSS.famine && holds(s, who, 0) && s.handSize[who] > 0;
var isShowing = (s, who) => mayShow(s, who, slot(s, 0)) && !has(slot(s, SHOWN), who);
/** Grain as held now (ADV-R-34), and no more than helps. */
function mostGrain(s, who) {
	const useful = Math.ceil(s.toLose[who] / GRAIN_WORTH);
	return Math.min(s.hand[handOf(who, 5)], useful);
}
/** Laid open, still in hand, not to be spent this round (ADV-16.3.6, ADV-R-34). */
function layOpen(s, who, cards, world) {
	setSlot(s, SHOWN, slot(s, SHOWN) | bit(who));
	s.shown[who] = cards;
	const left = s.toLose[who] - GRAIN_WORTH * cards;
	s.toLose[who] = Math.max(left, 0);
	world.reveal(511);
	if (world.live) world.emit({
		type: "showed",
		seat: who,
		cards
	});
}
/** The other faction's tokens are counted in `mark`. */
var isOther = (kind, where) => kind === LOSS.war && (where & 1) === FACTION.other;
function pay(s, seat, points) {
	s.toLose[seat] = s.toLose[seat] > points ? s.toLose[seat] - points : 0;
}
function loseTokens(s, seat, who, area, tokens, kind, where, world) {
	remove(s, area, who, tokens);
	if (isOther(kind, where)) s.mark[area] -= tokens;
	pay(s, seat, tokens);
	if (world.live) world.emit({
		type: "lost",
		seat: who,
		area: AREA_IDS[area],
		tokens
	});
}
function loseCity(s, seat, who, area, world) {
	removeCity(s, area);
	s.mark[area] = 0;
	pay(s, seat, 5);
	if (world.live) world.emit({
		type: "lostCity",
		seat: who,
		area: AREA_IDS[area]
	});
}
/** The tokens it leaves are safe from this loss. */
function shrinkCity(s, seat, who, area, tokens, kind, where, world) {
	removeCity(s, area);
	place(s, area, who, tokens);
	s.safe[area] = tokens;
	s.mark[area] = isOther(kind, where) ? tokens : 0;
	pay(s, seat, 5 - tokens);
	if (world.live) world.emit({
		type: "reduced",
		seat: who,
		area: AREA_IDS[area],
		tokens
	});
}
/** Carries out what leaves no choice. True when this player's loss is over. */
function settleLoss(s, seat, kind, where, world) {
	if (s.toLose[seat] <= 0) return true;
	const who = loserOf(s, seat, kind);
	const heap = gather(s, who, kind, where);
	const { tokens, cities, plague } = heap;
	const least = leastLoss(heap, s.toLose[seat]).total;
	if (least === 0) {
		s.toLose[seat] = 0;
		return true;
	}
	if (least < tokens + (plague ? 4 : 5) * cities) return false;
	for (let area = 0; area < AREAS; area++) {
		const n = tokensExposed(s, who, area, kind, where);
		if (n > 0 && tokens > 0) loseTokens(s, seat, who, area, n, kind, where, world);
	}
	for (let area = 0; area < AREAS; area++) {
		if (!cityExposed(s, who, area, kind, where)) continue;
		if (plague) shrinkCity(s, seat, who, area, 1, kind, where, world);
		else loseCity(s, seat, who, area, world);
	}
	s.toLose[seat] = 0;
	return true;
}
/** Ask every one of these seats that has a choice; settle the others. */
function beginLosses(s, seats, kind, where, world) {
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) {
		if (!has(seats, seat) || s.toLose[seat] <= 0) continue;
		if (mayShow(s, seat, kind) || !settleLoss(s, seat, kind, where, world)) mask |= bit(seat);
	}
	if (mask !== 0) ask(s, decisions.lose, mask, kind, where);
}
function strike(s, who, points, world) {
	s.toLose[who] = points;
	if (world.live) world.emit({
		type: "mustLose",
		seat: who,
		points
	});
}
// games/advanced-civilization/src/decisions/lose-why.ts
/** Why a unit may not be lost. */
function whyNotLose(s, seat, code) {
	const kind = slot(s, 0);
	const where = slot(s, 1);
	const who = loserOf(s, seat, kind);
	const points = s.toLose[seat];
	if (isShowing(s, seat)) return verbs.show.is(code) ? refusal("ADV-R-34", "refuse.grain") : refusal("ADV-16.3.5", "refuse.showFirst");
	if (verbs.show.is(code)) return refusal("ADV-16.3.5", "refuse.pottery");
	const area = verbs.lose.is(code) ? verbs.lose.arg.area(code) : verbs.loseCity.is(code) ? verbs.loseCity.arg.area(code) : verbs.shrink.is(code) ? verbs.shrink.arg.area(code) : -1;
	if (area < 0) return null;
	const at = { area: AREA_IDS[area] };
	if (verbs.lose.is(code)) {
		if (s.safe[area] > 0) return refusal("ADV-R-28", "refuse.leftByCity", at);
		if (tokensExposed(s, who, area, kind, where) >= verbs.lose.arg.tokens(code)) return gather(s, who, kind, where).tokens === 0 ? refusal("ADV-R-28", "refuse.tokensFirst") : refusal("ADV-11.14", "refuse.exact", { points });
		return kind === LOSS.epidemic ? refusal("ADV-16.9.4", "refuse.depopulate", at) : whyNotExposed(kind, area);
	}
	if (!cityExposed(s, who, area, kind, where)) return whyNotExposed(kind, area);
	if (verbs.loseCity.is(code) && kind === LOSS.epidemic) return refusal("ADV-16.9.4", "refuse.depopulate", at);
	if (!verbs.shrink.is(code)) return refusal("ADV-11.14", "refuse.exact", { points });
	const tokens = verbs.shrink.arg.tokens(code);
	if (kind === LOSS.epidemic) {
		const most = Math.min(limitFor(s, area, who), 4, s.stock[who]);
		return tokens > most ? refusal("ADV-R-42", "refuse.leaves", {
			...at,
			tokens: most
		}) : refusal("ADV-11.14", "refuse.exact", { points });
	}
	const left = leftBy(s, who, area);
	if (left === 0) return refusal("ADV-R-28", "refuse.countsNothing", at);
	return tokens !== left ? refusal("ADV-0.1.13", "refuse.leaves", {
		...at,
		tokens: left
	}) : refusal("ADV-11.14", "refuse.exact", { points });
}
function whyNotExposed(kind, area) {
	return refusal(kind === LOSS.flood ? "ADV-16.7.3" : kind === LOSS.war ? "ADV-R-36" : "ADV-11.12", "refuse.notExposed", { area: AREA_IDS[area] });
}
// games/advanced-civilization/src/decisions/lose.ts
/**
* The victims of a calamity choose the units they lose (ADV-11.12), one by one, so that every way through meets the
* loss exactly, or with the least excess (ADV-11.14, ADV-R-29). A city may be eliminated, or reduced for less
* (ADV-11.13, ≠ CIV-22.2.12.1). Victims do not influence each other and answer at the same time (ADV-R-31).
*/
var lose = {
	name: "lose",
	rule: "ADV-11.12",
	mode: "open",
	legal(s, seat, out) {
		if (isShowing(s, seat)) for (let n = 0; n <= mostGrain(s, seat); n++) out.put(verbs.show.code(n));
		else listLosses(s, seat, out);
	},
	apply(s, seat, code, world) {
		const kind = slot(s, 0);
		const where = slot(s, 1);
		const who = loserOf(s, seat, kind);
		if (verbs.show.is(code)) layOpen(s, seat, verbs.show.arg.cards(code), world);
		else if (verbs.loseCity.is(code)) loseCity(s, seat, who, verbs.loseCity.arg.area(code), world);
		else if (verbs.shrink.is(code)) shrinkCity(s, seat, who, verbs.shrink.arg.area(code), verbs.shrink.arg.tokens(code), kind, where, world);
		else loseTokens(s, seat, who, verbs.lose.arg.area(code), verbs.lose.arg.tokens(code), kind, where, world);
		if (!isShowing(s, seat) && settleLoss(s, seat, kind, where, world)) answered(s, seat);
	},
	why: whyNotLose,
	fallback(s, seat) {
		if (isShowing(s, seat)) return verbs.show.code(mostGrain(s, seat));
		return firstLoss(s, seat);
	},
	prompt(s, seat) {
		const points = s.toLose[seat];
		if (isShowing(s, seat)) return {
			key: "prompt.show",
			rule: "ADV-16.3.5",
			args: { points }
		};
		if (slot(s, 0) === LOSS.war) return {
			key: "prompt.loseFaction",
			rule: "ADV-16.5.8",
			args: { points }
		};
		return slot(s, 0) === LOSS.epidemic ? {
			key: "prompt.loseSick",
			rule: "ADV-16.9.4",
			args: { points }
		} : {
			key: "prompt.lose",
			rule: "ADV-11.14",
			args: { points }
		};
	}
};
var UNKNOWN = -1;
var MOST_LIMIT = 8;
var tested = /* @__PURE__ */ new Int8Array(64);
/** A city that leaves `left` tokens (0: eliminated). */
function mayTake(heap, points, least, limit, left) {
	const i = limit * MOST_LIMIT + left;
	if (tested[i] === UNKNOWN) tested[i] = cityFits(heap, points, least, limit, left) ? 1 : 0;
	return tested[i] === 1;
}
function listLosses(s, seat, out) {
	const kind = slot(s, 0);
	const where = slot(s, 1);
	const who = loserOf(s, seat, kind);
	const points = s.toLose[seat];
	const heap = gather(s, who, kind, where);
	const { total: least, tokens: most } = leastLoss(heap, points);
	tested.fill(UNKNOWN);
	for (let area = 0; area < AREAS; area++) {
		if (cityExposed(s, who, area, kind, where)) {
			const limit = limitFor(s, area, who);
			if (kind === LOSS.epidemic) {
				for (let tokens = 1; tokens <= limit && tokens <= 4 && tokens <= s.stock[who]; tokens++) if (mayTake(heap, points, least, limit, tokens)) out.put(verbs.shrink.code(area, tokens));
				continue;
			}
			if (mayTake(heap, points, least, limit, 0)) out.put(verbs.loseCity.code(area));
			const left = leftBy(s, who, area);
			if (left > 0 && mayTake(heap, points, least, limit, left)) out.put(verbs.shrink.code(area, left));
			continue;
		}
		const here = tokensExposed(s, who, area, kind, where);
		for (let n = 1; n <= here && n <= most; n++) out.put(verbs.lose.code(area, n));
	}
}
/** Tokens first, then a city with as much left of it as can be. */
function firstLoss(s, seat) {
	const kind = slot(s, 0);
	const where = slot(s, 1);
	const who = loserOf(s, seat, kind);
	const points = s.toLose[seat];
	const heap = gather(s, who, kind, where);
	const { total: least, tokens: most } = leastLoss(heap, points);
	if (most > 0) {
		for (let area = 0; area < AREAS; area++) if (tokensExposed(s, who, area, kind, where) > 0) return verbs.lose.code(area, 1);
	}
	for (let area = 0; area < AREAS; area++) {
		if (!cityExposed(s, who, area, kind, where)) continue;
		const limit = limitFor(s, area, who);
		if (kind === LOSS.epidemic) {
			for (let tokens = Math.min(limit, 4, s.stock[who]); tokens >= 1; tokens--) if (cityFits(heap, points, least, limit, tokens)) return verbs.shrink.code(area, tokens);
			continue;
		}
		const left = leftBy(s, who, area);
		if (left > 0 && cityFits(heap, points, least, limit, left)) return verbs.shrink.code(area, left);
		if (cityFits(heap, points, least, limit, 0)) return verbs.loseCity.code(area);
	}
	return verbs.done.code();
}
// games/advanced-civilization/src/query/horde-damage.ts
/**
* What Barbarians would do in an area, tried out in the head (ADV-R-39): the greatest damage to the victim decides
* where they go.
*/
var force = /* @__PURE__ */ new Int16Array(9);
var late = /* @__PURE__ */ new Int16Array(9);
/** Barbarians have no cards (ADV-16.8.5); the seat after the last is theirs. */
var barbarians = (s) => s.seats;
var CITY = 5;
var isPlayersCity = (s, area) => s.city[area] !== -1 && s.city[area] !== 8;
/** Tokens that the owner of an attacked city puts down: it never surrenders (ADV-R-41). */
function defenders(s, owner) {
	const n = garrison(s, barbarians(s), owner);
	return Math.min(s.stock[owner], n);
}
/** Seven for a city, eight against Engineering. */
var enough = (s, band, owner) => band >= tokensToAttack(s, barbarians(s), owner);
/** Unit points that the victim would lose if `band` more Barbarians came to an area. */
function damageTo(s, victim, area, band) {
	const wild = barbarians(s);
	let others = 0;
	for (let seat = 0; seat < s.seats; seat++) {
		force[seat] = s.tokens[tokensAt(area, seat)];
		late[seat] = holds(s, seat, 2) ? 64 : 0;
		others += force[seat];
	}
	force[wild] = s.tokens[barbariansAt(s, area)] + band;
	late[wild] = 0;
	const before = force[victim] + (s.city[area] === victim ? CITY : 0);
	if (before === 0) return 0;
	let after = 0;
	if (isPlayersCity(s, area)) {
		const owner = s.city[area];
		clash(force, late, s.seats + 1, 0);
		if (!enough(s, force[wild], owner)) return before - force[victim] - (owner === victim ? CITY : 0);
		force[owner] += defenders(s, owner);
		clash(force, late, s.seats + 1, map.limit[area]);
		after = force[victim];
	} else {
		if (others + force[wild] > map.limit[area]) clash(force, late, s.seats + 1, map.limit[area]);
		after = force[victim];
	}
	return before - after;
}
// games/advanced-civilization/src/decisions/settle.ts
/**
* Set-up: nations and start areas by the board in play (ADV-0.2.12, ADV-0.2.14), marker on the arrow and the rest in
* Stock (ADV-0.2.13); with two players each nation has one start of its own (ADV-23.5, ≠ CIV-4.4b).
*/
var HAZELNUT = boardNamed("hazelnut");
var HAZELNUT_START = Int16Array.from(AREA_IDS, (id) => NATION_IDS.findIndex((nation) => HAZELNUT_STARTS[nation] === id));
var OFFERED = Int16Array.from(BOARD_IDS, (id) => NATIONS_ON[id].reduce((mask, nation) => mask | 1 << NATION_IDS.indexOf(nation), 0));
/** The nation that starts in an area, or NONE; also where its Barbarians arrive (ADV-16.8.2). */
var startOf = (s, area) => (s.board === HAZELNUT ? HAZELNUT_START[area] : map.start[area]) ?? -1;
var settle = adopted(makeSettle(verbs, {
	nationOf: startOf,
	isOffered: (s, nation) => (OFFERED[s.board] >> nation & 1) === 1
}));
function isEmpty(s, area) {
	for (let seat = 0; seat < s.seats; seat++) if (hasUnit(s, area, seat)) return false;
	return true;
}
/** A start area of the victim's nation in play, without a pirate city. */
var isLanding = (s, victim, area) => startOf(s, area) === s.nation[victim] && inPlay(s, area) && s.city[area] !== 8;
/**
* Where they do the victim the greatest damage (ADV-16.8.2); where the victim has no unit in any, an empty one, else
* any (ADV-16.8.3).
*/
function landings(s, victim) {
	let found = [];
	let most = 0;
	for (let area = 0; area < AREAS; area++) {
		if (!isLanding(s, victim, area) || !hasUnit(s, area, victim)) continue;
		const damage = damageTo(s, victim, area, 15);
		if (damage < most) continue;
		if (damage > most) found = [];
		most = damage;
		found.push(area);
	}
	if (found.length > 0) return found;
	const all = starts(s, victim);
	const empty = all.filter((area) => isEmpty(s, area));
	return empty.length > 0 ? empty : all;
}
function starts(s, victim) {
	const found = [];
	for (let area = 0; area < AREAS; area++) if (isLanding(s, victim, area)) found.push(area);
	return found;
}
/** They never cross open sea (ADV-16.8.9) nor enter the area of a pirate city (ADV-R-46, ADV-21.7). */
var mayEnter = (s, area) => inPlay(s, area) && map.openSea[area] === 0 && s.city[area] !== 8;
/** Not through a city that they are too few to attack. */
var mayPass = (s, area, band) => mayEnter(s, area) && (s.city[area] === -1 || enough(s, band, s.city[area]));
/** Units of the victim and of no other player; Barbarians there do not matter. */
function isVictimsAlone(s, victim, area) {
	if (!hasUnit(s, area, victim)) return false;
	for (let seat = 0; seat < s.seats; seat++) if (seat !== victim && hasUnit(s, area, seat)) return false;
	return true;
}
/** Tokens above the limit where they stand (ADV-16.8.6). */
function excess(s, area) {
	const n = s.tokens[barbariansAt(s, area)] - map.limit[area];
	return Math.max(n, 0);
}
/**
* Every step is judged by itself, by the damage it does at once (ADV-16.8.7, ADV-16.8.8): first to areas of the victim
* alone, then towards the nearest units they can hurt (ADV-16.8.10).
*/
function waysOn(s, victim, from, band) {
	let found = [];
	let most = 1;
	for (let i = ANY.at[from]; i < ANY.at[from + 1]; i++) {
		const area = ANY.to[i];
		if (!mayEnter(s, area) || !isVictimsAlone(s, victim, area)) continue;
		const damage = damageTo(s, victim, area, band);
		if (damage < most) continue;
		if (damage > most) found = [];
		most = damage;
		found.push(area);
	}
	return found.length > 0 ? found : waysToNearest(s, victim, from, band);
}
var FAR = 999;
var queue = new Int16Array(AREAS);
var distance = new Int16Array(AREAS);
var leads = new Int16Array(AREAS);
/**
* The nearest areas where they would hurt the victim, of these those with the greatest damage, and the first steps of
* all shortest ways there.
*/
function waysToNearest(s, victim, from, band) {
	distance.fill(FAR);
	distance[from] = 0;
	let head = 0;
	let tail = 0;
	queue[tail++] = from;
	let near = FAR;
	let most = 0;
	leads.fill(0);
	while (head < tail) {
		const area = queue[head++];
		if (distance[area] >= near) break;
		if (area !== from && !mayPass(s, area, band)) continue;
		for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++) {
			const next = ANY.to[i];
			if (distance[next] !== FAR || !mayEnter(s, next)) continue;
			distance[next] = distance[area] + 1;
			queue[tail++] = next;
			const damage = s.tokens[tokensAt(next, victim)] > 0 || s.city[next] === victim ? damageTo(s, victim, next, band) : 0;
			if (damage <= 0) continue;
			near = distance[next];
			if (damage < most) continue;
			if (damage > most) leads.fill(0);
			most = damage;
			leads[next] = 1;
		}
	}
	const found = [];
	if (near === FAR) return found;
	for (let steps = near; steps > 1; steps--) for (let order = 0; order < tail; order++) {
		const next = queue[order];
		if (distance[next] !== steps || leads[next] === 0) continue;
		for (let i = ANY.at[next]; i < ANY.at[next + 1]; i++) {
			const area = ANY.to[i];
			if (distance[area] === steps - 1 && mayPass(s, area, band)) leads[area] = 1;
		}
	}
	for (let i = ANY.at[from]; i < ANY.at[from + 1]; i++) if (leads[ANY.to[i]] === 1 && distance[ANY.to[i]] === 1) found.push(ANY.to[i]);
	return found;
}
/**
* The trader decides between equal ways; without one the player with the most units in Stock now, the victim not
* excepted (ADV-16.8.12, ADV-R-67).
*/
function deciderOf(s) {
	const trader = s.giver[BARBARIAN_HORDES];
	return trader === -1 ? mostInStock(s, everyone(s.seats) & ~idle(s)) : trader;
}
/** Fifteen, whatever cards the victim has (ADV-16.8.15). */
function hordeLands(s, world) {
	s.horde[HORDE.at] = -1;
	s.horde[HORDE.band] = 15;
	s.horde[HORDE.decider] = deciderOf(s);
	const ways = landings(s, s.victim[BARBARIAN_HORDES]);
	if (ways.length === 0) {
		s.horde[HORDE.band] = 0;
		harmless(s, BARBARIAN_HORDES, world);
	} else if (ways.length === 1) enter(s, ways[0], world);
	else ask(s, decisions.march, bit(s.horde[HORDE.decider]));
}
/** A step that comes back until none is in excess. */
function hordeMarches(s, world) {
	const band = s.horde[HORDE.band];
	const at = s.horde[HORDE.at];
	if (band === 0) return;
	const ways = waysOn(s, s.victim[BARBARIAN_HORDES], at, band);
	if (ways.length === 0) {
		s.tokens[barbariansAt(s, at)] -= band;
		s.horde[HORDE.band] = 0;
		if (world.live) world.emit({
			type: "hordeGone",
			area: AREA_IDS[at],
			tokens: band
		});
		return;
	}
	again(s);
	if (ways.length === 1) enter(s, ways[0], world);
	else ask(s, decisions.march, bit(s.horde[HORDE.decider]));
}
function enter(s, area, world) {
	const from = s.horde[HORDE.at];
	const band = s.horde[HORDE.band];
	if (from === -1) {
		if (world.live) world.emit({
			type: "hordeCame",
			seat: s.victim[BARBARIAN_HORDES],
			area: AREA_IDS[area],
			tokens: band
		});
	} else {
		s.tokens[barbariansAt(s, from)] -= band;
		if (world.live) world.emit({
			type: "hordeMoved",
			area: AREA_IDS[from],
			to: AREA_IDS[area],
			tokens: band
		});
	}
	s.tokens[barbariansAt(s, area)] += band;
	s.horde[HORDE.at] = area;
	if (s.city[area] !== -1) storm(s, area, world);
	else if (contested(s, area, map.limit[area])) battle(s, area, map.limit[area], world);
	s.horde[HORDE.band] = excess(s, area);
	const stay = s.tokens[barbariansAt(s, area)] - s.horde[HORDE.band];
	if (world.live && stay > 0) world.emit({
		type: "hordeStayed",
		area: AREA_IDS[area],
		tokens: stay
	});
}
/** By the rules of Phase 6, with everybody's units there (ADV-16.8.4, ADV-16.8.11). */
function battle(s, area, limit, world) {
	if (world.live) world.emit({
		type: "fought",
		area: AREA_IDS[area],
		kind: "barbarians"
	});
	fightTokens(s, area, limit, world);
}
/**
* Tokens before the city, then the city, if enough are left; its owner puts down what there is (ADV-R-41). No card is
* taken and nothing pillaged (ADV-16.8.14).
*/
function storm(s, area, world) {
	const owner = s.city[area];
	const wild = barbariansAt(s, area);
	if (contested(s, area, 0)) battle(s, area, 0, world);
	if (!enough(s, s.tokens[wild], owner)) {
		if (world.live) world.emit({
			type: "hordeBeaten",
			seat: owner,
			area: AREA_IDS[area],
			tokens: s.tokens[wild]
		});
		s.tokens[wild] = 0;
		return;
	}
	const tokens = defenders(s, owner);
	removeCity(s, area);
	place(s, area, owner, tokens);
	if (world.live) world.emit({
		type: "hordeSacked",
		seat: owner,
		area: AREA_IDS[area],
		tokens
	});
	if (contested(s, area, map.limit[area])) battle(s, area, map.limit[area], world);
}
// games/advanced-civilization/src/decisions/march.ts
/** 16.8 Barbarian Hordes: somebody decides between equal ways. */
function candidates(s) {
	const victim = s.victim[BARBARIAN_HORDES];
	if (s.horde[HORDE.at] === -1) return landings(s, victim);
	return waysOn(s, victim, s.horde[HORDE.at], s.horde[HORDE.band]);
}
/** Which of the equal ways they take. */
var march = {
	name: "march",
	rule: "ADV-16.8.12",
	mode: "one",
	legal(s, _, out) {
		for (const area of candidates(s)) out.put(verbs.march.code(area));
	},
	apply(s, _, code, world) {
		done(s);
		enter(s, verbs.march.arg.area(code), world);
	},
	why: (s, _, code) => verbs.march.is(code) ? s.horde[HORDE.at] === -1 ? refusal("ADV-16.8.2", "refuse.hordeLanding", { area: AREA_IDS[verbs.march.arg.area(code)] }) : refusal("ADV-16.8.7", "refuse.hordeWay", { area: AREA_IDS[verbs.march.arg.area(code)] }) : null,
	fallback: (s) => verbs.march.code(candidates(s)[0]),
	prompt: (s) => ({
		key: s.horde[HORDE.at] === -1 ? "prompt.hordeLanding" : "prompt.hordeMarch",
		rule: "ADV-16.8.12",
		args: {
			target: s.victim[BARBARIAN_HORDES],
			tokens: s.horde[HORDE.band]
		}
	})
};
// games/civilization-family/src/decisions/move.ts
/**
* Phase 5, Movement (CIV-10.1a): tokens cross one land border or board a ship; ships sail up to four areas. Token and
* ship moves mix freely (CIV-R-15). Cities do not move (CIV-10.2d), and a player finishes before the next begins
* (CIV-10.1c).
* `mark` counts the mover's tokens in each area that have finished: moved by land, or landed.
*/
var makeMove = (verbs, own) => ({
	name: "move",
	rule: "CIV-10.1a",
	mode: "one",
	legal(s, seat, out) {
		listSteps(s, seat, verbs, out);
		for (let i = 0; i < 4; i++) {
			const ship = shipOf(seat, i);
			const shore = s.ship[ship];
			if (shore === -1 || sameShip(s, seat, i)) continue;
			const area = AREA_OF_SHORE[shore];
			const load = Math.min(5 - s.aboard[ship], unmoved(s, area, seat));
			for (let count = 1; count <= load; count++) out.put(verbs.board.code(i, count));
			if (canLand(s, area, seat)) for (let count = 1; count <= s.aboard[ship]; count++) out.put(verbs.land.code(i, count));
			for (let way = SAIL.at[shore]; way < SAIL.at[shore + 1]; way++) if (canSail(s, seat, ship, SAIL.to[way])) out.put(verbs.sail.code(i, SAIL.to[way]));
		}
		own.list(s, seat, out);
		if (mayStop(s, seat)) out.put(verbs.done.code());
	},
	apply(s, seat, code, world) {
		if (verbs.walk.is(code)) walk(s, seat, verbs.walk.arg.area(code), verbs.walk.arg.to(code), verbs.walk.arg.tokens(code), world);
		else if (verbs.board.is(code)) board(s, seat, shipOf(seat, verbs.board.arg.ship(code)), verbs.board.arg.tokens(code), world);
		else if (verbs.sail.is(code)) sail(s, seat, shipOf(seat, verbs.sail.arg.ship(code)), verbs.sail.arg.shore(code), world);
		else if (verbs.land.is(code)) land(s, seat, shipOf(seat, verbs.land.arg.ship(code)), verbs.land.arg.tokens(code), world);
		else if (verbs.done.is(code)) {
			done(s);
			endMove(s);
		} else own.apply(s, seat, code, world);
	},
	why: own.why,
	/** Land what is aboard, bring ships out of the open sea, stop. */
	fallback(s, seat) {
		for (let i = 0; i < 4; i++) {
			const ship = shipOf(seat, i);
			const shore = s.ship[ship];
			if (shore === -1 || sameShip(s, seat, i)) continue;
			const area = AREA_OF_SHORE[shore];
			if (s.aboard[ship] > 0 && canLand(s, area, seat)) return verbs.land.code(i, s.aboard[ship]);
			if (s.aboard[ship] === 0 && !map.openSea[area]) continue;
			let last = -1;
			for (let way = SAIL.at[shore]; way < SAIL.at[shore + 1]; way++) {
				const to = SAIL.to[way];
				if (!canSail(s, seat, ship, to)) continue;
				if (!map.openSea[AREA_OF_SHORE[to]] && (s.aboard[ship] === 0 || canLand(s, AREA_OF_SHORE[to], seat))) return verbs.sail.code(i, to);
				last = to;
			}
			if (last !== -1) return verbs.sail.code(i, last);
		}
		return verbs.done.code();
	},
	prompt: (s, seat) => ({
		key: "prompt.move",
		rule: "CIV-10.1a",
		args: { aboard: afloat(s, seat) }
	})
});
/** One land border, for any number of those who have not moved. */
function listSteps(s, seat, verbs, out) {
	const { tokens, mark, board } = s;
	const closed = s.ruleset === 1;
	for (let area = 0; area < AREAS; area++) {
		const n = tokens[tokensAt(area, seat)] - mark[area];
		if (n <= 0) continue;
		for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) {
			const to = LAND.to[i];
			if (IN_PLAY[board * AREAS + to] === 0 || closed && !canEnter(s, to, seat)) continue;
			for (let count = 1; count <= n; count++) out.put(verbs.walk.code(area, to, count));
		}
	}
}
/** Nobody stays aboard (CIV-10.9a) and no ship in the open sea (CIV-10.7b). */
function mayStop(s, who) {
	for (let i = 0; i < 4; i++) {
		const ship = shipOf(who, i);
		if (s.ship[ship] !== -1 && (s.aboard[ship] > 0 || map.openSea[AREA_OF_SHORE[s.ship[ship]]])) return false;
	}
	return true;
}
function walk(s, who, from, to, tokens, world) {
	s.tokens[tokensAt(from, who)] -= tokens;
	s.tokens[tokensAt(to, who)] += tokens;
	s.mark[to] += tokens;
	if (world.live) world.emit({
		type: "walked",
		seat: who,
		area: AREA_IDS[from],
		to: AREA_IDS[to],
		tokens
	});
}
function board(s, who, ship, tokens, world) {
	const area = AREA_OF_SHORE[s.ship[ship]];
	s.tokens[tokensAt(area, who)] -= tokens;
	s.aboard[ship] += tokens;
	if (world.live) world.emit({
		type: "boarded",
		seat: who,
		area: AREA_IDS[area],
		tokens
	});
}
function sail(s, who, ship, to, world) {
	const from = s.ship[ship];
	s.ship[ship] = to;
	s.sailed[ship]++;
	if (world.live) world.emit({
		type: "sailed",
		seat: who,
		shore: SHORE_IDS[from],
		to: SHORE_IDS[to],
		steps: s.sailed[ship]
	});
}
function land(s, who, ship, tokens, world) {
	const area = AREA_OF_SHORE[s.ship[ship]];
	s.aboard[ship] -= tokens;
	s.tokens[tokensAt(area, who)] += tokens;
	s.mark[area] += tokens;
	if (world.live) world.emit({
		type: "landed",
		seat: who,
		area: AREA_IDS[area],
		tokens
	});
}
/** The next player starts with a clean slate. */
function endMove(s) {
	s.mark.fill(0);
	s.sailed.fill(0);
}
// games/civilization-family/src/decisions/move-why.ts
/** Which rule forbids a move. */
function whyMove(verbs, s, seat, code) {
	if (verbs.done.is(code)) return afloat(s, seat) > 0 ? refusal(s.ruleset === 0 ? "CIV-10.9a" : "CIV-R-92", "refuse.aboard", { tokens: afloat(s, seat) }) : refusal(s.ruleset === 0 ? "CIV-10.7b" : "CIV-31.5.3", "refuse.stopAtSea");
	if (verbs.walk.is(code)) return whyWalk(s, seat, verbs.walk.arg.area(code), verbs.walk.arg.to(code), verbs.walk.arg.tokens(code));
	const i = verbs.board.is(code) ? verbs.board.arg.ship(code) : verbs.sail.is(code) ? verbs.sail.arg.ship(code) : verbs.land.is(code) ? verbs.land.arg.ship(code) : -1;
	if (i < 0) return null;
	const ship = shipOf(seat, i);
	if (s.ship[ship] === -1) return refusal("CIV-10.1b", "refuse.noShip");
	if (sameShip(s, seat, i)) return null;
	const area = AREA_OF_SHORE[s.ship[ship]];
	if (verbs.board.is(code)) {
		const tokens = verbs.board.arg.tokens(code);
		if (s.aboard[ship] + tokens > 5) return refusal("CIV-10.5a", "refuse.shipFull", { most: 5 });
		return s.tokens[tokensAt(area, seat)] >= tokens ? refusal("CIV-10.5b", "refuse.alreadyMoved", { area: AREA_IDS[area] }) : refusal("CIV-10.2a", "refuse.fewTokens", { area: AREA_IDS[area] });
	}
	if (verbs.land.is(code)) {
		if (s.aboard[ship] < verbs.land.arg.tokens(code)) return refusal("CIV-10.5a", "refuse.notAboard", { tokens: s.aboard[ship] });
		return canLand(s, area, seat) ? null : map.openSea[area] ? refusal("CIV-R-92", "refuse.landAtSea") : refusal("CIV-31.5.1", "refuse.closed", { area: AREA_IDS[area] });
	}
	return whySail(s, seat, ship, verbs.sail.arg.shore(code));
}
function whyWalk(s, seat, from, to, tokens) {
	let near = false;
	for (let i = LAND.at[from]; i < LAND.at[from + 1]; i++) if (LAND.to[i] === to) near = true;
	if (!near) return refusal("CIV-10.2a", "refuse.noLandBorder", {
		area: AREA_IDS[from],
		to: AREA_IDS[to]
	});
	if (!inPlay(s, to)) return refusal("CIV-R-81", "refuse.outOfPlay", { area: AREA_IDS[to] });
	if (!canEnter(s, to, seat)) return refusal("CIV-31.5.1", "refuse.closed", { area: AREA_IDS[to] });
	if (s.tokens[tokensAt(from, seat)] < tokens) return refusal("CIV-10.1b", "refuse.fewTokens", { area: AREA_IDS[from] });
	return unmoved(s, from, seat) < tokens ? refusal("CIV-10.2b", "refuse.alreadyMoved", { area: AREA_IDS[from] }) : null;
}
function whySail(s, seat, ship, to) {
	const from = s.ship[ship];
	const area = AREA_OF_SHORE[to];
	let near = false;
	let elsewhere = false;
	for (let way = SAIL.at[from]; way < SAIL.at[from + 1]; way++) {
		if (SAIL.to[way] === to) near = true;
		if (AREA_OF_SHORE[SAIL.to[way]] === area) elsewhere = true;
	}
	if (!near) {
		const here = AREA_OF_SHORE[from];
		if (here === TWO_COASTS_AREA || elsewhere && area === TWO_COASTS_AREA) return refusal("CIV-23.3a", "refuse.otherCoast");
		return refusal(elsewhere ? "CIV-R-91" : "CIV-10.6b", "refuse.noWaterBorder", {
			area: AREA_IDS[here],
			to: AREA_IDS[area]
		});
	}
	if (!inPlay(s, area)) return refusal("CIV-R-81", "refuse.outOfPlay", { area: AREA_IDS[area] });
	if (s.sailed[ship] >= range(s, seat)) return refusal("CIV-10.6a", "refuse.range", { most: range(s, seat) });
	if (map.openSea[area]) return crossesOpenSea(s, seat) ? refusal("CIV-10.7b", "refuse.caughtAtSea") : refusal("CIV-10.7a", "refuse.astronomy");
	return refusal("CIV-31.5.1", "refuse.nowhereToLand");
}
// games/advanced-civilization/src/decisions/move.ts
/**
* Phase 5: movement as in plain Civilization, with Roadbuilding (no counterpart there). A ship never changes shores and
* takes its water with it (ADV-5.19, ADV-R-14, ADV-R-65, ≠ CIV-23.3b).
*/
/** No unit of another player, no Barbarian, no pirate city; own units, also a city, do not matter (ADV-5.8). */
var isFree = (s, area, who) => IN_PLAY[s.board * AREAS + area] === 1 && (s.city[area] === -1 || s.city[area] === who) && crowd(s, area) === s.tokens[tokensAt(area, who)];
var seen = new Int16Array(AREAS);
/**
* Roadbuilding: where two land borders lead and one does not (ADV-5.7, ADV-18.5b, ADV-R-13). Such a walk ends on land,
* never on board a ship (ADV-5.9). To come back to where one was is to stay.
*/
function listRoads(s, seat, out) {
	for (let area = 0; area < AREAS; area++) {
		const n = s.tokens[tokensAt(area, seat)] - s.mark[area];
		if (n <= 0) continue;
		seen.fill(0);
		seen[area] = 1;
		for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) seen[LAND.to[i]] = 1;
		for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) {
			const by = LAND.to[i];
			if (!isFree(s, by, seat)) continue;
			for (let next = LAND.at[by]; next < LAND.at[by + 1]; next++) {
				const to = LAND.to[next];
				if (seen[to] === 1 || IN_PLAY[s.board * AREAS + to] === 0) continue;
				seen[to] = 1;
				for (let tokens = 1; tokens <= n; tokens++) out.put(verbs.walk.code(area, to, tokens));
			}
		}
	}
}
/** Players who leave say so before they move anything; they are gone before the next phase (ADV-24.3, ADV-R-77). */
function hasNotMoved(s, seat) {
	for (let i = 0; i < 4; i++) if (s.sailed[shipOf(seat, i)] > 0 || s.aboard[shipOf(seat, i)] > 0) return false;
	for (let area = 0; area < AREAS; area++) if (s.mark[area] > 0) return false;
	return true;
}
var move = adopted(makeMove(verbs, {
	list(s, seat, out) {
		if (holds(s, seat, ROADBUILDING)) listRoads(s, seat, out);
		if (s.mayLeave === 1 && hasNotMoved(s, seat)) out.put(verbs.leave.code());
	},
	apply(s, seat, _code, _world) {
		s.leaving[seat] = 1;
		done(s);
		endMove(s);
	},
	why(s, seat, code) {
		if (verbs.leave.is(code)) return s.mayLeave === 1 ? refusal("ADV-R-77", "refuse.leaveFirst") : refusal("ADV-24.3", "refuse.mayNotLeave");
		if (!verbs.walk.is(code) || !holds(s, seat, ROADBUILDING)) return whyMove(verbs, s, seat, code);
		return whyRoad(s, seat, verbs.walk.arg.area(code), verbs.walk.arg.to(code)) ?? whyMove(verbs, s, seat, code);
	}
}));
/** Two borders lead there, but not through a free area; or none do. */
function whyRoad(s, seat, from, to) {
	for (let i = LAND.at[from]; i < LAND.at[from + 1]; i++) if (LAND.to[i] === to) return null;
	let near = false;
	for (let i = LAND.at[from]; i < LAND.at[from + 1]; i++) {
		const by = LAND.to[i];
		for (let next = LAND.at[by]; next < LAND.at[by + 1]; next++) {
			if (LAND.to[next] !== to) continue;
			if (isFree(s, by, seat)) return null;
			near = true;
		}
	}
	return near ? refusal("ADV-5.8", "refuse.roadBlocked", {
		area: AREA_IDS[from],
		to: AREA_IDS[to]
	}) : refusal("ADV-5.7", "refuse.twoBorders", {
		area: AREA_IDS[from],
		to: AREA_IDS[to]
	});
}
// games/advanced-civilization/src/effects/orders.ts
/** The primary victim's orders begin: what leaves no choice is told at once. */
function tell$1(s, victim, target, points, world) {
	s.toLose[target] = points;
	if (world.live) world.emit({
		type: "ordered",
		seat: victim,
		target,
		points
	});
}
/** Asks if the others can bear more than the total; otherwise each loses the most they can. */
function beginOrders(s, victim, kind, total, cap, world) {
	const caps = capsOf(s, victim, kind, cap, 0);
	if (roomIn(caps) > total) {
		ask(s, decisions.order, bit(victim), kind, total, cap);
		return;
	}
	for (let seat = 0; seat < s.seats; seat++) if (caps[seat] > 0) tell$1(s, victim, seat, caps[seat], world);
}
// games/advanced-civilization/src/decisions/order.ts
/**
* Who else suffers (ADV-11.9): the primary victim names the others' losses in Famine, Flood and Epidemic, in full as
* far as they can bear them (ADV-11.11, ADV-R-30, ≠ CIV-R-61). Nobody is named twice.
*/
var order$1 = {
	name: "order",
	rule: "ADV-11.11",
	mode: "one",
	legal(s, seat, out) {
		const left = slot(s, 1);
		const caps = capsOf(s, seat, slot(s, 0), slot(s, 2), slot(s, 3));
		const room = roomIn(caps);
		for (let target = 0; target < s.seats; target++) for (let n = 1; n <= caps[target] && n <= left; n++) if (left - n <= room - caps[target]) out.put(verbs.order.code(target, n));
	},
	apply(s, seat, code, world) {
		const target = verbs.order.arg.target(code);
		const points = verbs.order.arg.points(code);
		setSlot(s, 1, slot(s, 1) - points);
		setSlot(s, 3, slot(s, 3) | bit(target));
		tell$1(s, seat, target, points, world);
		if (slot(s, 1) === 0) done(s);
	},
	why(s, seat, code) {
		if (!verbs.order.is(code)) return refusal("ADV-11.11", "refuse.shareAll", { points: slot(s, 1) });
		return whyNotOrder(s, seat, verbs.order.arg.target(code), verbs.order.arg.points(code));
	},
	fallback(s, seat) {
		const caps = capsOf(s, seat, slot(s, 0), slot(s, 2), slot(s, 3));
		let target = 0;
		while (caps[target] === 0) target++;
		return verbs.order.code(target, Math.min(caps[target], slot(s, 1)));
	},
	prompt: (s) => slot(s, 0) === LOSS.flood ? {
		key: "prompt.share",
		rule: "ADV-16.7.4",
		args: { points: slot(s, 1) }
	} : {
		key: "prompt.orderAll",
		rule: slot(s, 0) === LOSS.famine ? "ADV-16.3.2" : "ADV-16.9.2",
		args: {
			points: slot(s, 1),
			most: slot(s, 2)
		}
	}
};
function whyNotOrder(s, seat, target, points) {
	const kind = slot(s, 0);
	const cap = slot(s, 2);
	if (target === seat || target >= s.seats) return refusal("ADV-11.9", "refuse.otherPlayer");
	if (isIdle(s, target)) return refusal("ADV-24.4", "refuse.immune", { target });
	if (kind === LOSS.epidemic && target === s.giver[EPIDEMIC]) return refusal("ADV-11.10", "refuse.immune", { target });
	if (has(slot(s, 3), target)) return refusal("ADV-R-30", "refuse.orderedAlready", { target });
	const most = mostFor(s, seat, target, kind, cap);
	if (points > most) {
		const rule = most < cap ? "ADV-R-30" : kind === LOSS.famine ? "ADV-16.3.3" : "ADV-16.9.3";
		return refusal(kind === LOSS.flood && most === 7 && holds(s, target, 4) ? "ADV-16.7.7" : kind === LOSS.flood ? "ADV-R-38" : rule, "refuse.most", {
			target,
			most
		});
	}
	return refusal("ADV-11.11", "refuse.shareAll", { points: slot(s, 1) });
}
// games/advanced-civilization/src/decisions/pick.ts
/** 16.5 Civil War: the units of the first faction are picked, as in plain Civilization (ADV-16.5.3). */
var pick = adopted(makePick(verbs));
// games/advanced-civilization/src/decisions/pillage.ts
/** Phase 6: whoever destroyed a city moves up to three tokens from Stock to Treasury (ADV-6.21). */
var MOST$1 = 3;
/**
* From their own Stock to their own Treasury, the only way in besides taxes (ADV-1.2, ≠ CIV-6.1b); the victim pays
* nothing.
*/
var pillage = {
	name: "pillage",
	rule: "ADV-6.21",
	mode: "one",
	legal(s, seat, out) {
		for (let n = 0; n <= MOST$1 && n <= s.stock[seat]; n++) out.put(verbs.pillage.code(n));
	},
	apply(s, seat, code, world) {
		const tokens = verbs.pillage.arg.tokens(code);
		done(s);
		s.stock[seat] -= tokens;
		s.treasury[seat] += tokens;
		if (world.live) world.emit({
			type: "pillaged",
			seat,
			tokens
		});
	},
	why: (s, seat, code) => verbs.pillage.is(code) ? refusal("ADV-6.21", "refuse.stock", { tokens: s.stock[seat] }) : null,
	fallback: (s, seat) => verbs.pillage.code(Math.min(MOST$1, s.stock[seat])),
	prompt: (s, seat) => ({
		key: "prompt.pillage",
		rule: "ADV-6.21",
		args: { most: Math.min(MOST$1, s.stock[seat]) }
	})
};
// games/civilization-family/src/effects/flood.ts
var PLAINS$1 = PLAIN_IDS.length;
/** The plain with most of their exposed points; if equal they choose (CIV-22.2.7.3). */
function isWorst(s, who, plain) {
	const here = exposedPoints(s, who, plain);
	if (here === 0) return false;
	for (let other = 0; other < PLAINS$1; other++) if (exposedPoints(s, who, other) > here) return false;
	return true;
}
var makePlain = (verbs) => ({
	name: "plain",
	rule: "CIV-22.2.7.3",
	mode: "one",
	legal(s, seat, out) {
		for (let other = 0; other < PLAINS$1; other++) if (isWorst(s, seat, other)) out.put(verbs.strike.code(other));
	},
	apply(s, _, code) {
		done(s);
		s.plain = verbs.strike.arg.plain(code);
	},
	why: (_, __, code) => verbs.strike.is(code) ? refusal("CIV-22.2.7.3", "refuse.plain") : null,
	fallback: (s) => verbs.strike.code(s.plain),
	prompt: () => ({
		key: "prompt.plain",
		rule: "CIV-22.2.7.3"
	})
});
// games/advanced-civilization/src/decisions/plain.ts
/** 16.7 Flood: the victim chooses among flood plains of equal loss (ADV-R-74), as in plain Civilization. */
var plain = adopted(makePlain(verbs));
// games/advanced-civilization/src/decisions/quake.ts
/** 16.1 Earthquake: the victim chooses among sites of equal damage. */
var MOST = 0;
var quake = {
	name: "quake",
	rule: "ADV-16.1.6",
	mode: "one",
	legal(s, seat, out) {
		for (let area = 0; area < AREAS; area++) if (s.city[area] === seat && quakeDamage(s, seat, area) === slot(s, MOST)) out.put(verbs.quake.code(area));
	},
	apply(s, seat, code, world) {
		done(s);
		strikeSite(s, seat, verbs.quake.arg.area(code), world);
	},
	why(s, seat, code) {
		if (!verbs.quake.is(code)) return null;
		const area = verbs.quake.arg.area(code);
		return s.city[area] === seat ? refusal("ADV-16.1.6", "refuse.greatestDamage") : refusal("ADV-16.1.4", "refuse.notYourCity", { area: AREA_IDS[area] });
	},
	fallback(s, seat) {
		let area = 0;
		while (s.city[area] !== seat || quakeDamage(s, seat, area) !== slot(s, MOST)) area++;
		return verbs.quake.code(area);
	},
	prompt: () => ({
		key: "prompt.epicentre",
		rule: "ADV-16.1.6"
	})
};
// games/advanced-civilization/src/effects/piracy.ts
/**
* 16.12 Piracy: coastal cities become pirate cities (≠ CIV-22.2.11.1a); ships play no part and no card helps
* (ADV-16.12.4).
*/
var OWN = 2;
var OTHERS = 2;
function coastalCities(s, who) {
	let n = 0;
	for (let area = 0; area < AREAS; area++) if (isCoastalCity(s, area, who)) n++;
	return n;
}
/**
* Two cities of the victim, or as many as there are; the trader picks them, without a trader the victim (ADV-16.12.1,
* ADV-R-45).
*/
function raidVictim(s, world) {
	const who = s.victim[PIRACY];
	const n = Math.min(OWN, coastalCities(s, who));
	const by = s.giver[PIRACY] === -1 ? who : s.giver[PIRACY];
	if (n > 0) ask(s, decisions.raid, bit(by), n, -1);
	else if (targets(s, who, 0) === 0) harmless(s, PIRACY, world);
}
/**
* Then one city of each of two other players, not of the trader, even if the victim had fewer (ADV-16.12.2); the victim
* picks players and cities (ADV-16.12.3).
*/
function raidOthers(s) {
	const who = s.victim[PIRACY];
	const n = Math.min(OTHERS, targets(s, who, 0));
	if (n > 0) ask(s, decisions.raid, bit(who), n, 0);
}
function targets(s, victim, paid) {
	let n = 0;
	for (let seat = 0; seat < s.seats; seat++) if (!isSpared(s, victim, PIRACY, seat) && !has(paid, seat) && coastalCities(s, seat) > 0) n++;
	return n;
}
// games/advanced-civilization/src/decisions/raid.ts
/** 16.12 Piracy: which coastal cities are lost, one at a time. */
function mayRaid(s, area) {
	const victim = s.victim[PIRACY];
	const owner = s.city[area];
	if (owner === -1 || owner === 8 || !isCoastalCity(s, area, owner)) return false;
	if (slot(s, 1) === -1) return owner === victim;
	return !isSpared(s, victim, PIRACY, owner) && !has(slot(s, 1), owner);
}
var raid = {
	name: "raid",
	rule: "ADV-16.12.1",
	mode: "one",
	legal(s, _, out) {
		for (let area = 0; area < AREAS; area++) if (mayRaid(s, area)) out.put(verbs.raid.code(area));
	},
	apply(s, _, code, world) {
		const area = verbs.raid.arg.area(code);
		const owner = s.city[area];
		if (slot(s, 1) !== -1) setSlot(s, 1, slot(s, 1) | bit(owner));
		setSlot(s, 0, slot(s, 0) - 1);
		if (slot(s, 0) === 0) done(s);
		removeCity(s, area);
		s.city[area] = 8;
		if (world.live) world.emit({
			type: "pirated",
			seat: owner,
			area: AREA_IDS[area]
		});
	},
	why(s, _, code) {
		if (!verbs.raid.is(code)) return null;
		const area = verbs.raid.arg.area(code);
		const owner = s.city[area];
		const at = { area: AREA_IDS[area] };
		const fromVictim = slot(s, 1) === -1;
		if (owner === -1 || owner === 8 || fromVictim !== (owner === s.victim[PIRACY])) return refusal(fromVictim ? "ADV-16.12.1" : "ADV-16.12.2", fromVictim ? "refuse.notVictimsCity" : "refuse.otherCity", at);
		if (!isCoastalCity(s, area, owner)) return refusal("ADV-0.1.11", "refuse.notCoastal", at);
		return has(slot(s, 1), owner) ? refusal("ADV-R-45", "refuse.orderedAlready", { target: owner }) : refusal("ADV-11.10", "refuse.immune", { target: owner });
	},
	fallback(s) {
		let area = 0;
		while (!mayRaid(s, area)) area++;
		return verbs.raid.code(area);
	},
	prompt: (s) => slot(s, 1) === -1 ? {
		key: "prompt.raidVictim",
		rule: "ADV-16.12.1",
		args: {
			target: s.victim[PIRACY],
			cities: slot(s, 0)
		}
	} : {
		key: "prompt.raidOthers",
		rule: "ADV-16.12.3",
		args: { cities: slot(s, 0) }
	}
};
// games/civilization-family/src/decisions/revolt.ts
/**
* Cities in revolt, one at a time: whoever profits takes one over, and what nobody can take is removed. `unpaid` counts
* the cities at stake of each defaulter; `mark` is set on a city that has been settled in this phase.
*/
var choices = (verb, name, stakes) => {
	const { rule, isAtStake, why, promptArgs } = stakes;
	return {
		name,
		rule,
		mode: "one",
		legal(s, _, out) {
			for (let area = 0; area < AREAS; area++) if (isAtStake(s, area)) out.put(verb.code(area));
		},
		why: (s, _, code) => verb.is(code) ? why(s, verb.arg.area(code)) : null,
		fallback(s) {
			let area = 0;
			while (area < AREAS && !isAtStake(s, area)) area++;
			return verb.code(area % AREAS);
		},
		prompt: (s, seat) => ({
			key: `prompt.${name}`,
			rule,
			...promptArgs && { args: promptArgs(s, seat) }
		})
	};
};
/** The beneficiary takes a city; it counts as older for its new owner, who pays no tax for it now. */
var makeSeize = (verbs, stakes) => ({
	...choices(verbs.seize, "seize", stakes),
	apply(s, seat, code, world) {
		const area = verbs.seize.arg.area(code);
		const owner = s.city[area];
		done(s);
		s.unpaid[owner]--;
		stakes.taken?.(s, seat);
		s.mark[area] = 1;
		if (owner !== seat) {
			removeCity(s, area);
			putCity(s, area, seat, 0);
		}
		if (world.live) world.emit({
			type: "revolted",
			seat: owner,
			area: AREA_IDS[area],
			by: seat
		});
	}
});
/** Nobody can take over what is left: it is removed. */
var makeRaze = (verbs, stakes) => ({
	...choices(verbs.raze, "raze", stakes),
	apply(s, _, code, world) {
		const area = verbs.raze.arg.area(code);
		const owner = s.city[area];
		done(s);
		s.unpaid[owner]--;
		removeCity(s, area);
		if (world.live) world.emit({
			type: "razed",
			seat: owner,
			area: AREA_IDS[area]
		});
	}
});
// games/advanced-civilization/src/query/revolt.ts
var OWNER = 0;
/** Whose cities are in revolt. */
var defaulterOf = (s) => slot(s, OWNER);
/** Any of the defaulter's taxed cities, as many as went unpaid (ADV-1.7). */
var isAtStake = (s, area) => s.city[area] === defaulterOf(s) && s.mark[area] === 0;
// games/advanced-civilization/src/decisions/raze.ts
/**
* Phase 1, revolts: nobody has a piece left, and the first of the ranking names what is eliminated (ADV-1.9,
* ADV-R-78).
*/
var raze = makeRaze(verbs, {
	rule: "ADV-1.9",
	isAtStake,
	why: (s) => refusal("ADV-1.9", "refuse.notAtStake", { target: defaulterOf(s) }),
	promptArgs: (s) => ({
		target: defaulterOf(s),
		cities: s.unpaid[defaulterOf(s)]
	})
});
// games/civilization-family/src/decisions/reduce.ts
/**
* Cities reduced by a calamity, one after another in an order the owner chooses (CIV-R-30): as many of their own as
* they must give up (`toReduce`), or those that another has condemned (`mark`). New cities have no priority here
* (CIV-R-65).
*/
var MARKED = 0;
var may = (s, who, area, marked) => s.city[area] === who && (marked === 0 || s.mark[area] === 1);
function next(s, who, after, marked) {
	for (let area = after + 1; area < AREAS; area++) if (may(s, who, area, marked)) return area;
	return -1;
}
function reduceOne(s, who, area, world) {
	s.toReduce[who]--;
	s.mark[area] = 0;
	reduceCity(s, area, world);
}
function makeReductions(verbs, terms) {
	/** Carries out what leaves no choice. True when nothing is left to reduce. */
	function settle(s, who, marked, world) {
		while (s.toReduce[who] > 0) {
			if (terms.cancel(s, who, world)) {
				s.toReduce[who] = 0;
				break;
			}
			const first = next(s, who, -1, marked);
			if (first === -1) s.toReduce[who] = 0;
			else if (next(s, who, first, marked) === -1 || allAlike(s, who, marked)) reduceOne(s, who, first, world);
			else return false;
		}
		return true;
	}
	/** All of them go, and the order changes nothing: the Stock is large enough. */
	function allAlike(s, who, marked) {
		let n = 0;
		let tokens = 0;
		for (let area = next(s, who, -1, marked); area !== -1; area = next(s, who, area, marked)) {
			n++;
			tokens += limitFor(s, area, who);
		}
		return n <= s.toReduce[who] && tokens <= s.stock[who] && terms.sure(s, who, 5 * n);
	}
	const reduce = {
		name: "reduce",
		rule: "CIV-22.2.9.4",
		mode: "open",
		legal(s, seat, out) {
			const marked = slot(s, MARKED);
			for (let area = next(s, seat, -1, marked); area !== -1; area = next(s, seat, area, marked)) out.put(verbs.reduce.code(area));
		},
		apply(s, seat, code, world) {
			reduceOne(s, seat, verbs.reduce.arg.area(code), world);
			if (settle(s, seat, slot(s, MARKED), world)) answered(s, seat);
		},
		why: (s, seat, code) => verbs.reduce.is(code) ? refusal("CIV-22.2.9.4", s.city[verbs.reduce.arg.area(code)] === seat ? "refuse.condemnedFirst" : "refuse.notYourCity", { area: AREA_IDS[verbs.reduce.arg.area(code)] }) : null,
		fallback: (s, seat) => verbs.reduce.code(next(s, seat, -1, slot(s, MARKED))),
		prompt: (s, seat) => ({
			key: "prompt.reduce",
			rule: "CIV-22.2.9.4",
			args: { cities: s.toReduce[seat] }
		})
	};
	/** Ask every one of these seats that has a choice; reduce for the others. */
	function beginReductions(s, seats, marked, world) {
		let mask = 0;
		for (let seat = 0; seat < s.seats; seat++) {
			if (!(seats >> seat & 1) || s.toReduce[seat] === 0) continue;
			if (!settle(s, seat, marked, world)) mask |= bit(seat);
		}
		if (mask !== 0) ask(s, terms.decision, mask, marked);
	}
	return {
		reduce,
		beginReductions
	};
}
// games/advanced-civilization/src/decisions/reduce.ts
/** A calamity reduces a number of cities: the owner chooses among their cities, new or old (ADV-R-43). */
var made = makeReductions(verbs, {
	decision: decisions.reduce,
	cancel: () => false,
	sure: () => true
});
var reduce = adopted(made.reduce);
var { beginReductions } = made;
// games/advanced-civilization/src/decisions/seize.ts
/**
* Phase 1, revolts: taking is compulsory; the beneficiary chooses which city of the defaulter (ADV-1.7). Neither card
* nor pillage follows (ADV-1.12), no tax is paid for it now (ADV-1.10), and it counts as older (ADV-R-64).
*/
var seize = makeSeize(verbs, {
	rule: "ADV-1.7",
	isAtStake,
	why: (s) => refusal("ADV-1.7", "refuse.notAtStake", { target: defaulterOf(s) }),
	promptArgs: (s, seat) => ({
		target: defaulterOf(s),
		cities: s.unpaid[defaulterOf(s)],
		pieces: cityPieces(s, seat)
	})
});
// games/advanced-civilization/src/decisions/shake.ts
/** 16.1 Earthquake: the victim chooses among second cities of equal damage. */
var SITE = 0;
var SECOND = 1;
var shake = {
	name: "shake",
	rule: "ADV-16.1.5",
	mode: "one",
	legal(s, seat, out) {
		const site = slot(s, SITE);
		for (let i = ANY.at[site]; i < ANY.at[site + 1]; i++) if (isSecond(s, seat, ANY.to[i], slot(s, SECOND))) out.put(verbs.shake.code(ANY.to[i]));
	},
	apply(s, _, code, world) {
		done(s);
		reduceCity(s, verbs.shake.arg.area(code), world);
	},
	why(s, seat, code) {
		if (!verbs.shake.is(code)) return null;
		const area = verbs.shake.arg.area(code);
		const owner = s.city[area];
		if (owner !== -1 && owner !== 8 && owner !== seat && holds(s, owner, 4)) return refusal("ADV-16.1.8", "refuse.immune", { target: owner });
		return canShake(s, seat, area) ? refusal("ADV-16.1.6", "refuse.greatestDamage") : refusal("ADV-16.1.5", "refuse.otherCity", { area: AREA_IDS[area] });
	},
	fallback(s, seat) {
		const site = slot(s, SITE);
		let i = ANY.at[site];
		while (!isSecond(s, seat, ANY.to[i], slot(s, SECOND))) i++;
		return verbs.shake.code(ANY.to[i]);
	},
	prompt: (s) => ({
		key: "prompt.secondCity",
		rule: "ADV-16.1.6",
		args: { area: AREA_IDS[slot(s, SITE)] }
	})
};
// games/civilization-family/src/decisions/ships.ts
var COST = 2;
var TREASURY = 0;
var LEVY = 1;
function anyDue(s, who) {
	for (let i = 0; i < 4; i++) if (s.due[shipOf(who, i)]) return true;
	return false;
}
/**
* The first ship of theirs on this shore that is still to be maintained; ships of one owner are interchangeable
* (CIV-R-90).
*/
function dueAt(s, who, shore) {
	for (let i = 0; i < 4; i++) if (s.due[shipOf(who, i)] && s.ship[shipOf(who, i)] === shore) return shipOf(who, i);
	return -1;
}
function freeSlot(s, who) {
	for (let i = 0; i < 4; i++) if (s.ship[shipOf(who, i)] === -1) return shipOf(who, i);
	return -1;
}
/** Whoever let a ship lapse in an area builds none there in the same phase (CIV-9.4, CIV-R-90). */
function lapsedIn(s, who, area) {
	for (let i = 0; i < 4; i++) if (s.lapsed[shipOf(who, i)] === area) return true;
	return false;
}
/**
* Paid from the Treasury, by a levy of their own tokens in the area, or one token from each (CIV-9.1b); the ship stands
* in the levied area (CIV-9.2b, CIV-9.2c). Nomads and Farmers have no Treasury: levy is all that is left to them
* (CIV-31.5.2, CIV-32.5.1a).
*/
function canLaunch(s, who, shore, levy) {
	const area = AREA_OF_SHORE[shore];
	return hasUnit(s, area, who) && s.tokens[tokensAt(area, who)] >= levy && s.treasury[who] >= COST - levy && !map.openSea[area] && inPlay(s, area) && !lapsedIn(s, who, area);
}
var makeShips = (verbs) => ({
	name: "ships",
	rule: "CIV-9.1a",
	mode: "open",
	legal(s, seat, out) {
		if (anyDue(s, seat)) for (let i = 0; i < 4; i++) {
			const shore = s.ship[shipOf(seat, i)];
			if (!s.due[shipOf(seat, i)] || dueAt(s, seat, shore) !== shipOf(seat, i)) continue;
			if (s.treasury[seat] > 0) out.put(verbs.maintain.code(shore, TREASURY));
			if (s.tokens[tokensAt(AREA_OF_SHORE[shore], seat)] > 0) out.put(verbs.maintain.code(shore, LEVY));
			out.put(verbs.lapse.code(shore));
		}
		else {
			if (shipsOf(s, seat) < 4) {
				for (let at = 0; at < SHORES; at++) for (let levy = 0; levy <= COST; levy++) if (canLaunch(s, seat, at, levy)) out.put(verbs.launch.code(at, levy));
			}
			out.put(verbs.done.code());
		}
		listInsist(s, seat, verbs.insist, out);
	},
	apply(s, seat, code, world) {
		if (insisted(s, seat, code, verbs.insist, world)) return;
		if (verbs.maintain.is(code)) maintain(s, seat, verbs.maintain.arg.shore(code), verbs.maintain.arg.source(code), world);
		else if (verbs.lapse.is(code)) lapse(s, seat, verbs.lapse.arg.shore(code), world);
		else if (verbs.launch.is(code)) launch(s, seat, verbs.launch.arg.shore(code), verbs.launch.arg.levy(code), world);
		else finish(s, seat);
	},
	why(s, seat, code) {
		if (verbs.done.is(code) || verbs.launch.is(code)) {
			if (anyDue(s, seat)) return refusal("CIV-R-11", "refuse.maintainFirst");
			if (verbs.done.is(code)) return null;
			const area = AREA_OF_SHORE[verbs.launch.arg.shore(code)];
			const levy = verbs.launch.arg.levy(code);
			if (shipsOf(s, seat) >= 4) return refusal("CIV-9.5", "refuse.fourShips", { most: 4 });
			if (lapsedIn(s, seat, area)) return refusal("CIV-9.4", "refuse.sameArea", { area: AREA_IDS[area] });
			if (!hasUnit(s, area, seat)) return refusal("CIV-9.2a", "refuse.noUnit", { area: AREA_IDS[area] });
			if (s.tokens[tokensAt(area, seat)] < levy) return refusal("CIV-R-12", "refuse.levy", {
				area: AREA_IDS[area],
				tokens: levy
			});
			return refusal("CIV-9.1b", "refuse.treasury", {
				tokens: COST - levy,
				treasury: s.treasury[seat]
			});
		}
		if (verbs.maintain.is(code)) {
			const levied = verbs.maintain.arg.source(code) === LEVY;
			return dueAt(s, seat, verbs.maintain.arg.shore(code)) === -1 ? refusal("CIV-9.3a", "refuse.noShipDue") : refusal("CIV-9.3a", levied ? "refuse.levyHere" : "refuse.treasury", {
				tokens: 1,
				treasury: s.treasury[seat]
			});
		}
		return verbs.lapse.is(code) ? refusal("CIV-9.3a", "refuse.noShipDue") : null;
	},
	fallback(s, seat) {
		for (let i = 0; i < 4; i++) {
			if (!s.due[shipOf(seat, i)]) continue;
			const shore = s.ship[shipOf(seat, i)];
			return s.treasury[seat] > 0 ? verbs.maintain.code(shore, TREASURY) : verbs.lapse.code(shore);
		}
		return verbs.done.code();
	},
	prompt: (s, seat) => anyDue(s, seat) ? {
		key: "prompt.maintain",
		rule: "CIV-9.3a",
		args: { treasury: s.treasury[seat] }
	} : {
		key: "prompt.ships",
		rule: "CIV-9.1b",
		args: {
			ships: shipsOf(s, seat),
			treasury: s.treasury[seat]
		}
	}
});
/** One token keeps a ship: from the Treasury, or from the ship's own area (CIV-9.3a, CIV-R-12). */
function maintain(s, who, shore, source, world) {
	s.due[dueAt(s, who, shore)] = 0;
	if (source === TREASURY) payFromTreasury(s, who, 1);
	else remove(s, AREA_OF_SHORE[shore], who, 1);
	if (world.live) world.emit({
		type: "maintained",
		seat: who,
		shore: SHORE_IDS[shore],
		source: SOURCES[source]
	});
}
function lapse(s, who, shore, world) {
	const ship = dueAt(s, who, shore);
	s.due[ship] = 0;
	s.ship[ship] = -1;
	s.lapsed[ship] = AREA_OF_SHORE[shore];
	if (world.live) world.emit({
		type: "lapsed",
		seat: who,
		shore: SHORE_IDS[shore]
	});
}
/**
* Two tokens build a ship, one rebuilt too (CIV-R-14); they return to Stock (CIV-9.1a, CIV-9.6). The builder names the
* shore (CIV-R-13).
*/
function launch(s, who, shore, levy, world) {
	const ship = freeSlot(s, who);
	s.ship[ship] = shore;
	s.fixed[ship] = 1;
	payFromTreasury(s, who, COST - levy);
	remove(s, AREA_OF_SHORE[shore], who, levy);
	if (world.live) world.emit({
		type: "launched",
		seat: who,
		shore: SHORE_IDS[shore],
		levy
	});
}
/** Every ship is to be maintained or to lapse. */
function readyShips(s) {
	s.lapsed.fill(-1);
	s.fixed.fill(0);
	for (let i = 0; i < s.ship.length; i++) s.due[i] = s.ship[i] === -1 ? 0 : 1;
}
var hasShipyardWork = (s, who) => anyDue(s, who) || canLaunchSomewhere(s, who);
function canLaunchSomewhere(s, who) {
	for (let shore = 0; shore < SHORES; shore++) for (let levy = 0; levy <= COST; levy++) if (canLaunch(s, who, shore, levy)) return true;
	return false;
}
// games/advanced-civilization/src/decisions/ships.ts
/** Phase 4: ships are maintained and built (ADV-4.2); as in plain Civilization. */
var ships = adopted(makeShips(verbs));
// games/civilization-family/src/decisions/support.ts
/**
* Phase 8: surplus population is removed (CIV-13.1a, CIV-13.1b), then unsupported cities are reduced (CIV-14.1,
* CIV-14.2b); tokens placed count at once (CIV-14.3b). The same check follows the calamities (CIV-19.8), and there is
* no other (CIV-14.5).
*/
/**
* Tokens above the limit go, and all tokens beside a city; a player's tokens in one area are alike, so nobody decides
* (CIV-R-27). Ships stay (CIV-13.2a).
*/
function removeSurplus(s, world) {
	for (let area = 0; area < AREAS; area++) {
		const n = crowd(s, area);
		if (n === 0 || s.city[area] === -1 && n <= map.limit[area]) continue;
		if (s.city[area] !== -1) {
			for (let seat = 0; seat < s.seats; seat++) drop(s, area, seat, s.tokens[tokensAt(area, seat)], world);
			continue;
		}
		const who = aloneIn(s, area);
		if (who !== -1) drop(s, area, who, n - limitFor(s, area, who), world);
	}
}
function drop(s, area, who, tokens, world) {
	if (tokens <= 0) return;
	remove(s, area, who, tokens);
	if (world.live) world.emit({
		type: "surplus",
		seat: who,
		area: AREA_IDS[area],
		tokens
	});
}
/** Cities built this round come first (CIV-14.3c, CIV-R-28). */
function anyFresh(s, who) {
	for (let area = 0; area < AREAS; area++) if (s.city[area] === who && s.fresh[area] === 1) return true;
	return false;
}
/** The first city they may reduce, after `after`. */
function reducible(s, who, after) {
	const fresh = anyFresh(s, who) ? 1 : 0;
	for (let area = after + 1; area < AREAS; area++) if (s.city[area] === who && s.fresh[area] === fresh) return area;
	return -1;
}
/**
* Reduce one at a time until the rest are supported (CIV-14.2b, CIV-14.4b), never more (CIV-R-29). A city without a
* rival needs no question.
*/
function reduceForced(s, who, world) {
	while (!supported(s, who)) {
		const only = reducible(s, who, -1);
		if (reducible(s, who, only) !== -1) return;
		reduceCity(s, only, world);
	}
}
var makeSupport = (verbs) => ({
	name: "support",
	rule: "CIV-14.2b",
	mode: "open",
	legal(s, seat, out) {
		for (let area = reducible(s, seat, -1); area !== -1; area = reducible(s, seat, area)) out.put(verbs.reduce.code(area));
		listInsist(s, seat, verbs.insist, out);
	},
	apply(s, seat, code, world) {
		if (insisted(s, seat, code, verbs.insist, world)) return;
		reduceCity(s, verbs.reduce.arg.area(code), world);
		reduceForced(s, seat, world);
		if (supported(s, seat)) finish(s, seat);
	},
	why(s, seat, code) {
		if (!verbs.reduce.is(code)) return null;
		const area = verbs.reduce.arg.area(code);
		return s.city[area] === seat ? refusal("CIV-14.3c", "refuse.newFirst", { area: AREA_IDS[area] }) : refusal("CIV-14.2b", "refuse.notYourCity", { area: AREA_IDS[area] });
	},
	fallback: (s, seat) => verbs.reduce.code(reducible(s, seat, -1)),
	prompt: (s, seat) => ({
		key: "prompt.support",
		rule: "CIV-14.2a",
		args: { cities: s.cities[seat] }
	})
});
/** Owners of unsupported cities choose which to reduce; `idle`: seats that take no part. */
function askSupport(s, decision, idle, world) {
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) {
		if (has(idle, seat)) continue;
		reduceForced(s, seat, world);
		if (!supported(s, seat)) mask |= 1 << seat;
	}
	askTogether(s, decision, mask);
}
/** Next round no city is new any more. */
var ageCities = (s) => {
	s.fresh.fill(0);
};
// games/advanced-civilization/src/effects/slave-revolt.ts
/**
* 16.6 Slave Revolt (no counterpart in plain Civilization): tokens that give no support, and a check of support without
* them.
*/
/**
* 15, five more with Mining (ADV-18.6c), five fewer with Enlightenment (ADV-18.22b), or all there are (ADV-16.6.1,
* ADV-16.6.2).
*/
function idleTokens(s, who) {
	const n = 15 + (holds(s, who, MINING) ? 5 : 0) - (holds(s, who, ENLIGHTENMENT) ? 5 : 0);
	const all = population(s, who);
	return Math.min(n, all);
}
/** The number is fixed at the start, so tokens put down always count (ADV-16.6.4, ADV-R-37). */
var needs = (s, who, idle) => population(s, who) - idle < 2 * s.cities[who];
function slavesRevolt(s, world) {
	const who = s.victim[SLAVE_REVOLT];
	const idle = idleTokens(s, who);
	if (!needs(s, who, idle)) {
		harmless(s, SLAVE_REVOLT, world);
		return;
	}
	if (world.live) world.emit({
		type: "idled",
		seat: who,
		tokens: idle
	});
	if (!settled(s, who, idle, world)) ask(s, decisions.slaves, bit(who), idle);
}
/**
* Reduces what leaves no choice: one at a time, and no more than needed. Afterwards all tokens support again, since
* nothing is kept of the number (ADV-16.6.5).
*/
function settled(s, who, idle, world) {
	while (needs(s, who, idle)) {
		const only = reducible(s, who, -1);
		if (reducible(s, who, only) !== -1) return false;
		reduceCity(s, only, world);
	}
	return true;
}
// games/advanced-civilization/src/decisions/slaves.ts
/** 16.6 Slave Revolt: the victim chooses the cities that are reduced. */
var IDLE$1 = 0;
/** Cities built this round first, otherwise the victim's choice (ADV-16.6.3). */
var slaves = {
	name: "slaves",
	rule: "ADV-16.6.3",
	mode: "one",
	legal(s, seat, out) {
		for (let area = reducible(s, seat, -1); area !== -1; area = reducible(s, seat, area)) out.put(verbs.reduce.code(area));
	},
	apply(s, seat, code, world) {
		reduceCity(s, verbs.reduce.arg.area(code), world);
		if (settled(s, seat, slot(s, IDLE$1), world)) done(s);
	},
	why(s, seat, code) {
		if (!verbs.reduce.is(code)) return null;
		const area = verbs.reduce.arg.area(code);
		return refusal("ADV-16.6.3", s.city[area] === seat ? "refuse.newFirst" : "refuse.notYourCity", { area: AREA_IDS[area] });
	},
	fallback: (s, seat) => verbs.reduce.code(reducible(s, seat, -1)),
	prompt: (s, seat) => ({
		key: "prompt.slaves",
		rule: "ADV-16.6.3",
		args: {
			cities: s.cities[seat],
			tokens: population(s, seat) - slot(s, IDLE$1)
		}
	})
};
// games/advanced-civilization/src/decisions/support.ts
/** Unsupported cities are reduced, chosen by their owner (ADV-8.6), as in plain Civilization. */
var support = adopted(makeSupport(verbs));
var checkSupport = (s, world) => askSupport(s, decisions.support, idle(s), world);
// games/civilization-family/src/decisions/tax.ts
/** Phase 1, Taxation: two tokens a city; a Coinage holder sets their rate (CIV-6.1a, CIV-22.3.11a). */
var makeTax = (verbs) => ({
	name: "tax",
	rule: "CIV-22.3.11a",
	mode: "open",
	legal(s, seat, out) {
		for (let rate = 1; rate <= 3; rate++) out.put(verbs.tax.code(rate));
		listInsist(s, seat, verbs.insist, out);
	},
	apply(s, seat, code, world) {
		if (insisted(s, seat, code, verbs.insist, world)) return;
		s.rate[seat] = verbs.tax.arg.rate(code);
		finish(s, seat);
	},
	fallback: () => verbs.tax.code(2),
	prompt: (s, seat) => ({
		key: "prompt.tax",
		rule: "CIV-22.3.11a",
		args: {
			cities: s.cities[seat],
			stock: s.stock[seat]
		}
	})
});
/** Coinage holders with cities declare their rates; `idle`: seats that take no part. */
function askRates(s, decision, idle) {
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) {
		s.rate[seat] = 2;
		if (s.cities[seat] > 0 && hasCard(s, seat, 6) && !has(idle, seat)) mask |= 1 << seat;
	}
	askTogether(s, decision, mask);
}
function payTax(s, who, world) {
	const cities = s.cities[who];
	const rate = s.rate[who];
	const affordable = Math.floor(s.stock[who] / rate);
	const paid = Math.min(affordable, cities);
	s.stock[who] -= paid * rate;
	s.treasury[who] += paid * rate;
	s.unpaid[who] = cities - paid;
	s.spare[who] = cityPieces(s, who);
	if (world.live && cities > 0) world.emit({
		type: "taxed",
		seat: who,
		rate,
		tokens: paid * rate,
		unpaid: cities - paid
	});
}
// games/advanced-civilization/src/decisions/tax.ts
/** Phase 1: holders of Coinage set their rate (ADV-1.3); as in plain Civilization. */
var tax = adopted(makeTax(verbs));
// games/civilization-family/src/decisions/trade.ts
/**
* Phase 10, Trade: open to all at the same time (CIV-16.1a), trade cards only (CIV-16.2), until all are finished
* (CIV-16.5). Each player has at most one offer on the table; two who agree swap face down (CIV-R-36), and that is
* final (CIV-16.1c). No face is ever shown (CIV-16.3d).
*/
var offers = (s, who) => s.offerCards[who] > 0;
/** An offer stands to all or to one player (CIV-R-36). */
var addressed = (s, from, to) => s.offerTo[from] === -1 || s.offerTo[from] === to;
/** Both have offers for each other on the table; a deal involves exactly two (CIV-16.4). */
var canAgree = (s, first, second) => first !== second && offers(s, first) && offers(s, second) && addressed(s, first, second) && addressed(s, second, first);
var makeTrade = (verbs, market) => ({
	name: "trade",
	rule: "CIV-16.1a",
	mode: "open",
	hasBell: true,
	form: market.form,
	legal(s, seat, out) {
		listAgreements(s, seat, verbs, out);
		if (offers(s, seat)) out.put(verbs.withdraw.code());
		out.put(verbs.done.code());
	},
	apply(s, seat, code, world) {
		if (verbs.agree.is(code)) {
			agree$1(s, seat, verbs.agree.arg.with(code), market, world);
			return;
		}
		if (verbs.withdraw.is(code)) {
			market.clear(s, seat);
			if (world.live) world.emit({
				type: "withdrew",
				seat
			});
			return;
		}
		answered(s, seat);
		endIfIdle(s, market.idle(s));
	},
	why(s, seat, code) {
		if (verbs.withdraw.is(code)) return refusal("CIV-16.1b", "refuse.noOffer");
		if (!verbs.agree.is(code)) return null;
		const other = verbs.agree.arg.with(code);
		if (other === seat || other >= s.seats) return refusal("CIV-16.4", "refuse.twoPlayers");
		if (!offers(s, seat)) return refusal("CIV-16.3a", "refuse.offerFirst");
		if (!offers(s, other)) return refusal("CIV-16.3a", "refuse.theirOffer", { target: other });
		return has(s.agreed[seat], other) ? refusal("CIV-R-36", "refuse.agreedAlready") : refusal("CIV-R-36", "refuse.offerToOther");
	},
	fallback: () => verbs.done.code(),
	prompt: (s, seat) => s.mostExchanges === 0 ? {
		key: "prompt.trade",
		rule: "CIV-16.3b",
		args: { cards: s.handSize[seat] }
	} : {
		key: "prompt.tradeLimited",
		rule: "CIV-16.3b",
		args: {
			cards: s.handSize[seat],
			exchanges: s.mostExchanges - s.exchanges
		}
	}
});
function listAgreements(s, seat, verbs, out) {
	for (let other = 0; other < s.seats; other++) if (canAgree(s, seat, other) && !has(s.agreed[seat], other)) out.put(verbs.agree.code(other));
}
/** When both have agreed to the offers as they stand, the cards change hands at once (CIV-16.3f). */
function agree$1(s, seat, other, market, world) {
	s.agreed[seat] |= bit(other);
	if (world.live) world.emit({
		type: "agreed",
		seat,
		with: other
	});
	if (!has(s.agreed[other], seat)) {
		owes(s, other);
		return;
	}
	if (world.live) world.emit({
		type: "swapped",
		seat,
		with: other,
		cards: s.offerCards[seat],
		other: s.offerCards[other]
	});
	market.swap(s, seat, other, world);
	world.reveal(bit(seat) | bit(other));
	market.clear(s, seat);
	market.clear(s, other);
	resume(s, seat);
	resume(s, other);
	if (s.mostExchanges > 0) s.exchanges++;
	endIfIdle(s, market.idle(s));
}
function resume(s, who) {
	if (s.handSize[who] >= 3) owes(s, who);
	else answered(s, who);
}
/**
* Trading ends when all have passed or fewer than two have three cards (CIV-R-35), or with the last exchange that the
* table allows (CIV-R-107).
*/
function endIfIdle(s, idle) {
	let able = 0;
	for (let seat = 0; seat < s.seats; seat++) if (canTrade(s, seat, idle)) able++;
	const isSpent = s.mostExchanges > 0 && s.exchanges >= s.mostExchanges;
	if (able < 2 || owed(s) === 0 || isSpent) done(s);
}
var canTrade = (s, who, idle) => s.handSize[who] >= 3 && !has(idle, who);
/** `idle`: seats that take no part. */
function askTraders(s, decision, idle) {
	s.exchanges = 0;
	let mask = 0;
	let n = 0;
	for (let seat = 0; seat < s.seats; seat++) {
		s.offersMade[seat] = 0;
		if (!canTrade(s, seat, idle)) continue;
		mask |= bit(seat);
		n++;
	}
	if (n >= 2) ask(s, decision, mask);
}
// games/advanced-civilization/src/decisions/trade.ts
/**
* Phase 10: the same market as in plain Civilization, but a calamity that changes hands stays hidden and may be passed
* on, also back (ADV-10.10, ≠ CIV-19.3b): the hand remembers who gave it last (ADV-R-25).
*/
var trade = adopted(makeTrade(verbs, {
	form: offer.form,
	swap,
	clear: offer.clear,
	idle
}));
/**
* Trade cards and nothing else change hands (ADV-10.2) between two players (ADV-10.3), both offers at once (ADV-10.9).
*/
function swap(s, first, second, world) {
	for (let kind = 0; kind < KINDS; kind++) {
		const fromA = s.offer[handOf(first, kind)];
		const fromB = s.offer[handOf(second, kind)];
		give(s, first, second, kind, fromA);
		give(s, second, first, kind, fromB);
	}
	tell(s, first, second, world);
	tell(s, second, first, world);
}
function give(s, from, to, kind, cards) {
	if (cards === 0) return;
	s.hand[handOf(from, kind)] -= cards;
	s.handSize[from] -= cards;
	s.hand[handOf(to, kind)] += cards;
	s.handSize[to] += cards;
	if (!isCalamity(kind)) return;
	s.from[fromOf(from, kind - COMMODITIES)] = -1;
	s.from[fromOf(to, kind - COMMODITIES)] = from;
}
/** What each got is theirs alone to know (ADV-10.11). */
function tell(s, who, other, world) {
	if (!world.live) return;
	const hidden = {};
	for (let kind = 0; kind < KINDS; kind++) if (s.offer[handOf(other, kind)] > 0) hidden[TRADE_IDS[kind]] = s.offer[handOf(other, kind)];
	world.emit({
		type: "received",
		seat: who,
		cards: s.offerCards[other],
		hidden
	});
}
/** Everybody with three cards is asked (ADV-10.1): who may not trade some of them does not show it (ADV-R-22). */
var openTrade = (s) => askTraders(s, decisions.trade, idle(s));
function closeTrade(s) {
	for (let seat = 0; seat < s.seats; seat++) offer.clear(s, seat);
}
// games/advanced-civilization/src/determinize.ts
/**
* What a seat cannot know, filled in with something possible: the faces in the stacks, in other hands and in other
* offers, and who passed a calamity on. Sizes of stacks and hands, and the names in every offer, hold.
*/
var DRAWING$1 = 9;
var TRADING$1 = 10;
function determinize(s, seat, rng) {
	const unknown = Array.from(KIND_COUNT);
	for (let kind = 0; kind < KINDS; kind++) {
		unknown[kind] -= s.apart[kind];
		if (seat >= 0) unknown[kind] -= s.hand[handOf(seat, kind)];
		if (isCalamity(kind) && s.victim[kind - COMMODITIES] !== -1) unknown[kind]--;
	}
	const held = new Array(9).fill(0);
	for (let kind = 0; kind < KINDS; kind++) held[STACK_OF[kind]] += unknown[kind];
	for (let stack = 0; stack < 9; stack++) held[stack] -= s.stackSize[stack];
	const inHands = s.phase === DRAWING$1 || s.phase === TRADING$1;
	const others = [];
	for (let player = 0; player < s.seats; player++) if (player !== seat) others.push(player);
	const pool = new Pool(unknown, held, inHands);
	const offers = imagineOffers(s, others, pool, rng);
	for (const { who, counts } of offers) for (let kind = 0; kind < KINDS; kind++) {
		s.offer[handOf(who, kind)] = counts[kind];
		s.hand[handOf(who, kind)] += counts[kind];
	}
	for (const player of others) for (let i = 0; i < s.shown[player]; i++) {
		pool.take(5);
		s.hand[handOf(player, 5)]++;
	}
	for (const player of others) for (let n = s.handSize[player] - s.offerCards[player] - s.shown[player]; n > 0; n--) s.hand[handOf(player, pool.draw(rng, () => true))]++;
	imagineGivers(s, others, rng);
	for (let stack = 0; stack < 9; stack++) {
		const cards = [];
		for (let kind = 0; kind < KINDS; kind++) if (STACK_OF[kind] === stack) for (let i = 0; i < pool.free[kind]; i++) cards.push(kind);
		for (let i = 0; cards.length > 0; i++) s.stack[stackAt(stack, i)] = cards.splice(rng.below(cards.length), 1)[0];
	}
}
/** The cards nobody has placed yet: how many of each kind, and how many of each stack are in hands. */
var Pool = class {
	free;
	held;
	#calamities;
	constructor(free, held, calamities) {
		this.free = [...free];
		this.held = [...held];
		this.#calamities = calamities;
	}
	can(kind) {
		return this.free[kind] > 0 && this.held[STACK_OF[kind]] > 0 && (this.#calamities || !isCalamity(kind));
	}
	take(kind) {
		this.free[kind]--;
		this.held[STACK_OF[kind]]--;
	}
	/** Some card in somebody's hand, each as likely as the next; NONE if there is none of the sort. */
	draw(rng, sort) {
		let n = 0;
		for (let other = 0; other < KINDS; other++) if (this.can(other) && sort(other)) n += this.free[other];
		if (n === 0) return -1;
		let at = rng.below(n);
		for (let other = 0; other < KINDS; other++) {
			if (!this.can(other) || !sort(other)) continue;
			if (at < this.free[other]) {
				this.take(other);
				return other;
			}
			at -= this.free[other];
		}
		return -1;
	}
};
var TRIES = 500;
/**
* Cards for every standing offer that fit its number and its two names, all at once. The truth is a solution, so one is
* found.
*/
function imagineOffers(s, others, pool, rng) {
	const bidders = others.filter((player) => s.offerCards[player] > 0);
	const { free, held } = pool;
	for (let attempt = 0; attempt < TRIES; attempt++) {
		pool.free = [...free];
		pool.held = [...held];
		const found = attemptOffers(s, bidders, pool, rng);
		if (found) return found;
	}
	throw new Error("no cards fit the offers on the table");
}
function attemptOffers(s, bidders, pool, rng) {
	const found = [];
	for (const who of bidders) {
		const counts = new Array(KINDS).fill(0);
		for (let i = 0; i < 2; i++) {
			const kind = s.offerNames[nameOf(who, i)];
			if (!pool.can(kind)) return null;
			pool.take(kind);
			counts[kind]++;
		}
		found.push({
			who,
			counts
		});
	}
	const single = (who) => s.namesCards === 0 && s.offerNames[nameOf(who, 0)] === s.offerNames[nameOf(who, 1)];
	for (const only of [true, false]) for (const { who, counts } of found) {
		if (single(who) !== only) continue;
		const named = s.offerNames[nameOf(who, 0)];
		for (let n = s.offerCards[who] - 2; n > 0; n--) {
			const kind = pool.draw(rng, (other) => isTradable(other) && (!only || isCalamity(other) || other === named));
			if (kind === -1) return null;
			counts[kind]++;
		}
	}
	return found;
}
/** A calamity was drawn, or came from anybody; only its holder knows (ADV-R-75). */
function imagineGivers(s, others, rng) {
	for (const player of others) for (let calamity = 0; calamity < CALAMITIES; calamity++) {
		s.from[fromOf(player, calamity)] = -1;
		if (s.hand[handOf(player, calamityCard(calamity))] === 0 || s.phase !== TRADING$1 || !isTradable(calamityCard(calamity))) continue;
		const giver = rng.below(s.seats);
		if (giver !== player && rng.below(2) === 0) s.from[fromOf(player, calamity)] = giver;
	}
}
// games/advanced-civilization/src/effects/succession.ts
/** Phase 13: markers move, and the game ends. */
/** Only public things decide, so all markers move at once (ADV-13.1, ADV-13.2). */
function moveMarkers(s, world) {
	for (let i = 0; i < s.seats; i++) {
		const seat = s.succession[i];
		if (isIdle(s, seat)) continue;
		const step = stepOf(s, seat);
		const frozen = step === 0 && isFrozen(s, seat);
		s.position[seat] += step;
		if (!world.live) continue;
		if (step > 0) world.emit({
			type: "advanced",
			seat,
			position: s.position[seat]
		});
		else if (step < 0) world.emit({
			type: "fellBack",
			seat,
			position: s.position[seat]
		});
		else if (frozen) world.emit({
			type: "frozen",
			seat,
			position: s.position[seat]
		});
		else world.emit({
			type: "stayed",
			seat,
			position: s.position[seat]
		});
	}
}
/** The round that is played; between rounds, and while nations are chosen at the beginning, the one to come. */
var roundAt = (s) => asking(s) === decisions.join ? s.round + 1 : Math.max(1, s.round);
/** The table's time is up, or its host says so (ADV-25.4). */
var lastRound = {
	rule: "ADV-25.4",
	isNow: (s) => s.lastRound > 0 && s.lastRound <= roundAt(s),
	make(s, world) {
		s.lastRound = roundAt(s);
		if (world.live) world.emit({
			type: "lastRoundCalled",
			round: s.lastRound
		});
	}
};
/** The round is finished first, whatever ends the game (ADV-14.1, ADV-14.2). */
function endRound(s, world) {
	let over = lastRound.isNow(s) || isDeserted(s) || isLonely(s);
	for (let seat = 0; seat < s.seats; seat++) if (s.position[seat] >= 16) over = true;
	if (over) finishGame(s, world);
}
function finishGame(s, world) {
	for (let seat = 0; seat < s.seats; seat++) s.total[seat] = totalOf(s, seat);
	world.reveal(511);
	if (world.live) {
		for (let seat = 0; seat < s.seats; seat++) if (placeOf(s, seat) === 1) world.emit({
			type: "won",
			seat
		});
	}
	stop(s);
}
// games/advanced-civilization/src/effects/leaving.ts
/** Section 24: players who leave early (no counterpart in plain Civilization). */
var hand = /* @__PURE__ */ new Int16Array(126);
/** Between two phases whoever has said so is gone; with fewer than two left the game is over (ADV-R-77). A step. */
function takeLeave(s, world) {
	for (let seat = 0; seat < s.seats; seat++) if (s.leaving[seat] === 1) makeInert(s, seat, world);
	if (isLonely(s)) finishGame(s, world);
}
/**
* Units stay; ships return to Stock; one commodity for each city is kept, drawn at random, the rest and the calamities
* go back with this round's cards (ADV-24.5, ADV-R-77). A calamity passed on by who has left has no trader.
*/
function makeInert(s, who, world) {
	s.leaving[who] = 0;
	s.inert[who] = 1;
	for (let i = 0; i < 4; i++) s.ship[shipOf(who, i)] = -1;
	for (let calamity = 0; calamity < CALAMITIES; calamity++) {
		const kind = calamityCard(calamity);
		for (let seat = 0; seat < s.seats; seat++) if (s.from[fromOf(seat, calamity)] === who) s.from[fromOf(seat, calamity)] = -1;
		s.from[fromOf(who, calamity)] = -1;
		if (s.hand[handOf(who, kind)] > 0) {
			fromHand(s, who, kind);
			setApart(s, kind);
		}
	}
	let n = 0;
	for (let commodity = 0; commodity < COMMODITIES; commodity++) for (let i = 0; i < s.hand[handOf(who, commodity)]; i++) hand[n++] = commodity;
	if (n > s.cities[who]) {
		world.shuffle(hand, n);
		for (let i = s.cities[who]; i < n; i++) {
			fromHand(s, who, hand[i]);
			setApart(s, hand[i]);
		}
	}
	world.reveal(511);
	if (world.live) world.emit({
		type: "left",
		seat: who,
		cards: s.handSize[who]
	});
}
var mayLeave = (s, seat) => s.mayLeave === 1 && s.leaving[seat] === 0;
/**
* The same decision, in which its player may also say that they leave (ADV-24.3, ADV-R-77): they finish what they are
* asked and are gone before the next phase.
*/
var withLeave = (decision) => ({
	...decision,
	legal(s, seat, out) {
		decision.legal(s, seat, out);
		if (mayLeave(s, seat)) out.put(verbs.leave.code());
	},
	apply(s, seat, code, world) {
		if (verbs.leave.is(code)) s.leaving[seat] = 1;
		else decision.apply(s, seat, code, world);
	},
	why(s, seat, code) {
		if (!verbs.leave.is(code)) return decision.why?.(s, seat, code) ?? null;
		return s.mayLeave === 1 ? refusal("ADV-R-77", "refuse.leavesAlready") : refusal("ADV-24.3", "refuse.mayNotLeave");
	}
});
// games/civilization-family/src/events.ts
/** What happens in a game, as the chronicle tells it: each event with its rule and who sees which part. */
/** Who sees what of each; the rule it follows is the game's. */
var SEEN = {
	settled: (rule) => seenByAll(rule, "seat", "nation", "area"),
	roundBegan: (rule) => seenByAll(rule, "round"),
	insisted: (rule) => seenByAll(rule, "seat"),
	taxed: (rule) => seenByAll(rule, "seat", "rate", "tokens", "unpaid"),
	revolted: (rule) => seenByAll(rule, "seat", "area", "by"),
	razed: (rule) => seenByAll(rule, "seat", "area"),
	grew: (rule) => seenByAll(rule, "seat", "tokens"),
	counted: (rule) => seenByAll(rule, "seat", "tokens", "place"),
	maintained: (rule) => seenByAll(rule, "seat", "shore", "source"),
	lapsed: (rule) => seenByAll(rule, "seat", "shore"),
	launched: (rule) => seenByAll(rule, "seat", "shore", "levy"),
	walked: (rule) => seenByAll(rule, "seat", "area", "to", "tokens"),
	boarded: (rule) => seenByAll(rule, "seat", "area", "tokens"),
	sailed: (rule) => seenByAll(rule, "seat", "shore", "to", "steps"),
	landed: (rule) => seenByAll(rule, "seat", "area", "tokens"),
	fought: (rule) => seenByAll(rule, "area", "kind"),
	fell: (rule) => seenByAll(rule, "seat", "area", "tokens"),
	repelled: (rule) => seenByAll(rule, "seat", "area", "by", "tokens"),
	attacked: (rule) => seenByAll(rule, "seat", "area", "by"),
	surrendered: (rule) => seenByAll(rule, "seat", "area", "by", "taken"),
	built: (rule) => seenByAll(rule, "seat", "area"),
	surplus: (rule) => seenByAll(rule, "seat", "area", "tokens"),
	reduced: (rule) => seenByAll(rule, "seat", "area", "tokens"),
	drew: (rule) => seenByOwner(rule, ["seat", "stack"], ["trade"]),
	boughtGold: (rule) => seenByOwner(rule, ["seat"], ["trade"]),
	withdrew: (rule) => seenByAll(rule, "seat"),
	agreed: (rule) => seenByAll(rule, "seat", "with"),
	swapped: (rule) => seenByAll(rule, "seat", "with", "cards", "other"),
	received: (rule) => seenByOwner(rule, ["seat", "cards"], ["hidden"]),
	acquired: (rule) => seenByAll(rule, "seat", "card", "price"),
	spent: (rule) => seenByAll(rule, "seat", "commodity", "cards"),
	paid: (rule) => seenByAll(rule, "seat", "price", "tokens"),
	spared: (rule) => seenByAll(rule, "seat", "calamity"),
	calamity: (rule) => seenByAll(rule, "seat", "calamity"),
	harmless: (rule) => seenByAll(rule, "seat", "calamity"),
	erupted: (rule) => seenByAll(rule, "seat", "volcano"),
	flooded: (rule) => seenByAll(rule, "seat", "plain"),
	showed: (rule) => seenByAll(rule, "seat", "cards"),
	ordered: (rule) => seenByAll(rule, "seat", "target", "points"),
	lost: (rule) => seenByAll(rule, "seat", "area", "tokens"),
	lostCity: (rule) => seenByAll(rule, "seat", "area"),
	picked: (rule) => seenByAll(rule, "seat", "area", "points"),
	keptFaction: (rule) => seenByAll(rule, "seat", "faction"),
	annexed: (rule) => seenByAll(rule, "seat", "area", "tokens", "by"),
	annexedCity: (rule) => seenByAll(rule, "seat", "area", "by"),
	condemned: (rule) => seenByAll(rule, "seat", "area"),
	advanced: (rule) => seenByAll(rule, "seat", "position"),
	stayed: (rule) => seenByAll(rule, "seat", "position"),
	fellBack: (rule) => seenByAll(rule, "seat", "position"),
	won: (rule) => seenByAll(rule, "seat")
};
/** The shared events by the rules of one game: `...adoptEvents({ settled: 'CIV-4.4a', … })`. */
var adoptEvents = (rules) => Object.fromEntries(Object.keys(SEEN).map((name) => [name, SEEN[name](rules[name])]));
// games/advanced-civilization/src/events-of-calamities.ts
var calamityEvents = {
	revealed: seenByAll("ADV-11.3", "seat", "calamity"),
	passed: seenByAll("ADV-R-75", "seat", "calamity", "by"),
	mustLose: seenByAll("ADV-11.13", "seat", "points"),
	mustReduce: seenByAll("ADV-R-43", "seat", "cities"),
	quaked: seenByAll("ADV-16.1.4", "seat", "area"),
	betrayed: seenByAll("ADV-16.2.1", "seat", "area", "by"),
	rebelled: seenByAll("ADV-16.5.1", "seat", "by"),
	remained: seenByAll("ADV-R-35", "seat"),
	idled: seenByAll("ADV-16.6.1", "seat", "tokens"),
	hordeCame: seenByAll("ADV-16.8.2", "seat", "area", "tokens"),
	hordeMoved: seenByAll("ADV-16.8.7", "area", "to", "tokens"),
	hordeSacked: seenByAll("ADV-16.8.5", "seat", "area", "tokens"),
	hordeBeaten: seenByAll("ADV-R-41", "seat", "area", "tokens"),
	hordeStayed: seenByAll("ADV-16.8.6", "area", "tokens"),
	hordeGone: seenByAll("ADV-R-40", "area", "tokens"),
	accused: seenByAll("ADV-16.11.3", "seat", "target"),
	pirated: seenByAll("ADV-16.12.1", "seat", "area")
};
// games/advanced-civilization/src/events.ts
/**
* What happens in a game, as the chronicle tells it: what both Civilizations know, and this game's own, each with its
* rule and who sees which part.
*/
var events = {
	...adoptEvents({
		settled: "ADV-0.2.12",
		roundBegan: "ADV-0.3.1",
		insisted: "ADV-0.3.2",
		taxed: "ADV-1.1",
		revolted: "ADV-1.7",
		razed: "ADV-1.9",
		grew: "ADV-2.1",
		counted: "ADV-3.1",
		maintained: "ADV-4.3",
		lapsed: "ADV-4.8",
		launched: "ADV-4.2",
		walked: "ADV-5.3",
		boarded: "ADV-5.10",
		sailed: "ADV-5.13",
		landed: "ADV-5.14",
		fought: "ADV-6.1",
		fell: "ADV-6.10",
		repelled: "ADV-6.12",
		attacked: "ADV-6.11",
		surrendered: "ADV-6.16",
		built: "ADV-7.5",
		surplus: "ADV-8.2",
		reduced: "ADV-8.8",
		drew: "ADV-9.2",
		boughtGold: "ADV-9.8",
		withdrew: "ADV-10.9",
		agreed: "ADV-R-24",
		swapped: "ADV-10.9",
		received: "ADV-10.9",
		acquired: "ADV-12.4",
		spent: "ADV-R-78",
		paid: "ADV-12.6",
		spared: "ADV-11.6",
		calamity: "ADV-11.8",
		harmless: "ADV-11.8",
		erupted: "ADV-16.1.2",
		flooded: "ADV-16.7.2",
		showed: "ADV-16.3.5",
		ordered: "ADV-11.9",
		lost: "ADV-11.12",
		lostCity: "ADV-11.13",
		picked: "ADV-16.5.3",
		keptFaction: "ADV-16.5.7",
		annexed: "ADV-16.5.9",
		annexedCity: "ADV-16.5.9",
		condemned: "ADV-16.11.3",
		advanced: "ADV-13.1",
		stayed: "ADV-13.3",
		fellBack: "ADV-13.11",
		won: "ADV-15.2"
	}),
	joined: seenByAll("ADV-24.1", "seat", "nation"),
	admitted: seenByAll("ADV-24.2", "seat", "by"),
	left: seenByAll("ADV-24.3", "seat", "cards"),
	lastRoundCalled: seenByAll("ADV-25.4", "round"),
	barbariansFell: seenByAll("ADV-6.25", "area", "tokens"),
	piratesFell: seenByAll("ADV-6.23", "seat", "area"),
	besieged: seenByAll("ADV-6.23", "area", "by"),
	driven: seenByAll("ADV-6.12", "area", "by", "tokens"),
	looted: seenByOwner("ADV-6.20", ["seat", "target"], ["trade"]),
	robbed: seenByOwner("ADV-6.20", ["seat", "by"], ["trade"]),
	pillaged: seenByAll("ADV-6.21", "seat", "tokens"),
	raised: seenByAll("ADV-7.6", "seat", "area", "tokens", "treasury"),
	offered: seenByOwner("ADV-10.5", [
		"seat",
		"cards",
		"commodity",
		"other",
		"want",
		"claim"
	], ["hidden"]),
	offeredTo: seenByOwner("ADV-10.5", [
		"seat",
		"target",
		"cards",
		"commodity",
		"other",
		"want",
		"claim"
	], ["hidden"]),
	mined: seenByAll("ADV-18.6b", "seat", "commodity"),
	gaveBack: seenByAll("ADV-12.16", "seat", "trade"),
	kept: seenByAll("ADV-12.16", "seat", "cards"),
	returned: seenByAll("ADV-12.17", "stack", "cards"),
	frozen: seenByAll("ADV-13.10", "seat", "position"),
	converted: seenByAll("ADV-20.3", "seat", "area", "target", "tokens", "cities"),
	...calamityEvents
};
// games/civilization-family/src/invariants.ts
/** Laws of the board that hold after every action in both games: no piece is ever lost or made (CIV-2.7.1b). */
/** `move` is the number of the decision during which tokens may be aboard and ships at sea. */
function checkPieces(s, move, broken) {
	const isMoving = asking(s) === move;
	for (let seat = 0; seat < s.seats; seat++) {
		let tokens = s.stock[seat] + s.treasury[seat] + afloat(s, seat);
		let cities = 0;
		for (let area = 0; area < AREAS; area++) {
			const n = s.tokens[tokensAt(area, seat)];
			tokens += n;
			if (s.city[area] === seat) cities++;
			if ((n > 0 || s.city[area] === seat) && (!inPlay(s, area) || map.openSea[area])) broken.push(`seat ${seat} has units in ${AREA_IDS[area]}, which is out of play`);
		}
		if (tokens !== s.tokensEach) broken.push(`seat ${seat}: ${tokens} tokens in all, ${s.tokensEach} in use`);
		if (cities !== s.cities[seat]) broken.push(`seat ${seat}: ${cities} cities on the board, ${s.cities[seat]} said`);
		if (!isMoving && afloat(s, seat) > 0) broken.push(`seat ${seat}: tokens aboard after movement`);
		for (let i = 0; i < 4; i++) {
			const shore = s.ship[shipOf(seat, i)];
			if (shore === -1) continue;
			if (!inPlay(s, AREA_OF_SHORE[shore])) broken.push(`seat ${seat}: a ship out of play`);
			if (!isMoving && map.openSea[AREA_OF_SHORE[shore]]) broken.push(`seat ${seat}: a ship left in open sea`);
		}
	}
}
// games/advanced-civilization/src/invariants.ts
/** Laws that hold after every action: no piece and no card is ever lost or made (ADV-0.1.9, ADV-0.1.4). */
var DRAWING = 9;
var TRADING = 10;
function invariants(s) {
	const broken = [];
	checkPieces(s, decisions.move, broken);
	comings(s, broken);
	wild(s, broken);
	hands(s, broken);
	tradeCards(s, broken);
	cards$1(s, broken);
	return broken;
}
/** Who waits has nothing on the board yet (ADV-R-76); who has left has no ships (ADV-24.3). */
function comings(s, broken) {
	for (let seat = 0; seat < s.seats; seat++) {
		if (s.waiting[seat] > 0 && (s.stock[seat] !== s.tokensEach || s.cities[seat] > 0)) broken.push(`seat ${seat} waits, but has units`);
		if (s.inert[seat] === 1) {
			for (let i = 0; i < 4; i++) if (s.ship[shipOf(seat, i)] !== -1) broken.push(`seat ${seat} has left, but not their ships`);
		}
	}
}
/**
* Barbarians and pirates keep apart (ADV-21.7) and within the limit once they have stopped (ADV-21.8); they are only on
* land in play.
*/
function wild(s, broken) {
	for (let area = 0; area < AREAS; area++) {
		const n = s.tokens[barbariansAt(s, area)];
		if ((n > 0 || s.city[area] === 8) && (!inPlay(s, area) || map.openSea[area])) broken.push(`Barbarians or pirates in ${AREA_IDS[area]}`);
		if (n > 0 && s.city[area] === 8) broken.push(`Barbarians in the pirate city of ${AREA_IDS[area]}`);
		if (s.phase !== 11 && n > map.limit[area]) broken.push(`${n} Barbarians in ${AREA_IDS[area]}`);
		if (s.city[area] !== -1 && s.city[area] !== 8 && s.city[area] >= s.seats) broken.push(`${AREA_IDS[area]}: a city of nobody`);
	}
}
function hands(s, broken) {
	for (let seat = 0; seat < s.seats; seat++) {
		let n = 0;
		let offered = 0;
		for (let kind = 0; kind < KINDS; kind++) {
			const held = s.hand[handOf(seat, kind)];
			n += held;
			offered += s.offer[handOf(seat, kind)];
			if (s.offer[handOf(seat, kind)] > held) broken.push(`seat ${seat} offers ${TRADE_IDS[kind]} they do not hold`);
			if (kind < COMMODITIES && s.payment[paidOf(seat, kind)] > held) broken.push(`seat ${seat} pays ${TRADE_IDS[kind]} they do not hold`);
			if (held > 0 && isCalamity(kind) && s.phase !== DRAWING && s.phase !== TRADING) broken.push(`seat ${seat}: ${TRADE_IDS[kind]} kept (ADV-11.4)`);
		}
		for (let calamity = 0; calamity < CALAMITIES; calamity++) if (s.from[fromOf(seat, calamity)] !== -1 && s.hand[handOf(seat, calamityCard(calamity))] === 0) broken.push(`seat ${seat}: a giver of ${CALAMITY_IDS[calamity]}, which they do not hold`);
		if (s.shown[seat] > s.hand[handOf(seat, 5)]) broken.push(`seat ${seat}: Grain laid open that they do not hold`);
		if (n !== s.handSize[seat]) broken.push(`hand of seat ${seat}: ${n} cards, ${s.handSize[seat]} said`);
		if (offered !== s.offerCards[seat]) broken.push(`offer of seat ${seat}: ${offered} cards, ${s.offerCards[seat]} said`);
		if (offered > 0 && !mayName(s, s.offer.subarray(handOf(seat, 0), handOf(seat + 1, 0)), s.offerNames[nameOf(seat, 0)], s.offerNames[nameOf(seat, 1)])) broken.push(`offer of seat ${seat}: untrue names`);
	}
}
function tradeCards(s, broken) {
	const seen = Array.from(s.apart);
	for (let seat = 0; seat < s.seats; seat++) for (let kind = 0; kind < KINDS; kind++) seen[kind] += s.hand[handOf(seat, kind)];
	for (let stack = 0; stack < 9; stack++) for (let i = 0; i < s.stackSize[stack]; i++) if (s.stack[stackAt(stack, i)] !== -1) seen[s.stack[stackAt(stack, i)]]++;
	for (let calamity = 0; calamity < CALAMITIES; calamity++) if (s.victim[calamity] !== -1) seen[calamityCard(calamity)]++;
	for (let kind = 0; kind < KINDS; kind++) if (seen[kind] !== KIND_COUNT[kind]) broken.push(`${TRADE_IDS[kind]}: ${seen[kind]} cards, not ${KIND_COUNT[kind]}`);
}
/** Cards are never lost (ADV-12.13); only newcomers hold copies that were not sold (ADV-24.2). */
function cards$1(s, broken) {
	for (let card = 0; card < CARDS; card++) {
		let held = s.copies[card];
		for (let seat = 0; seat < s.seats; seat++) held += s.card[cardOf(seat, card)];
		const made = isForTwo(s) && card === 8 ? 1 : 8;
		if (held < made) broken.push(`${CARD_IDS[card]}: ${made - held} lost`);
	}
}
// games/advanced-civilization/src/effects/census.ts
/** Phase 3, and the order of Phases 4 and 5 (≠ CIV-8.2, CIV-5.7d). */
var order = /* @__PURE__ */ new Int16Array(8);
/**
* Tokens on the board are counted, neither cities nor ships nor Barbarians (ADV-3.1, ADV-3.5): most tokens first
* (ADV-3.2), with all holders of Military after all others, among themselves in census order (ADV-3.3, ADV-18.18b).
*/
function takeCensus(s, world) {
	countTokens(s);
	let n = 0;
	for (let military = 0; military < 2; military++) for (let i = 0; i < s.seats; i++) if (holds(s, s.moveOrder[i], MILITARY) === (military === 1)) order[n++] = s.moveOrder[i];
	for (let i = 0; i < s.seats; i++) s.moveOrder[i] = order[i];
	tellCensus(s, world);
}
/** The order of Phases 4 and 5 (ADV-3.4). */
var inOrder = (s, i) => i >= s.seats ? -1 : isIdle(s, s.moveOrder[i]) ? -2 : s.moveOrder[i];
// games/advanced-civilization/src/query/cities-at-risk.ts
/**
* Three cities; of Mysticism, Deism and Enlightenment only the best counts (ADV-16.4.1, ADV-16.4.2, ADV-18.20b,
* ADV-18.21b, ADV-18.22b).
*/
var superstitionCities = (s, who) => holds(s, who, ENLIGHTENMENT) ? 0 : holds(s, who, DEISM) ? 1 : holds(s, who, 8) ? 2 : 3;
var one = (s, who, card) => holds(s, who, card) ? 1 : 0;
/**
* How many cities stay in Civil Disorder: three, one more for each of Music (ADV-18.13b), Drama and Poetry
* (ADV-18.12b), Law (ADV-18.16c) and Democracy (ADV-18.17c; ADV-16.10.2), one fewer for each of Military (ADV-16.10.3)
* and Roadbuilding (ADV-16.10.4, ADV-R-71, ≠ CIV-22.2.9.1).
*/
function citiesAllowed(s, who) {
	const helpful = one(s, who, MUSIC) + one(s, who, DRAMA_AND_POETRY) + one(s, who, 13) + one(s, who, 14);
	const harmful = one(s, who, MILITARY) + one(s, who, ROADBUILDING);
	const n = 3 + helpful - harmful;
	return Math.max(n, 0);
}
/**
* Four cities (ADV-16.11.1), changed by five cards that add up (ADV-16.11.2, ≠ CIV-22.2.10.2): fewer by Law
* (ADV-18.16c), Philosophy (ADV-18.19b) and Theology (ADV-18.24c), more by Monotheism (ADV-18.23c) and Roadbuilding.
*/
var iconoclasmCities = (s, who) => 4 - one(s, who, 13) - one(s, who, 15) - 3 * one(s, who, THEOLOGY) + one(s, who, MONOTHEISM) + one(s, who, ROADBUILDING);
// games/advanced-civilization/src/effects/reductions.ts
/** Calamities that reduce a number of cities. */
/** So many of a player's cities, or all there are. */
function reduceSome(s, who, cities, calamity, world) {
	const n = Math.min(cities, s.cities[who]);
	if (n <= 0) {
		harmless(s, calamity, world);
		return;
	}
	s.toReduce[who] = n;
	if (world.live) world.emit({
		type: "mustReduce",
		seat: who,
		cities: n
	});
	beginReductions(s, bit(who), 0, world);
}
// games/advanced-civilization/src/effects/civil-disorder.ts
function disorderStrikes(s, world) {
	const who = s.victim[CIVIL_DISORDER];
	reduceSome(s, who, s.cities[who] - citiesAllowed(s, who), CIVIL_DISORDER, world);
}
// games/advanced-civilization/src/effects/civil-war.ts
/**
* 16.5 Civil War: factions as in plain Civilization (ADV-16.5.3, ADV-16.5.7), but the beneficiary is whoever has most
* units in Stock (ADV-16.5.1, ≠ CIV-22.2.6.2a), four cards change the factions and Military costs both of them. `mark`
* holds the units chosen, then those of the faction that is given up.
*/
var OWN_CHOICE = 15;
var BENEFICIARY_CHOICE = 20;
var WITH_PHILOSOPHY = 15;
var MILITARY_LOSS = 5;
var IDLE = -1;
/**
* What the victim picks: 15, five more for Music (ADV-18.13b) and for Drama and Poetry (ADV-18.12b), ten for Democracy
* (ADV-18.17c, ADV-16.5.4, ≠ CIV-22.2.6.5); nothing with Philosophy, which ignores the others (ADV-16.5.5, ADV-18.19b).
*/
function ownChoice(s, who) {
	if (holds(s, who, 15)) return 0;
	return OWN_CHOICE + (holds(s, who, MUSIC) ? 5 : 0) + (holds(s, who, DRAMA_AND_POETRY) ? 5 : 0) + (holds(s, who, 14) ? 10 : 0);
}
var beneficiaryChoice = (s, who) => holds(s, who, 15) ? WITH_PHILOSOPHY : BENEFICIARY_CHOICE;
var firstFaction = (s, who) => ownChoice(s, who) + beneficiaryChoice(s, who);
/**
* Nothing happens if the victim ranks first (ADV-16.5.2), or if no second faction remains (ADV-16.5.6). A newcomer
* comes before any ranking (ADV-24.1, ADV-R-76).
*/
function warBreaksOut(s, world) {
	const who = s.victim[CIVIL_WAR];
	s.war.fill(IDLE);
	const newcomer = nextNewcomer(s);
	const beneficiary = newcomer === -1 ? mostInStock(s, everyone(s.seats) & ~idle(s)) : newcomer;
	if (beneficiary === who || strength(s, who) <= firstFaction(s, who)) {
		harmless(s, CIVIL_WAR, world);
		return;
	}
	s.war[WAR.victim] = who;
	s.war[WAR.nominee] = beneficiary;
	s.war[WAR.stock] = unitsInStock(s, who);
	s.war[WAR.asked] = 0;
	if (world.live) world.emit({
		type: "rebelled",
		seat: who,
		by: beneficiary
	});
	if (newcomer !== -1) admit(s, newcomer, who, world);
}
var atWar = (s) => s.war[WAR.victim] !== IDLE;
function victimPicks(s) {
	const who = s.war[WAR.victim];
	if (atWar(s) && ownChoice(s, who) > 0) ask(s, decisions.pick, bit(who), ownChoice(s, who));
}
function beneficiaryPicks(s) {
	if (atWar(s)) ask(s, decisions.pick, bit(s.war[WAR.nominee]), beneficiaryChoice(s, s.war[WAR.victim]));
}
/** From now on `mark` is the faction that the victim gives up. */
function askFaction(s) {
	if (atWar(s)) ask(s, decisions.faction, bit(s.war[WAR.victim]));
}
/**
* Military: each side removes five points of its faction (ADV-16.5.8, ADV-18.18c), first the victim, then the
* beneficiary (ADV-R-36).
*/
var fightsItself = (s) => atWar(s) && holds(s, s.war[WAR.victim], MILITARY);
function keptFactionPays(s, world) {
	if (fightsItself(s)) factionPays(s, s.war[WAR.victim], FACTION.kept, world);
}
function otherFactionPays(s, world) {
	if (fightsItself(s)) factionPays(s, s.war[WAR.nominee], FACTION.other, world);
}
/** From areas that hold or border units of the other faction, while there are such. */
function factionPays(s, seat, side, world) {
	const near = side | FACTION.near;
	s.toLose[seat] = MILITARY_LOSS;
	const points = pointsOf(s, near);
	if (points >= MILITARY_LOSS) {
		beginLosses(s, bit(seat), LOSS.war, near, world);
		return;
	}
	if (points > 0) wipeOut(s, near, world);
	s.toLose[seat] -= points;
	beginLosses(s, bit(seat), LOSS.war, side, world);
}
function pointsOf(s, where) {
	const who = s.war[WAR.victim];
	let points = 0;
	for (let area = 0; area < AREAS; area++) points += tokensExposed(s, who, area, LOSS.war, where) + (cityExposed(s, who, area, LOSS.war, where) ? 5 : 0);
	return points;
}
/** What is near depends on the other faction alone, so it does not change under way. */
function wipeOut(s, where, world) {
	const who = s.war[WAR.victim];
	for (let area = 0; area < AREAS; area++) {
		const tokens = tokensExposed(s, who, area, LOSS.war, where);
		if (cityExposed(s, who, area, LOSS.war, where)) {
			removeCity(s, area);
			s.mark[area] = 0;
			if (world.live) world.emit({
				type: "lostCity",
				seat: who,
				area: AREA_IDS[area]
			});
		} else if (tokens > 0) {
			remove(s, area, who, tokens);
			if ((where & 1) === FACTION.other) s.mark[area] -= tokens;
			if (world.live) world.emit({
				type: "lost",
				seat: who,
				area: AREA_IDS[area],
				tokens
			});
		}
	}
}
/** Stock, ships, Treasury, cards and cell stay the victim's (ADV-16.5.11). */
function beginTakeOver(s) {
	if (atWar(s)) call(s, programs.takeOver);
}
/**
* NONE: the ranking has come to the victim, or nobody is left: what remains stays with the victim (ADV-R-35), who is
* ranked with the units of the moment when the war began.
*/
function chooseTaker(s) {
	const victim = s.war[WAR.victim];
	if (s.war[WAR.asked] === 0) return s.war[WAR.nominee];
	const out = idle(s) | s.war[WAR.asked];
	let best = -1;
	let most = -1;
	for (let i = 0; i < s.seats; i++) {
		const seat = s.succession[i];
		if (has(out, seat)) continue;
		const units = seat === victim ? s.war[WAR.stock] : unitsInStock(s, seat);
		if (units > most) {
			most = units;
			best = seat;
		}
	}
	return best === victim ? -1 : best;
}
/** The notes of a war are of no use after it. */
function forgetWar(s) {
	s.war.fill(IDLE);
}
/**
* The beneficiary replaces the faction kind for kind (ADV-16.5.9), then whoever is next in units in Stock
* (ADV-16.5.10).
*/
var nextTaker = makeNextTaker({
	decision: decisions.annex,
	next: chooseTaker,
	tokensOf: (s, who) => s.stock[who],
	citiesOf: cityPieces,
	abandon(s, world) {
		s.mark.fill(0);
		if (world.live) world.emit({
			type: "remained",
			seat: s.war[WAR.victim]
		});
	}
});
// games/advanced-civilization/src/effects/draws.ts
/** Phase 9: every card drawn goes to the hand, calamities too (≠ CIV-15.5b). */
var TURN$1 = 0;
/**
* Fewest cities first; each player finishes before the next begins (ADV-9.1). Pirate cities are nobody's and draw
* nothing (ADV-9.7). A step that comes back for every player.
*/
function drawInTurn(s, world) {
	const i = slot(s, TURN$1);
	if (i >= s.seats) {
		setSlot(s, TURN$1, 0);
		return;
	}
	setSlot(s, TURN$1, i + 1);
	again(s);
	const seat = s.drawOrder[i];
	if (isIdle(s, seat)) return;
	drawCards(s, seat, world);
	if (canBuyGold(s, seat)) ask(s, decisions.gold, bit(seat));
}
/** As many cards as the player has cities, one from each stack from the first on (ADV-9.2). */
function drawCards(s, who, world) {
	for (let stack = 0; stack < s.cities[who]; stack++) {
		const kind = drawTop(s, stack);
		if (kind === -1) continue;
		toHand(s, who, kind, world);
		if (world.live) world.emit({
			type: "drew",
			seat: who,
			stack: stack + 1,
			trade: TRADE_IDS[kind]
		});
	}
}
// games/advanced-civilization/src/effects/epidemic.ts
/** 16.9 Epidemic: the victim's own loss, their orders, then the others' losses (ADV-R-31). */
/**
* Sixteen points, twenty-five for the others and ten for each of them, not for the trader (ADV-16.9.1, ADV-16.9.2,
* ADV-16.9.3).
*/
var EPIDEMIC_LOSS = 16;
var EPIDEMIC_ORDERS = 25;
var EPIDEMIC_CAP = 10;
/**
* Medicine: 8 less, 5 less for others (ADV-16.9.6, ADV-18.10b, ≠ CIV-22.2.8.3a); Roadbuilding: 5 more (ADV-16.9.7,
* ADV-18.5c). Only then is the share paid (ADV-R-42).
*/
function epidemicShare(s, who, points, medicine) {
	const share = points - (holds(s, who, 7) ? medicine : 0) + (holds(s, who, ROADBUILDING) ? 5 : 0);
	return Math.max(share, 0);
}
function epidemicStrikes(s, world) {
	const who = s.victim[EPIDEMIC];
	strike(s, who, epidemicShare(s, who, EPIDEMIC_LOSS, 8), world);
	beginLosses(s, bit(who), LOSS.epidemic, 0, world);
}
var epidemicOrders = (s, world) => beginOrders(s, s.victim[EPIDEMIC], LOSS.epidemic, EPIDEMIC_ORDERS, EPIDEMIC_CAP, world);
function epidemicSpreads(s, world) {
	const who = s.victim[EPIDEMIC];
	for (let seat = 0; seat < s.seats; seat++) {
		if (seat === who || s.toLose[seat] === 0) continue;
		const share = epidemicShare(s, seat, s.toLose[seat], 5);
		if (share !== s.toLose[seat]) strike(s, seat, share, world);
	}
	beginLosses(s, others(s, who), LOSS.epidemic, 0, world);
}
// games/advanced-civilization/src/effects/famine.ts
/** 16.3 Famine: the victim's own loss, their orders, then the others' losses (ADV-R-31). */
/**
* Ten points, twenty for the others and eight for each of them (ADV-16.3.1, ADV-16.3.2, ADV-16.3.3, ≠ CIV-22.2.5a,
* CIV-22.2.5b, CIV-22.2.5c).
*/
var FAMINE_LOSS = 10;
var FAMINE_ORDERS = 20;
var FAMINE_CAP = 8;
function famineStrikes(s, world) {
	const who = s.victim[FAMINE];
	strike(s, who, FAMINE_LOSS, world);
	beginLosses(s, bit(who), LOSS.famine, 0, world);
}
var famineOrders = (s, world) => beginOrders(s, s.victim[FAMINE], LOSS.famine, FAMINE_ORDERS, FAMINE_CAP, world);
/** The victim has fixed the amounts; each of the others picks their own units (ADV-16.3.4). */
var famineSpreads = (s, world) => beginLosses(s, others(s, s.victim[FAMINE]), LOSS.famine, 0, world);
// games/advanced-civilization/src/effects/flood.ts
/**
* 16.7 Flood: as in plain Civilization on the plain, but whoever has nothing on any plain loses a coastal city
* (ADV-16.7.6, ≠ CIV-R-58), and the others' shares are compulsory.
*/
var PLAINS = PLAIN_IDS.length;
var FLOOD_LOSS = 17;
var FLOOD_SHARE = 10;
var NO_CAP = 999;
/**
* The plain where most of the victim's points are exposed (ADV-16.7.1, ADV-16.7.2, ADV-R-38), chosen among equals
* (ADV-R-74).
*/
function findPlain(s, world) {
	const who = s.victim[FLOOD];
	let n = 0;
	for (let plain = 0; plain < PLAINS; plain++) {
		if (!isWorst(s, who, plain)) continue;
		n++;
		s.plain = plain;
	}
	if (n > 1) ask(s, decisions.plain, bit(who));
	else if (n === 0) drownCoast(s, who, world);
}
function drownCoast(s, who, world) {
	if (coasts(s, who) === 0) harmless(s, FLOOD, world);
	else ask(s, decisions.coast, bit(who));
}
/** Seventeen points, seven with Engineering (ADV-16.7.7). */
function floodStrikes(s, world) {
	if (s.plain === -1) return;
	const who = s.victim[FLOOD];
	if (world.live) world.emit({
		type: "flooded",
		seat: who,
		plain: PLAIN_IDS[s.plain]
	});
	strike(s, who, holds(s, who, 4) ? 7 : FLOOD_LOSS, world);
	beginLosses(s, bit(who), LOSS.flood, s.plain, world);
}
/** Ten points of the others on the same plain, or all of them (ADV-16.7.4, ADV-16.7.5). */
function floodShares(s, world) {
	if (s.plain !== -1) beginOrders(s, s.victim[FLOOD], LOSS.flood, FLOOD_SHARE, NO_CAP, world);
}
function floodSpreads(s, world) {
	if (s.plain !== -1) beginLosses(s, others(s, s.victim[FLOOD]), LOSS.flood, s.plain, world);
}
// games/advanced-civilization/src/effects/iconoclasm.ts
/** 16.11 Iconoclasm and Heresy: the victim's own cities, then two of other players, compulsory (≠ CIV-22.2.10.4a). */
var iconoclasmStrikes = (s, world) => reduceSome(s, s.victim[ICONOCLASM], iconoclasmCities(s, s.victim[ICONOCLASM]), ICONOCLASM, world);
function askHeresy(s, world) {
	const who = s.victim[ICONOCLASM];
	let room = 0;
	for (let seat = 0; seat < s.seats; seat++) room += mostOf(s, who, seat);
	if (room === 0) return;
	if (s.victimPicks === 1) ask(s, decisions.condemn, bit(who), Math.min(room, 2));
	else if (room > 2) ask(s, decisions.accuse, bit(who), 2);
	else for (let seat = 0; seat < s.seats; seat++) for (let i = mostOf(s, who, seat); i > 0; i--) {
		s.toReduce[seat]++;
		if (world.live) world.emit({
			type: "accused",
			seat: who,
			target: seat
		});
	}
}
var heresySpreads = (s, world) => beginReductions(s, others(s, s.victim[ICONOCLASM]), s.victimPicks, world);
// games/advanced-civilization/src/effects/revolts.ts
/**
* Revolts (≠ CIV-6.3.2a, CIV-6.3.3c): the cities go to other players by units in Stock, never back to their owner.
* Defaulters one after another in A.S.T. order (ADV-R-10); what comes back in one revolt can be used in the next
* (ADV-R-78). `unpaid` counts the cities at stake, `mark` is set on a city that has changed hands in this phase.
*/
var TAKER = 0;
var FROM = 1;
function defaulter(s) {
	for (let i = 0; i < s.seats; i++) if (s.unpaid[s.succession[i]] > 0) return s.succession[i];
	return -1;
}
/**
* A step that comes back for every city. The player with the most units in Stock takes first (ADV-1.6) and goes on
* while they have pieces (ADV-1.8); what nobody can take is eliminated (ADV-1.9). The ranking is that of the moment
* this revolt is settled.
*/
function nextRevolt(s) {
	const owner = defaulter(s);
	if (owner < 0) {
		s.mark.fill(0);
		return;
	}
	again(s);
	if (slot(s, FROM) !== owner + 1) setSlot(s, TAKER, 0);
	setSlot(s, FROM, owner + 1);
	const others = everyone(s.seats) & ~bit(owner) & ~idle(s);
	let able = 0;
	for (let seat = 0; seat < s.seats; seat++) if (others >> seat & 1 && cityPieces(s, seat) > 0) able |= bit(seat);
	const taking = slot(s, TAKER) - 1;
	if (taking >= 0 && able >> taking & 1) ask(s, decisions.seize, bit(taking), owner);
	else if (able !== 0) {
		const taker = mostInStock(s, able);
		setSlot(s, TAKER, taker + 1);
		ask(s, decisions.seize, bit(taker), owner);
	} else if (others !== 0) ask(s, decisions.raze, bit(mostInStock(s, others)), owner);
	else s.unpaid[owner] = 0;
}
// games/advanced-civilization/src/effects/ships-in-turn.ts
/** Phase 4: ships, player after player. */
var TURN = 0;
/**
* Each player finishes with their ships before the next begins (ADV-4.1, ADV-R-12); what ships cost and where they lie
* is as in plain Civilization. A step that comes back for every player.
*/
function shipsInTurn(s) {
	let i = slot(s, TURN);
	while (i < s.seats && (isIdle(s, s.moveOrder[i]) || !hasShipyardWork(s, s.moveOrder[i]))) i++;
	if (i >= s.seats) {
		setSlot(s, TURN, 0);
		return;
	}
	setSlot(s, TURN, i + 1);
	again(s);
	askTogether(s, decisions.ships, bit(s.moveOrder[i]));
}
// games/advanced-civilization/src/effects/superstition.ts
var superstitionStrikes = (s, world) => reduceSome(s, s.victim[SUPERSTITION], superstitionCities(s, s.victim[SUPERSTITION]), SUPERSTITION, world);
// games/advanced-civilization/src/effects/taxes.ts
/** Phase 1: taxes as in plain Civilization, but for holders of Democracy (no counterpart there). */
/** With Coinage the rate is 1, 2 or 3 (ADV-1.3, ADV-18.9b). */
var declareRates = (s) => askRates(s, decisions.tax, idle(s));
/**
* Everybody pays (ADV-1.1, ADV-1.4) before any revolt is settled (ADV-1.5). Pirate cities and Barbarians pay nothing
* (ADV-1.13).
*/
function collectTaxes(s, world) {
	for (let i = 0; i < s.seats; i++) {
		const seat = s.succession[i];
		if (isIdle(s, seat)) s.unpaid[seat] = 0;
		else if (holds(s, seat, 14)) payWhatThereIs(s, seat, world);
		else payTax(s, seat, world);
	}
}
/**
* Democracy: token by token up to the amount due at the holder's rate; nothing revolts (ADV-1.11, ADV-18.17b) and
* nothing is owed later (ADV-R-11).
*/
function payWhatThereIs(s, who, world) {
	const due = s.cities[who] * s.rate[who];
	const tokens = Math.min(due, s.stock[who]);
	s.stock[who] -= tokens;
	s.treasury[who] += tokens;
	s.unpaid[who] = 0;
	if (world.live && due > 0) world.emit({
		type: "taxed",
		seat: who,
		rate: s.rate[who],
		tokens,
		unpaid: 0
	});
}
// games/advanced-civilization/src/effects/treachery.ts
/** 16.2 Treachery (no counterpart in plain Civilization; no card changes it, ADV-16.2.4). */
/** The trader picks a city; without a trader the victim reduces one of their own and nobody gains (ADV-16.2.3). */
function treacheryStrikes(s, world) {
	const who = s.victim[TREACHERY];
	const trader = s.giver[TREACHERY];
	if (s.cities[who] === 0) harmless(s, TREACHERY, world);
	else if (trader === -1) reduceSome(s, who, 1, TREACHERY, world);
	else ask(s, decisions.betray, bit(trader));
}
// games/advanced-civilization/src/sequence.ts
/**
* The outline of play: thirteen phases, always in this order (ADV-0.3.1); calamities come before purchases (ADV-0.3.3,
* ≠ CIV-5.7k, CIV-5.7l). A phase that concerns nobody asks nothing.
*/
var starters = (s, i) => i < s.seats && s.waiting[s.turnCard[i]] === 0 ? s.turnCard[i] : -1;
/** A phase begins; whoever said that they leave is gone first (ADV-R-77). */
var phase = (n) => (s, world) => {
	takeLeave(s, world);
	if (s.depth > 0) s.phase = n;
};
function beginRound(s, world) {
	s.round++;
	if (world.live) world.emit({
		type: "roundBegan",
		round: s.round
	});
}
var firstRound = (s) => call(s, programs.round);
var outline = [
	program("settling", "ADV-0.2.12", [
		each(starters, decisions.settle),
		orderNations,
		firstRound
	]),
	program("round", "ADV-0.3.1", [
		beginRound,
		phase(1),
		declareRates,
		collectTaxes,
		run(programs.revolts),
		phase(2),
		expand,
		clearMarks,
		phase(3),
		takeCensus,
		phase(4),
		readyShips,
		shipsInTurn,
		phase(5),
		each(inOrder, decisions.move),
		run(programs.conflict),
		phase(7),
		beginBuilding,
		phase(8),
		removeSurplus,
		checkSupport,
		phase(9),
		run(programs.draws),
		phase(10),
		openTrade,
		closeTrade,
		phase(11),
		beginCalamities,
		checkSupport,
		phase(12),
		run(programs.purchases),
		phase(13),
		moveMarkers,
		endRound,
		ageCities,
		forgetCalamities,
		each(yetToCome, decisions.join),
		orderNations,
		restart
	]),
	program("revolts", "ADV-1.5", [nextRevolt]),
	program("conflict", "ADV-6.1", [
		phase(6),
		openConflicts,
		nextAttack,
		clearMarks
	]),
	program("draws", "ADV-9.1", [orderDraws, drawInTurn]),
	program("purchases", "ADV-12.1", [beginPurchases, returnCards]),
	program("volcano", "ADV-16.1.1", [volcanoOrQuake, resolved(VOLCANO)]),
	program("treachery", "ADV-16.2.1", [treacheryStrikes, resolved(TREACHERY)]),
	program("famine", "ADV-16.3.1", [
		famineStrikes,
		famineOrders,
		famineSpreads,
		resolved(FAMINE)
	]),
	program("superstition", "ADV-16.4.1", [superstitionStrikes, resolved(SUPERSTITION)]),
	program("civilWar", "ADV-16.5.1", [
		warBreaksOut,
		victimPicks,
		beneficiaryPicks,
		askFaction,
		keptFactionPays,
		otherFactionPays,
		beginTakeOver,
		forgetWar,
		resolved(CIVIL_WAR)
	]),
	program("slaveRevolt", "ADV-16.6.1", [slavesRevolt, resolved(SLAVE_REVOLT)]),
	program("flood", "ADV-16.7.1", [
		findPlain,
		floodStrikes,
		floodShares,
		floodSpreads,
		resolved(FLOOD)
	]),
	program("barbarianHordes", "ADV-16.8.2", [
		hordeLands,
		hordeMarches,
		resolved(BARBARIAN_HORDES)
	]),
	program("epidemic", "ADV-16.9.1", [
		epidemicStrikes,
		epidemicOrders,
		epidemicSpreads,
		resolved(EPIDEMIC)
	]),
	program("civilDisorder", "ADV-16.10.1", [disorderStrikes, resolved(CIVIL_DISORDER)]),
	program("iconoclasm", "ADV-16.11.1", [
		iconoclasmStrikes,
		askHeresy,
		heresySpreads,
		resolved(ICONOCLASM)
	]),
	program("piracy", "ADV-16.12.1", [
		raidVictim,
		raidOthers,
		resolved(PIRACY)
	]),
	program("takeOver", "ADV-16.5.9", [nextTaker]),
	program("calamities", "ADV-11.1", [
		reveal,
		drawTwo,
		nextCalamity,
		each(converters, decisions.convert)
	])
];
// games/advanced-civilization/src/setup.ts
function setup(s, setup, world) {
	agree(s, setup);
	for (let seat = 0; seat < s.seats; seat++) s.stock[seat] = s.tokensEach;
	dealStacks(s, deal(s, setup, world), world);
	for (let card = 0; card < CARDS; card++) s.copies[card] = 8;
	if (isForTwo(s)) s.copies[8] = 1;
	call(s, programs.settling);
}
/**
* The board by the number of players (ADV-0.2.2). What one opponent means for calamities follows by itself (ADV-23.26,
* ADV-R-61).
*/
function boardOf(players, options) {
	if (players === 2) return options.twoPlayerBoard === "west" ? "two" : "hazelnut";
	if (players === 3) return "three";
	if (players === 4) return "four";
	if (players === 5) return options.fivePlayerBoard === "west" ? "five-west" : "five";
	return "whole";
}
/** What the table has agreed, as fields the rules read; a limit of rounds too (ADV-0.2.17). */
function agree(s, { options, seats }) {
	const starters = startersOf(seats, options);
	s.board = boardNamed(boardOf(starters, options));
	s.tokensEach = TOKENS_BY_PLAYERS[starters];
	s.byPoints = options.victory === "points" ? 1 : 0;
	s.surrender = options.surrender === true ? 1 : 0;
	s.namesCards = options.naming === "cards" ? 1 : 0;
	s.victimPicks = options.iconoclasmPick === "primary" ? 1 : 0;
	s.earlyBabylon = options.babylonRow === "4-7" ? 1 : 0;
	s.strict = options.strict === true ? 1 : 0;
	s.mayLeave = options.leaving === true ? 1 : 0;
	s.lastRound = options.rounds;
	s.mostExchanges = options.exchanges;
}
/** At least two begin; the others join late, at most eight in all (ADV-R-76). */
var startersOf = (seats, options) => Math.max(2, seats - options.newcomers);
/** The order of choosing nations is random (ADV-0.2.11); the last ones are the newcomers. Returns how many begin. */
function deal(s, { options, seats }, world) {
	for (let seat = 0; seat < s.seats; seat++) s.turnCard[seat] = seat;
	world.shuffle(s.turnCard, s.seats);
	const starters = startersOf(seats, options);
	for (let i = starters; i < seats; i++) s.waiting[s.turnCard[i]] = 8;
	return starters;
}
var cards = /* @__PURE__ */ new Int16Array(19);
/**
* Each stack is shuffled (ADV-0.2.3); one card for each player is set aside (ADV-0.2.4), the tradable calamity shuffled
* into the rest (ADV-0.2.5), the cards set aside go back on top (ADV-0.2.6) and the non-tradable calamity to the very
* bottom (ADV-0.2.7). Stack 1 holds none (ADV-0.2.8).
*/
function dealStacks(s, players, world) {
	for (let stack = 0; stack < 9; stack++) {
		let n = 0;
		let bottom = -1;
		let tradable = -1;
		for (let kind = 0; kind < KINDS; kind++) {
			if (STACK_OF[kind] !== stack) continue;
			if (!isTradable(kind)) bottom = kind;
			else if (kind >= COMMODITIES) tradable = kind;
			else for (let i = 0; i < KIND_COUNT[kind]; i++) cards[n++] = kind;
		}
		world.shuffle(cards, n);
		if (tradable !== -1) {
			const rest = Math.max(0, n - players);
			for (let i = n; i > rest; i--) cards[i] = cards[i - 1];
			cards[rest] = tradable;
			world.shuffle(cards, rest + 1);
			n++;
		}
		let at = 0;
		if (bottom !== -1) s.stack[stackAt(stack, at++)] = bottom;
		for (let i = 0; i < n; i++) s.stack[stackAt(stack, at++)] = cards[i];
		s.stackSize[stack] = at;
	}
}
var advancedCivilization = {
	id: "advanced-civilization",
	version: 3,
	variants: [{
		id: "full",
		seats: [2, 8],
		options: {}
	}, {
		id: "open",
		seats: [3, 8],
		options: {
			newcomers: 1,
			leaving: true
		}
	}],
	options: [
		{
			name: "victory",
			rule: "ADV-25.1",
			values: ["finish", "points"],
			init: "finish"
		},
		{
			name: "surrender",
			rule: "ADV-25.2",
			values: "flag",
			init: true
		},
		{
			name: "naming",
			rule: "ADV-25.3",
			values: ["kinds", "cards"],
			init: "kinds"
		},
		{
			name: "rounds",
			rule: "ADV-25.4",
			values: {
				min: 0,
				max: 9999
			},
			init: 0
		},
		{
			name: "minutes",
			rule: "ADV-25.4",
			values: {
				min: 0,
				max: 1e5
			},
			init: 0
		},
		{
			name: "twoPlayerBoard",
			rule: "ADV-25.5",
			values: ["hazelnut", "west"],
			init: "hazelnut"
		},
		{
			name: "iconoclasmPick",
			rule: "ADV-25.6",
			values: ["owner", "primary"],
			init: "owner"
		},
		{
			name: "babylonRow",
			rule: "ADV-25.7",
			values: ["5-8", "4-7"],
			init: "5-8"
		},
		{
			name: "fivePlayerBoard",
			rule: "ADV-25.8",
			values: ["east", "west"],
			init: "east"
		},
		{
			name: "strict",
			rule: "ADV-0.3.2",
			values: "flag",
			init: false
		},
		{
			name: "newcomers",
			rule: "ADV-24.1",
			values: {
				min: 0,
				max: 5
			},
			init: 0
		},
		{
			name: "leaving",
			rule: "ADV-24.3",
			values: "flag",
			init: false
		},
		{
			name: "exchanges",
			rule: "ADV-10.13",
			values: {
				min: 0,
				max: 50
			},
			init: 0
		}
	],
	amongBots: {
		rounds: 40,
		minutes: 0
	},
	verbs,
	layout: layoutOf,
	setup,
	programs: outline,
	decisions: inOrder$1(decisions, {
		settle,
		tax: withLeave(tax),
		seize,
		raze,
		grow: withLeave(grow),
		ships: withLeave(ships),
		move,
		fight,
		build: withLeave(build),
		support: withLeave(support),
		gold: withLeave(gold),
		trade: withLeave(trade),
		acquire: withLeave(acquire),
		pillage,
		join,
		erupt,
		quake,
		shake,
		betray,
		lose,
		order: order$1,
		reduce,
		pick,
		faction,
		annex,
		slaves,
		plain,
		coast,
		march,
		accuse,
		condemn,
		raid,
		convert
	}),
	events,
	outcome,
	standing: (s) => Array.from(s.position),
	progress,
	round: (s) => s.round,
	lastRound,
	determinize,
	invariants,
	rarely: ["leave"],
	policies: { greedy },
	declines,
	thinking
};
export { advancedCivilization as game };
