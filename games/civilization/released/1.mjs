// Written by `npm run release-rules`, never edited: the rules of civilization, version 1.
// kernel/src/layout.ts
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
var LayoutError = class extends Error {
	name = "LayoutError";
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
			check(s);
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
		].some((v) => !Number.isInteger(v) || v < WORD_MIN || v > WORD_MAX)) throw new LayoutError(`${name}: not a range of 16-bit words`);
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
function guard(s, places) {
	const proxies = /* @__PURE__ */ new Map();
	const whole = (where, v) => {
		if (!Number.isInteger(v) || v < WORD_MIN || v > WORD_MAX) throw new LayoutError(`${where} = ${v}: not a whole number`);
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
function inOrder(numbers, named) {
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
function push$1(s, kind, owed, a, b, c, d) {
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
	for (let i = 8; i < 12; i++) f[t + i] = 0;
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
var ask = (s, decision, seats, a = 0, b = 0, c = 0, d = 0) => push$1(s, decision, seats, a, b, c, d);
/** Run a program before going on. A window (`onCityLost`) is a program whose steps are its handlers. */
var call = (s, program, a = 0, b = 0, c = 0, d = 0) => push$1(s, -1 - program, 0, a, b, c, d);
var slot = (s, i) => s.frames[top(s) + SLOT + i];
var setSlot = (s, i, v) => {
	s.frames[top(s) + SLOT + i] = v;
};
/** Who still owes an answer to the decision on top. */
var owed = (s) => s.depth > 0 && s.frames[top(s) + KIND$1] >= 0 ? s.frames[top(s) + OWED] : 0;
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
// kernel/src/events.ts
/** An event that everybody sees: `walked: seenByAll('CIV-12.1', 'seat', 'area', 'to')`. */
var seenByAll = (rule, ...params) => ({
	rule,
	sees: told$1(params, "all")
});
/**
* An event of which only the seat it names sees the last parameters: `drew: seenByOwner('CIV-15.2', ['seat'],
* ['card'])`.
*/
var seenByOwner = (rule, all, owner) => ({
	rule,
	sees: {
		...told$1(all, "all"),
		...told$1(owner, "owner")
	}
});
var told$1 = (params, sees) => Object.fromEntries(params.map((param) => [param, sees]));
new Codes();
new Codes();
// kernel/src/game.ts
var program = (name, rule, steps) => ({
	name,
	rule,
	steps
});
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
var HAZELNUT = [
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
var LIMIT = Int16Array.from(AREA_ROWS, (row) => row[2]);
var SITE_IDS = [
	"none",
	"black",
	"white"
];
var SITE = Int16Array.from(AREA_ROWS, (row) => SITE_IDS.indexOf(row[3]));
var PLAIN$1 = Int16Array.from(AREA_ROWS, (row) => PLAIN_IDS.indexOf(row[4]));
var VOLCANO_AT = Int16Array.from(AREA_ROWS, (row) => VOLCANO_IDS.indexOf(row[5]));
var START = Int16Array.from(AREA_ROWS, (row) => NATION_IDS.indexOf(row[6]));
var OPEN_SEA = Int16Array.from(AREA_ROWS, (row) => row[1] === "open-sea" ? 1 : 0);
var HAS_WATER = Int16Array.from(AREA_ROWS, (row) => row[1] === "land" ? 0 : 1);
var ISLAND = Int16Array.from(AREA_ROWS, (row) => row[7] === "" ? 0 : 1);
/**
* Boards: 0 to 3 for two to five players, 4 the whole map: without the western panel (CIV-26.1, CIV-26.2, CIV-27.1),
* without the eastern one (CIV-28.1, CIV-29.1a), on one side of the dividers (CIV-27.2, CIV-28.2, CIV-29.2). An area
* counts by its printed limit (CIV-26.2.1), a site by itself (CIV-26.2.2, CIV-R-80). Whatever is out of play is absent
* for every purpose (CIV-R-81). Boards 5 and 6 are those of the advanced game.
*/
var BOARDS = BOARD_IDS.length;
var boardNamed = (id) => BOARD_IDS.indexOf(id);
var WHOLE_MAP = boardNamed("whole");
var boardFor = (players) => Math.min(players, 6) - 2;
var IN_PLAY = new Int16Array(BOARDS * AREAS);
/** City sites by board: with two players those on islands have no effect (CIV-29.1b, CIV-R-82). */
var SITE_ON = new Int16Array(BOARDS * AREAS);
for (let board = 0; board < BOARDS; board++) for (let area = 0; area < AREAS; area++) {
	IN_PLAY[board * AREAS + area] = isOn(BOARD_IDS[board], area) ? 1 : 0;
	SITE_ON[board * AREAS + area] = (board === boardNamed("two") || board === boardNamed("hazelnut")) && ISLAND[area] ? 0 : SITE[area];
}
function isOn(board, area) {
	if (board === "whole") return true;
	if (board === "five-west") return !EAST_PANEL.includes(AREA_IDS[area]);
	if (board === "hazelnut") return OPEN_SEA[area] === 1 || HAZELNUT.includes(AREA_IDS[area]);
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
/** The first shore of an area, or NONE; its second one, if any, follows. */
var FIRST_SHORE = Int16Array.from(AREA_IDS, (_, area) => SHORE_LIST.findIndex((shore) => shore.area === area));
var SHORE_COUNT = Int16Array.from(AREA_IDS, (_, area) => SHORE_LIST.filter((shore) => shore.area === area).length);
/** The area of CIV-23.3, the only one where a ship can change shores, and its two shores. */
var TWO_COASTS_AREA = areaOf(TWO_COASTS);
var otherCoast = (shore) => shore === FIRST_SHORE[TWO_COASTS_AREA] ? shore + 1 : shore - 1;
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
var water = (board, openSea, shore) => WATER[(board * 2 + openSea) * SHORES + shore];
for (let board = 0; board < BOARDS; board++) for (let sea = 0; sea < 2; sea++) {
	const base = (board * 2 + sea) * SHORES;
	const usable = (shore) => IN_PLAY[board * AREAS + AREA_OF_SHORE[shore]] === 1 && (sea === 1 || !OPEN_SEA[AREA_OF_SHORE[shore]]);
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
	if (!OPEN_SEA[AREA_OF_SHORE[shore]]) continue;
	let near = 99;
	for (let i = SAIL.at[shore]; i < SAIL.at[shore + 1]; i++) {
		const area = AREA_OF_SHORE[SAIL.to[i]];
		if (IN_PLAY[board * AREAS + area] && !OPEN_SEA[area]) near = 1;
	}
	TO_LAND[board * SHORES + shore] = near;
}
// games/civilization-family/data/cards.ts
/**
* The sixteen civilization cards that both games have, with the same number in both: a shared rule finds a card by it.
*/
var CARD_IDS = [
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
var limitFor = (s, area, who) => LIMIT[area] + (hasCard(s, who, 3) ? 1 : 0);
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
		const value = (siteAt(s, area) === 0 ? 8 : 0) + LIMIT[area];
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
var canLand = (s, area, who) => !OPEN_SEA[area] && canEnter(s, area, who);
/**
* One more step of a ship over a water border to `to`, lakes included, never over a wholly land border (CIV-10.10a):
* within its range, and never into a place it could not come out of in time.
*/
function canSail(s, who, ship, to) {
	const area = AREA_OF_SHORE[to];
	const left = range(s, who) - s.sailed[ship] - 1;
	if (left < 0 || IN_PLAY[s.board * AREAS + area] === 0) return false;
	if (OPEN_SEA[area] && (!crossesOpenSea(s, who) || left < TO_LAND[s.board * SHORES + to])) return false;
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
// games/civilization-family/src/bot/land.ts
var mine = (s, area, who) => s.tokens[tokensAt(area, who)];
var foreign = (s, area, who) => crowd(s, area) - mine(s, area, who);
/** Room for tokens of this player without a fight. */
function room(s, area, who) {
	if (!inPlay(s, area) || OPEN_SEA[area] || s.city[area] !== -1 || !canEnter(s, area, who)) return 0;
	const others = foreign(s, area, who);
	return (others === 0 ? limitFor(s, area, who) : LIMIT[area]) - others - mine(s, area, who);
}
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
		const value = verbs.grow.arg.tokens(code) * 4 + (mine(s, area, who) < LIMIT[area] ? 3 : 0) + (siteAt(s, area) === 0 ? 0 : 1);
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
		const value = (siteAt(s, area) === 0 ? 1 : 4) + (PLAIN$1[area] === -1 ? 1 : 0) + (VOLCANO_AT[area] === -1 ? 1 : 0);
		if (value > most) {
			most = value;
			best = code;
		}
	}
	return best;
}
/** Tokens an area may send away: not those that wait to become a city, nor those it can hold. */
function toSpare(s, area, who) {
	const here = mine(s, area, who);
	if (here === 0) return 0;
	const spare = here - (s.city[area] !== -1 ? 0 : becomesCity(s, area, who) ? tokensForCity(s, area) : Math.min(here, limitFor(s, area, who)));
	const free = unmoved(s, area, who);
	return Math.min(spare, free);
}
var becomesCity = (s, area, who) => s.ruleset !== 1 && s.city[area] === -1 && mine(s, area, who) >= tokensForCity(s, area) && aloneIn(s, area) === who && s.cities[who] < 9;
/**
* Gather tokens where a city can be built and supported; send the surplus where there is room; fight with what would be
* lost anyway.
*/
function chooseMove(s, who, legal, verbs) {
	return atSea(s, who, verbs) ?? gather(s, who, verbs) ?? spread(s, who, verbs) ?? embark(s, who, verbs) ?? push(s, who, verbs) ?? stopOrAny(legal, verbs);
}
function stopOrAny(legal, verbs) {
	return legal.has(verbs.done.code()) ? verbs.done.code() : legal.at[0];
}
function gather(s, who, verbs) {
	if (s.ruleset === 1 || s.cities[who] >= 9) return void 0;
	let best = -1;
	let bestValue = 0;
	for (let area = 0; area < AREAS; area++) {
		if (s.city[area] !== -1 || !inPlay(s, area) || OPEN_SEA[area] || foreign(s, area, who) > 0) continue;
		const need = tokensForCity(s, area);
		const here = mine(s, area, who);
		if (here >= need) continue;
		let near = here;
		for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) near += available$1(s, LAND.to[i], who);
		if (near < need || population(s, who) - need < 2 * (s.cities[who] + 1)) continue;
		const value = 40 - need + here + (PLAIN$1[area] === -1 ? 2 : 0) + (VOLCANO_AT[area] === -1 ? 2 : 0);
		if (value > bestValue) {
			bestValue = value;
			best = area;
		}
	}
	if (best === -1) return void 0;
	let from = -1;
	let most = 0;
	for (let i = LAND.at[best]; i < LAND.at[best + 1]; i++) {
		const give = available$1(s, LAND.to[i], who);
		if (give > most) {
			most = give;
			from = LAND.to[i];
		}
	}
	if (from === -1) return void 0;
	const missing = tokensForCity(s, best) - mine(s, best, who);
	return verbs.walk.code(from, best, Math.min(missing, most));
}
var LITTLE = 8;
/**
* Tokens a neighbour may give to a new city: a city in the making stays whole; one stays behind to grow again, unless
* the Stock has nothing to grow from.
*/
function available$1(s, area, who) {
	const free = unmoved(s, area, who);
	if (free <= 0) return 0;
	if (becomesCity(s, area, who)) return Math.max(0, Math.min(free, mine(s, area, who) - tokensForCity(s, area)));
	return Math.min(free, Math.max(0, mine(s, area, who) - (s.stock[who] < LITTLE ? 0 : 1)));
}
/**
* Two tokens in an area grow best: first fill neighbours up to two, while the Stock lasts; then send away what an area
* cannot hold.
*/
function spread(s, who, verbs) {
	for (let thin = s.stock[who] < LITTLE ? 0 : 1; thin >= 0; thin--) for (let area = 0; area < AREAS; area++) {
		const spare = thin ? beyondTwo(s, area, who) : toSpare(s, area, who);
		if (spare <= 0) continue;
		let best = -1;
		let most = 0;
		for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) {
			const to = LAND.to[i];
			const space = thin ? Math.min(room(s, to, who), 2 - mine(s, to, who)) : room(s, to, who);
			if (space <= 0) continue;
			const value = space * 2 + (mine(s, to, who) === 0 ? 3 : 0) + (siteAt(s, to) === 0 ? 0 : 2) + (foreign(s, to, who) > 0 ? 0 : 3);
			if (value > most) {
				most = value;
				best = to;
			}
		}
		if (best === -1) continue;
		const space = thin ? Math.min(room(s, best, who), 2 - mine(s, best, who)) : room(s, best, who);
		return verbs.walk.code(area, best, Math.min(spare, space));
	}
}
/** Tokens beyond the two that grow, in an area that is not about to become a city. */
function beyondTwo(s, area, who) {
	const here = mine(s, area, who);
	if (here <= 2 || s.city[area] !== -1 || becomesCity(s, area, who)) return 0;
	return Math.min(here - 2, unmoved(s, area, who));
}
/** What would be lost as surplus is sent against weaker neighbours. */
function push(s, who, verbs) {
	if (s.ruleset === 1) return void 0;
	for (let area = 0; area < AREAS; area++) {
		const spare = toSpare(s, area, who);
		if (spare < 2) continue;
		for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) {
			const to = LAND.to[i];
			if (!inPlay(s, to) || OPEN_SEA[to] || s.city[to] === who) continue;
			const others = foreign(s, to, who);
			if (s.city[to] === -1 ? others > 0 && spare + mine(s, to, who) > others : spare >= 8) return verbs.walk.code(area, to, spare);
		}
	}
}
var steps = new Int16Array(SHORES);
var first = new Int16Array(SHORES);
var queue = new Int16Array(SHORES);
/** Breadth first from a ship's shore: how many steps to each, and the first of them. */
function explore(s, who, shore, left) {
	steps.fill(-1);
	steps[shore] = 0;
	first[shore] = -1;
	queue[0] = shore;
	let n = 1;
	for (let next = 0; next < n; next++) {
		const from = queue[next];
		if (steps[from] >= left) continue;
		for (let way = SAIL.at[from]; way < SAIL.at[from + 1]; way++) {
			const to = SAIL.to[way];
			const area = AREA_OF_SHORE[to];
			if (steps[to] >= 0 || !inPlay(s, area)) continue;
			if (OPEN_SEA[area] && (!crossesOpenSea(s, who) || steps[from] + 2 > left)) continue;
			steps[to] = steps[from] + 1;
			first[to] = from === shore ? to : first[from];
			queue[n++] = to;
		}
	}
	return n;
}
/** The shore with most room for a landing, within reach of this ship; NONE if nowhere is better than here. */
function haven(s, who, shore, left) {
	const n = explore(s, who, shore, left);
	let best = -1;
	let most = 0;
	for (let next = 0; next < n; next++) {
		const area = AREA_OF_SHORE[queue[next]];
		const space = room(s, area, who);
		if (space <= 0) continue;
		const value = space * 3 + (foreign(s, area, who) === 0 ? 3 : 0) + (siteAt(s, area) === 0 ? 0 : 2) - steps[queue[next]];
		if (value > most) {
			most = value;
			best = queue[next];
		}
	}
	return best;
}
/** Ships under way: land where there is room, sail on towards it, or land anyhow. */
function atSea(s, who, verbs) {
	for (let i = 0; i < 4; i++) {
		const ship = shipOf(who, i);
		const shore = s.ship[ship];
		if (shore === -1 || s.aboard[ship] === 0) continue;
		const left = range(s, who) - s.sailed[ship];
		const goal = haven(s, who, shore, left);
		const area = AREA_OF_SHORE[shore];
		if (goal === -1 || goal === shore) {
			if (canLand(s, area, who)) return verbs.land.code(i, Math.min(s.aboard[ship], goal === shore ? room(s, area, who) : 5));
			for (let way = SAIL.at[shore]; way < SAIL.at[shore + 1]; way++) {
				const to = SAIL.to[way];
				if (left > 0 && inPlay(s, AREA_OF_SHORE[to]) && canLand(s, AREA_OF_SHORE[to], who)) return verbs.sail.code(i, to);
			}
			continue;
		}
		return verbs.sail.code(i, first[goal]);
	}
}
function embark(s, who, verbs) {
	for (let i = 0; i < 4; i++) {
		const ship = shipOf(who, i);
		const shore = s.ship[ship];
		if (shore === -1 || s.sailed[ship] > 0 || s.aboard[ship] > 0) continue;
		const spare = Math.max(toSpare(s, AREA_OF_SHORE[shore], who), s.stock[who] < LITTLE ? 0 : beyondTwo(s, AREA_OF_SHORE[shore], who));
		if (spare <= 0) continue;
		const goal = haven(s, who, shore, range(s, who));
		if (goal !== -1 && goal !== shore) return verbs.board.code(i, Math.min(5, spare));
	}
}
/** A ship is kept and built while people stand crowded on a shore, have no room next door, and somewhere to go. */
function chooseShips(s, who, legal, verbs) {
	const hoards = s.treasury[who] > 6 && s.stock[who] < 2 * s.cities[who] + LITTLE;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (!verbs.lapse.is(code)) continue;
		const shore = verbs.lapse.arg.shore(code);
		const area = AREA_OF_SHORE[shore];
		const useful = mine(s, area, who) > 2 && landlocked(s, area, who);
		if (s.treasury[who] > 0 && (hoards || s.treasury[who] > 8 || useful)) return verbs.maintain.code(shore, 0);
		if (useful && mine(s, area, who) > 4) return verbs.maintain.code(shore, 1);
		return code;
	}
	if (hoards) {
		for (let i = 0; i < legal.n; i++) if (verbs.launch.is(legal.at[i]) && verbs.launch.arg.levy(legal.at[i]) === 0) return legal.at[i];
	}
	if (shipsOf(s, who) < (s.treasury[who] > 4 ? 2 : 1)) {
		let best = -1;
		let bestCode = 0;
		for (let i = 0; i < legal.n; i++) {
			const code = legal.at[i];
			if (!verbs.launch.is(code)) continue;
			const shore = verbs.launch.arg.shore(code);
			const area = AREA_OF_SHORE[shore];
			const levy = verbs.launch.arg.levy(code);
			if (mine(s, area, who) - levy < 3 || !landlocked(s, area, who) || haven(s, who, shore, range(s, who)) === -1) continue;
			const value = mine(s, area, who) * 4 - levy;
			if (value > best) {
				best = value;
				bestCode = code;
			}
		}
		if (best !== -1) return bestCode;
	}
	return verbs.done.code();
}
/** No room next door by land. */
function landlocked(s, area, who) {
	for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) if (room(s, LAND.to[i], who) > 0) return false;
	return true;
}
// games/civilization-family/src/bot/common-choices.ts
/** What the simple player answers to the questions that both games ask. */
/** Its answer, or NONE if the question is one of the game's own. `kinds`: how many kinds of trade card there are. */
var makeCommonChoice = (verbs, decisions, kinds) => (s, seat, legal) => {
	switch (asking(s)) {
		case decisions.tax: return verbs.tax.code(taxRate(s, seat));
		case decisions.grow: return chooseGrowth(s, seat, legal, verbs);
		case decisions.ships: return chooseShips(s, seat, legal, verbs);
		case decisions.move: return chooseMove(s, seat, legal, verbs);
		case decisions.support: return leastCity(s, legal, verbs.reduce);
		case decisions.gold: return s.hand[seat * kinds + 10] > 0 || s.treasury[seat] >= 24 || s.stock[seat] < 8 ? verbs.buyGold.code() : verbs.done.code();
		default: return -1;
	}
};
/** As much as the Stock bears. */
function taxRate(s, seat) {
	if (s.stock[seat] < 2 * s.cities[seat] + 4 || s.treasury[seat] > 20) return 1;
	return s.stock[seat] >= 3 * s.cities[seat] + 12 ? 3 : 2;
}
// games/civilization/data/trade.ts
/** The trade cards: eleven commodities (CIV-22.1.2a) and eight calamities (CIV-GAP-5), in stacks 1 to 9. */
var COMMODITY_IDS = [
	"hides",
	"ochre",
	"iron",
	"papyrus",
	"salt",
	"grain",
	"cloth",
	"bronze",
	"spice",
	"gems",
	"gold"
];
var COMMODITIES = COMMODITY_IDS.length;
var COMMODITY_VALUE = [
	1,
	1,
	2,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9
];
var COMMODITY_COUNT = [
	7,
	7,
	5,
	5,
	9,
	8,
	7,
	6,
	5,
	4,
	3
];
/**
* Calamity k stands in stack k + 2. The first four have red backs (CIV-22.2.1a), the others brown ones (CIV-22.2.2a).
*/
var CALAMITY_IDS = [
	"volcano",
	"famine",
	"civil-war",
	"flood",
	"epidemic",
	"civil-disorder",
	"iconoclasm",
	"piracy"
];
var CALAMITIES = CALAMITY_IDS.length;
/** Every kind of trade card: the commodities, then the calamities. */
var TRADE_IDS = [...COMMODITY_IDS, ...CALAMITY_IDS];
var KINDS = COMMODITIES + CALAMITIES;
var calamityCard = (calamity) => COMMODITIES + calamity;
var isCalamity = (kind) => kind >= COMMODITIES;
var isRedBacked = (kind) => kind >= COMMODITIES && kind < COMMODITIES + 4;
/** Index 0..8 of the stack a kind belongs to (CIV-4.2a, CIV-4.2b). */
var STACK_OF = Int16Array.from({ length: KINDS }, (_, kind) => kind < COMMODITIES ? COMMODITY_VALUE[kind] - 1 : kind - COMMODITIES + 1);
var KIND_COUNT = Int16Array.from({ length: KINDS }, (_, kind) => kind < COMMODITIES ? COMMODITY_COUNT[kind] : 1);
/** Value of n cards of one commodity: n x n x value; calamities are worth nothing (CIV-17.4.1a, CIV-16.6). */
var setValue = (kind, n) => kind < COMMODITIES ? n * n * COMMODITY_VALUE[kind] : 0;
// games/civilization-family/src/verbs.ts
var SOURCES = ["treasury", "levy"];
var FACTIONS = ["first", "second"];
var some = {
	min: 1,
	max: 55
};
var SHARED_VERBS = {
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
	},
	fight: { area: AREA_IDS },
	build: { area: AREA_IDS },
	reduce: { area: AREA_IDS },
	buyGold: {},
	withdraw: {},
	pay: {},
	erupt: { volcano: VOLCANO_IDS },
	shake: { area: AREA_IDS },
	show: { cards: 10 },
	lose: {
		area: AREA_IDS,
		tokens: some
	},
	loseCity: { area: AREA_IDS },
	strike: { plain: PLAIN_IDS },
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
// games/civilization/src/verbs.ts
/** What players can do, and the numbers of programs and decisions. */
var SEATS = 7;
var verbs = verbs$1({
	found: SHARED_VERBS.found,
	insist: SHARED_VERBS.insist,
	tax: SHARED_VERBS.tax,
	seize: SHARED_VERBS.seize,
	raze: SHARED_VERBS.raze,
	grow: SHARED_VERBS.grow,
	maintain: SHARED_VERBS.maintain,
	lapse: SHARED_VERBS.lapse,
	launch: SHARED_VERBS.launch,
	walk: SHARED_VERBS.walk,
	board: SHARED_VERBS.board,
	sail: SHARED_VERBS.sail,
	land: SHARED_VERBS.land,
	cross: { ship: 4 },
	fight: SHARED_VERBS.fight,
	build: SHARED_VERBS.build,
	reduce: SHARED_VERBS.reduce,
	buyGold: SHARED_VERBS.buyGold,
	withdraw: SHARED_VERBS.withdraw,
	agree: { with: SEATS },
	take: { card: CARD_IDS },
	spend: {
		commodity: COMMODITY_IDS,
		cards: {
			min: 1,
			max: 9
		}
	},
	pay: SHARED_VERBS.pay,
	giveBack: { trade: TRADE_IDS },
	erupt: SHARED_VERBS.erupt,
	shake: SHARED_VERBS.shake,
	show: SHARED_VERBS.show,
	lose: SHARED_VERBS.lose,
	loseCity: SHARED_VERBS.loseCity,
	order: {
		target: SEATS,
		points: {
			min: 1,
			max: 20
		}
	},
	strike: SHARED_VERBS.strike,
	nominate: { target: SEATS },
	pick: SHARED_VERBS.pick,
	pickCity: SHARED_VERBS.pickCity,
	keep: SHARED_VERBS.keep,
	annex: SHARED_VERBS.annex,
	annexCity: SHARED_VERBS.annexCity,
	condemn: SHARED_VERBS.condemn,
	raid: SHARED_VERBS.raid,
	done: SHARED_VERBS.done
});
var decisions = ids("settle", "tax", "seize", "raze", "grow", "ships", "move", "fight", "build", "support", "gold", "trade", "acquire", "erupt", "quake", "shake", "lose", "order", "plain", "share", "nominate", "pick", "faction", "annex", "reduce", "condemn", "raid");
var programs = ids("settling", "round", "nomadRound", "farmerRound", "revolts", "conflict", "calamities", "volcano", "famine", "civilWar", "flood", "epidemic", "civilDisorder", "iconoclasm", "piracy", "takeOver", "draws", "purchases");
// games/civilization/src/bot/disaster.ts
/** The greedy player in misfortune: spare cities while people can support them, hurt whoever is ahead. */
/** How far ahead a rival is. */
var standing = (s, who) => s.position[who] * 100 + strength(s, who);
/** Tokens where they stand thickest, while enough are left to support the cities; then a city. */
function chooseLoss(s, who, legal) {
	let best = legal.at[legal.n - 1];
	let most = -1;
	const spare = population(s, who) - 2 * (s.cities[who] - 1);
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		let value = -1;
		if (verbs.lose.is(code)) {
			const n = verbs.lose.arg.tokens(code);
			value = (n <= spare ? 50 : 0) + s.tokens[tokensAt(verbs.lose.arg.area(code), who)] - n;
		} else if (verbs.loseCity.is(code)) value = 20 + (siteAt(s, verbs.loseCity.arg.area(code)) === 0 ? 5 : 0);
		if (value > most) {
			most = value;
			best = code;
		}
	}
	return best;
}
function chooseOrder(s, _who, legal) {
	let best = legal.at[0];
	let most = -1;
	for (let i = 0; i < legal.n; i++) {
		if (!verbs.order.is(legal.at[i])) continue;
		const value = standing(s, verbs.order.arg.target(legal.at[i])) * 32 + verbs.order.arg.points(legal.at[i]);
		if (value > most) {
			most = value;
			best = legal.at[i];
		}
	}
	return best;
}
/** A city of whoever is furthest ahead. */
function worstRival(s, _who, legal, verb) {
	let best = legal.at[0];
	let most = -1;
	for (let i = 0; i < legal.n; i++) {
		if (!verb.is(legal.at[i])) continue;
		const value = standing(s, s.city[verb.arg.area(legal.at[i])]);
		if (value > most) {
			most = value;
			best = legal.at[i];
		}
	}
	return best;
}
/** Civil War: name the weakest; take what comes; keep the stronger part. */
function chooseWar(s, who, legal) {
	if (verbs.nominate.is(legal.at[0])) {
		let best = legal.at[0];
		for (let i = 1; i < legal.n; i++) if (standing(s, verbs.nominate.arg.target(legal.at[i])) < standing(s, verbs.nominate.arg.target(best))) best = legal.at[i];
		return best;
	}
	if (verbs.keep.is(legal.at[0])) {
		let chosen = 0;
		for (let area = 0; area < s.mark.length; area++) chosen += s.mark[area] * (s.city[area] === s.war[WAR.victim] ? 5 : 1);
		return verbs.keep.code(chosen * 2 >= strength(s, who) ? 0 : 1);
	}
	let best = legal.at[0];
	let most = -1;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		const value = verbs.pickCity.is(code) || verbs.annexCity.is(code) ? 60 : verbs.pick.is(code) ? verbs.pick.arg.tokens(code) : verbs.annex.arg.tokens(code);
		if (value > most && slot(s, 0) >= 0) {
			most = value;
			best = code;
		}
	}
	return best;
}
// games/civilization/data/cards.ts
/** The civilization cards: costs (CIV-GAP-3), groups (CIV-GAP-4), copies (CIV-22.3.1a) and special credits. */
var CARDS = CARD_IDS.length;
var GROUP_IDS = [
	"arts",
	"crafts",
	"sciences",
	"civics"
];
var CARD_SPECS = {
	pottery: {
		cost: 45,
		groups: ["crafts"],
		copies: 4
	},
	"cloth-making": {
		cost: 45,
		groups: ["crafts"],
		copies: 4
	},
	metalworking: {
		cost: 80,
		groups: ["crafts"],
		copies: 4
	},
	agriculture: {
		cost: 110,
		groups: ["crafts"],
		copies: 4
	},
	engineering: {
		cost: 140,
		groups: ["crafts", "sciences"],
		copies: 4
	},
	astronomy: {
		cost: 80,
		groups: ["sciences"],
		copies: 4
	},
	coinage: {
		cost: 110,
		groups: ["sciences"],
		copies: 4
	},
	medicine: {
		cost: 140,
		groups: ["sciences"],
		copies: 4
	},
	mysticism: {
		cost: 30,
		groups: ["arts", "sciences"],
		copies: 3
	},
	"drama-and-poetry": {
		cost: 60,
		groups: ["arts"],
		copies: 4,
		credits: {
			literacy: 20,
			democracy: 10
		}
	},
	music: {
		cost: 60,
		groups: ["arts"],
		copies: 4,
		credits: { philosophy: 30 }
	},
	architecture: {
		cost: 80,
		groups: ["arts", "civics"],
		copies: 6,
		credits: { civics: 15 }
	},
	literacy: {
		cost: 110,
		groups: ["arts", "civics"],
		copies: 6,
		credits: {
			law: 25,
			democracy: 25,
			philosophy: 25
		}
	},
	law: {
		cost: 170,
		groups: ["civics"],
		copies: 7
	},
	democracy: {
		cost: 200,
		groups: ["civics"],
		copies: 5,
		needs: "law"
	},
	philosophy: {
		cost: 240,
		groups: ["civics"],
		copies: 5,
		needs: "law"
	}
};
/**
* Group credits: towards every other card of the group and one civic (CIV-17.5.1a, CIV-17.5.2a, CIV-17.5.2b,
* CIV-17.5.2c); Civics give none (CIV-17.5.3a).
*/
var GROUP_CREDITS = [
	{
		group: "arts",
		points: 5,
		civic: "law"
	},
	{
		group: "crafts",
		points: 10,
		civic: "democracy"
	},
	{
		group: "sciences",
		points: 20,
		civic: "philosophy"
	}
];
var CARD_COST = Int16Array.from(CARD_IDS, (id) => CARD_SPECS[id].cost);
var CARD_NEEDS = Int16Array.from(CARD_IDS, (id) => CARD_SPECS[id].needs ? CARD_IDS.indexOf(CARD_SPECS[id].needs) : -1);
/** Bit i = the card belongs to group i; a two-group card has both (CIV-17.14a, CIV-R-42). */
var CARD_GROUPS = Int16Array.from(CARD_IDS, (id) => CARD_SPECS[id].groups.reduce((mask, group) => mask | 1 << GROUP_IDS.indexOf(group), 0));
/** CREDIT[a * CARDS + b]: what owning a takes off the price of b. */
var CREDIT = creditTable(CARD_IDS, CARD_SPECS);
/**
* Every group credit of the giver that applies to the buyer's card adds up (CIV-17.14b, CIV-17.14c); where the group
* credit and the special credit of one giver meet, only the larger counts (CIV-17.12a, CIV-R-44).
*/
function creditTable(ids, specs) {
	const out = new Int16Array(ids.length * ids.length);
	ids.forEach((giver, from) => {
		ids.forEach((card, to) => {
			if (from === to) return;
			let group = 0;
			for (const given of GROUP_CREDITS) {
				if (!specs[giver].groups.includes(given.group)) continue;
				if (specs[card].groups.includes(given.group) || card === given.civic) group += given.points;
			}
			const { credits } = specs[giver];
			const special = Math.max(credits?.[card] ?? 0, specs[card].groups.includes("civics") ? credits?.civics ?? 0 : 0);
			out[from * ids.length + to] = Math.max(group, special);
		});
	});
	return out;
}
// games/civilization/data/nations.ts
/** The nations' rows of the table (CIV-GAP-2), finish lines, and who plays with what by number of players. */
var TRACKS = {
	africa: {
		begins: [
			5,
			8,
			10,
			14
		],
		points: [1100, 1200]
	},
	italy: {
		begins: [
			5,
			8,
			11,
			14
		],
		points: [1100, 1200]
	},
	illyria: {
		begins: [
			6,
			8,
			11,
			13
		],
		points: [
			1100,
			1200,
			1300
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
			1e3,
			1100,
			1200
		]
	},
	crete: {
		begins: [
			5,
			9,
			11,
			14
		],
		points: [1100, 1200]
	},
	asia: {
		begins: [
			5,
			8,
			10,
			13
		],
		points: [
			1100,
			1200,
			1300
		]
	},
	assyria: {
		begins: [
			5,
			8,
			10,
			14
		],
		points: [1200, 1300]
	},
	babylon: {
		begins: [
			4,
			7,
			10,
			14
		],
		points: [1300, 1400]
	},
	egypt: {
		begins: [
			4,
			7,
			10,
			13
		],
		points: [
			1200,
			1300,
			1400
		]
	}
};
/**
* Tokens each player uses (CIV-4.5a, CIV-25.0b, CIV-26.3, CIV-27.5, CIV-28.5, CIV-29.5) and copies of Mysticism, by
* number of players.
*/
var TOKENS_BY_PLAYERS = {
	2: 55,
	3: 47,
	4: 55,
	5: 47,
	6: 55,
	7: 47
};
var MYSTICISM_BY_PLAYERS = {
	2: 1,
	3: 1,
	4: 2,
	5: 2,
	6: 3,
	7: 3
};
/** Nations on offer by number of players (CIV-R-103, CIV-GAP-8). */
var NATIONS_BY_PLAYERS = {
	2: [
		"africa",
		"italy",
		"illyria",
		"thrace"
	],
	3: [
		"africa",
		"italy",
		"illyria",
		"thrace",
		"crete"
	],
	4: [
		"asia",
		"assyria",
		"babylon",
		"egypt"
	],
	5: [
		"thrace",
		"crete",
		"asia",
		"assyria",
		"babylon",
		"egypt"
	],
	6: NATION_IDS,
	7: NATION_IDS
};
// games/civilization/src/state.ts
/** The state of a game: every field, its range and who sees it. Only trade cards are hidden (CIV-15.6, CIV-R-5). */
var all = { sees: "all" };
var seat = {
	init: -1,
	max: 7,
	sees: "all"
};
var fields = (n) => ({
	ruleset: scalar({
		max: 2,
		...all
	}),
	board: scalar({
		max: BOARDS - 1,
		...all
	}),
	strict: scalar({
		max: 1,
		...all
	}),
	mercy: scalar({
		max: 1,
		...all
	}),
	lateAfrica: scalar({
		max: 1,
		...all
	}),
	line: scalar({
		max: 16,
		...all
	}),
	lastRound: scalar({
		max: 99,
		...all
	}),
	offersEach: scalar({
		max: 99,
		...all
	}),
	tokensEach: scalar({
		max: 55,
		...all
	}),
	...players(n),
	...pieces(n, n, 7),
	...tradeCards$1(n, KINDS, 74, 14),
	redTop: table([9], {
		max: 1,
		...all
	}),
	victim: table([CALAMITIES], seat),
	giver: table([CALAMITIES], seat),
	offer: table([n, KINDS], {
		max: 9,
		sees: "owner"
	}),
	offerCards: table([n], {
		max: 74,
		...all
	}),
	offerPoints: table([n], {
		max: 9999,
		...all
	}),
	offerNames: table([n], {
		init: -1,
		max: COMMODITIES - 1,
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
	...civilizationCards(n, CARDS, 7, COMMODITIES),
	toLose: table([n], {
		max: 300,
		...all
	}),
	toReduce: table([n], {
		max: 9,
		...all
	}),
	shown: table([n], {
		max: 1,
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
	})
});
var layoutOf = (setup) => layout(setup.seats, fields(setup.seats));
var handOf = (who, kind) => who * KINDS + kind;
var cardOf = (who, card) => who * CARDS + card;
var paidOf = (who, commodity) => who * COMMODITIES + commodity;
var stackAt = (stack, i) => stack * 14 + i;
// games/civilization/src/query/holdings.ts
/** What a hand is worth as sets (CIV-17.4.1a). */
function handValue(s, who) {
	let value = 0;
	for (let commodity = 0; commodity < COMMODITIES; commodity++) {
		const n = s.hand[handOf(who, commodity)];
		value += n * n * COMMODITY_VALUE[commodity];
	}
	return value;
}
/** Printed costs, never the price paid (CIV-R-70). */
function cardPoints(s, who) {
	let value = 0;
	for (let card = 0; card < CARDS; card++) if (s.card[cardOf(who, card)]) value += CARD_COST[card];
	return value;
}
/** Civilization cards, Treasury and trade cards together (CIV-20.3b, CIV-R-71). */
var totalPoints = (s, who) => cardPoints(s, who) + s.treasury[who] + handValue(s, who);
/**
* The i-th player by tokens in Stock among `among`, the most first, ties in A.S.T. order (CIV-R-6); NONE if there is
* none.
*/
function richest(s, among, except = -1, exceptStock = 0) {
	let best = -1;
	let most = -1;
	for (let i = 0; i < s.seats; i++) {
		const seat = s.succession[i];
		if (!(among >> seat & 1)) continue;
		const stock = seat === except ? exceptStock : s.stock[seat];
		if (stock > most) {
			most = stock;
			best = seat;
		}
	}
	return best;
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
// games/civilization/src/query/prices.ts
/** What may be bought, and what it costs (CIV-17.2); costs are those of CIV-GAP-3, groups those of CIV-GAP-4. */
/**
* Credits of Arts, Crafts and Sciences towards their group and one card of Civics (CIV-17.5.1a): 5 and Law
* (CIV-17.5.2a), 10 and Democracy (CIV-17.5.2b), 20 and Philosophy (CIV-17.5.2c); Civics give none (CIV-17.5.3a).
* Special credits come from Drama and Poetry (CIV-22.3.5), Music (CIV-22.3.6), Architecture (CIV-22.3.7) and Literacy
* (CIV-22.3.12); of group and special credit only one is used (CIV-17.12a). The figures stand in data/cards.ts.
*/
var { creditTowards, priceOf, basketPrice, basketSize } = makePrices({
	kinds: CARDS,
	cost: CARD_COST,
	credit: CREDIT
});
/**
* What the trade cards chosen for payment are worth, as sets; different commodities never combine (CIV-17.4.1a,
* CIV-17.4.3).
*/
function paymentValue(s, who) {
	let value = 0;
	for (let commodity = 0; commodity < COMMODITIES; commodity++) value += setValue(commodity, s.payment[paidOf(who, commodity)]);
	return value;
}
/** All they could pay: every trade card and the Treasury. */
var means = (s, who) => handValue(s, who) + s.treasury[who];
/**
* One of each type (CIV-17.7a), eleven in all (CIV-17.7b), while copies last (CIV-R-44), Law from an earlier round
* (CIV-22.3.15a, CIV-R-43).
*/
var available = (s, who, card) => !hasCard(s, who, card) && s.basket[cardOf(who, card)] === 0 && s.copies[card] > 0 && (CARD_NEEDS[card] === -1 || hasCard(s, who, CARD_NEEDS[card])) && cardCount(s, who) + basketSize(s, who) < 11;
var canTake = (s, who, card) => available(s, who, card) && basketPrice(s, who) + priceOf(s, who, card) <= means(s, who);
// games/civilization/src/query/succession.ts
/** The succession table: epochs, what each asks, and the next step of a marker. */
/** Where each epoch begins for each nation (CIV-GAP-2). */
var POSITIONS = 17;
var BEGINS = Int16Array.from(NATION_IDS.flatMap((id) => TRACKS[id].begins));
/** Points printed on Late Iron Age positions, 0 elsewhere (CIV-2.4.3b). */
var POINTS = new Int16Array(NATION_IDS.length * POSITIONS);
NATION_IDS.forEach((id, n) => {
	TRACKS[id].points.forEach((points, i) => {
		POINTS[n * POSITIONS + TRACKS[id].begins[3] + i] = points;
	});
});
var pointsAt = (nation, position) => POINTS[nation * POSITIONS + position];
/**
* The position at which an epoch begins for a nation; rule 24.3 puts Africa's Early Iron Age back (CIV-24.3, CIV-R-75).
*/
var beginsAt = (s, nation, epoch) => s.lateAfrica === 1 && nation === 0 && epoch === 3 ? 11 : BEGINS[nation * 4 + epoch - 1];
/** The start arrow counts as Stone Age (CIV-R-105). */
function epochAt(s, nation, position) {
	let epoch = 0;
	while (epoch < 4 && position >= beginsAt(s, nation, epoch + 1)) epoch++;
	return epoch;
}
function groupsOf(s, who) {
	let mask = 0;
	for (let card = 0; card < CARDS; card++) if (hasCard(s, who, card)) mask |= CARD_GROUPS[card];
	let n = 0;
	for (; mask !== 0; mask &= mask - 1) n++;
	return n;
}
/**
* What a player must have to enter an epoch (CIV-20.2a, CIV-20.2b, CIV-20.2c, CIV-20.2d); Farmers need two cities and
* no cards (CIV-32.3.2a, CIV-32.3.2b).
*/
function mayEnter(s, who, epoch) {
	if (epoch === 1) return s.cities[who] >= 2;
	if (s.ruleset !== 0) return true;
	if (epoch === 2) return groupsOf(s, who) >= 3;
	if (epoch === 3) return cardCount(s, who) >= 7;
	return cardPoints(s, who) >= 1e3;
}
/**
* One step forward, none, or one back: computed for each player from the same state (CIV-R-67, CIV-R-68). Nobody steps
* back from the start: that is the Stone Age (CIV-R-69).
*/
function stepOf(s, who) {
	const nation = s.nation[who];
	const here = s.position[who];
	const epoch = epochAt(s, nation, here);
	if (s.cities[who] === 0 && epoch !== 0) return -1;
	if (epoch === 4 && s.ruleset === 0 && totalPoints(s, who) < pointsAt(nation, here)) return -1;
	const next = here + 1;
	if (next === s.line) return 1;
	const then = epochAt(s, nation, next);
	if (then !== epoch && !mayEnter(s, who, then)) return 0;
	return then === 4 && s.ruleset === 0 && totalPoints(s, who) < pointsAt(nation, next) ? 0 : 1;
}
/**
* Nobody has a unit left on the board: no rule can bring one back, so there is nothing more to play. A ruling of ours.
*/
function isDeserted(s) {
	for (let seat = 0; seat < s.seats; seat++) if (s.cities[seat] > 0 || s.stock[seat] + s.treasury[seat] < s.tokensEach) return false;
	return true;
}
// games/civilization/src/bot/library.ts
/**
* The greedy player as a buyer: as much as it can afford, never a card that would make the finish unreachable with
* eleven.
*/
var DEAR = 110;
var DEAREST = 170;
function chooseCards(s, who, legal) {
	if (legal.n === 1) return legal.at[0];
	if (verbs.giveBack.is(legal.at[0])) return giveBack$1(s, who, legal);
	let best = -1;
	let most = -1;
	const held = cardCount(s, who) + basketSize(s, who);
	for (let strict = 1; strict >= 0 && best === -1; strict--) for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (!verbs.take.is(code)) continue;
		const card = verbs.take.arg.card(code);
		if (strict ? !leavesRoom(s, who, card) : CARD_COST[card] < (held < 10 ? DEAR : DEAREST)) continue;
		const value = worth(s, who, card);
		if (value > most) {
			most = value;
			best = code;
		}
	}
	if (best !== -1) return best;
	return basketSize(s, who) > 0 ? spendOrPay(s, who, legal) : verbs.done.code();
}
/** Face value against price, and a bonus for a group still missing before the Late Bronze Age. */
function worth(s, who, card) {
	let groups = 0;
	for (let other = 0; other < CARDS; other++) if (hasCard(s, who, other) || s.basket[cardOf(who, other)]) groups |= CARD_GROUPS[other];
	const early = epochAt(s, s.nation[who], s.position[who]) < 2;
	const fresh = CARD_GROUPS[card] & ~groups;
	return CARD_COST[card] * 2 - priceOf(s, who, card) + (early && fresh !== 0 ? 120 : 0);
}
/** With this card among the eleven, could the dearest of the rest still reach what the finish asks? */
function leavesRoom(s, who, card) {
	if (s.line < 16) return true;
	const points = TRACKS[NATION_IDS[s.nation[who]]].points;
	const goal = points[points.length - 1] - 60;
	let sum = cardPoints(s, who) + CARD_COST[card];
	let n = cardCount(s, who) + 1;
	for (let other = 0; other < CARDS; other++) if (s.basket[cardOf(who, other)]) {
		sum += CARD_COST[other];
		n++;
	}
	let taken = 0;
	while (n < 11) {
		let dearest = -1;
		for (let other = 0; other < CARDS; other++) {
			if (other === card || hasCard(s, who, other) || s.basket[cardOf(who, other)] || s.copies[other] === 0 || taken >> other & 1) continue;
			if (dearest === -1 || CARD_COST[other] > CARD_COST[dearest]) dearest = other;
		}
		if (dearest === -1) break;
		taken |= 1 << dearest;
		sum += CARD_COST[dearest];
		n++;
	}
	return sum >= goal;
}
/**
* Whole holdings that cover what the Treasury does not and are least missed afterwards: single cards first, they buy at
* face and build nothing.
*/
function spendOrPay(s, who, legal) {
	const need = basketPrice(s, who) - s.treasury[who];
	let best = -1;
	let least = 99999;
	for (let sets = 0; sets < 1 << COMMODITIES; sets++) {
		let value = 0;
		let missed = 0;
		for (let commodity = 0; commodity < COMMODITIES; commodity++) {
			if (!(sets >> commodity & 1)) continue;
			const n = s.hand[handOf(who, commodity)];
			value += setValue(commodity, n);
			missed += n === 1 ? 4 * COMMODITY_VALUE[commodity] : 10 * setValue(commodity, n);
		}
		if (value >= need && missed < least) {
			least = missed;
			best = sets;
		}
	}
	for (let commodity = 0; commodity < COMMODITIES && best !== -1; commodity++) {
		const n = s.hand[handOf(who, commodity)];
		if (best >> commodity & 1 && n > s.payment[paidOf(who, commodity)]) return verbs.spend.code(commodity, n);
	}
	return legal.has(verbs.pay.code()) ? verbs.pay.code() : legal.at[0];
}
/** The card that is worth least in the hand; a calamity is kept for somebody else. */
function giveBack$1(s, who, legal) {
	if (legal.has(verbs.done.code())) return verbs.done.code();
	let best = legal.at[0];
	let least = 99999;
	for (let kind = 0; kind < KINDS; kind++) {
		const n = s.hand[handOf(who, kind)];
		if (n === 0) continue;
		const value = isCalamity(kind) ? 6 : (2 * n - 1) * COMMODITY_VALUE[kind];
		if (value < least) {
			least = value;
			best = verbs.giveBack.code(kind);
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
function makeChooseTrade(verbs, stall) {
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
		if (s.offersMade[who] < Math.min(MOST_OFFERS, s.offersEach)) return reply(s, who) ?? solicit(s, who) ?? (s.offerCards[who] === 0 ? open(s, who, rng) : null) ?? verbs.done.code();
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
	return chooseTrade;
}
// games/civilization-family/src/decisions/offer.ts
/**
* A trade offer: hidden cards, with what is stated truly about them (CIV-16.3b). Whatever else is said may be false
* (CIV-16.3c): `want` and `claim` are talk. How many offers a seat may make in one phase is a rule of our table, so
* that trading always ends (CIV-R-107).
*/
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
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
			if (s.offersMade[seat] >= s.offersEach) return refusal("CIV-R-107", "refuse.offersSpent", { most: s.offersEach });
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
			s.offersMade[seat]++;
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
			if (s.offersMade[seat] >= s.offersEach) return null;
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
			if (s.offersMade[seat] >= s.offersEach) return all;
			for (const withCalamity of [true, false]) {
				const counts = leastUseful(s, seat, withCalamity);
				if (!counts) continue;
				for (let to = -1; to < s.seats; to++) {
					if (to === seat || to !== -1 && (s.offerCards[to] === 0 || has(s.agreed[seat], to))) continue;
					const offer = offerOf(s, counts, to, -1);
					if (offer && !all.some((known) => JSON.stringify(known) === JSON.stringify(offer))) all.push(offer);
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
function mostOf(counts, commodities, except = -1) {
	let best = -1;
	for (let kind = 0; kind < commodities; kind++) if (kind !== except && counts[kind] > 0 && (best === -1 || counts[kind] > counts[best])) best = kind;
	return best;
}
// games/civilization/src/query/offers.ts
/** What an offer adds up to. */
/** Each commodity counts as a set, calamities count nothing (CIV-16.6, CIV-17.4.4, CIV-R-37). */
function offerPoints(counts) {
	let value = 0;
	for (let kind = 0; kind < COMMODITIES; kind++) value += setValue(kind, counts[kind]);
	return value;
}
// games/civilization/src/decisions/offer.ts
/**
* What an offer states truly: the number of its cards, their total and one commodity among them (CIV-16.3b). All else
* that is said may be false (CIV-16.3c).
*/
var commodityOf = (id) => COMMODITY_IDS.indexOf(String(id));
var offer = makeOffer({
	tradeIds: TRADE_IDS,
	commodityIds: COMMODITY_IDS,
	names: { commodity: COMMODITY_IDS },
	understood: ["to"],
	isTradable: (kind) => !isRedBacked(kind),
	checkNames(_, counts, { commodity }) {
		const named = commodityOf(commodity);
		return named < 0 || counts[named] === 0 ? refusal("CIV-16.3b", "refuse.nameOne") : null;
	},
	/** The one of which it has most, unless another is asked for; an offer without commodities is none (CIV-R-37). */
	nameCards(_, counts, first) {
		const most = mostOf(counts, COMMODITIES);
		if (most === -1) return null;
		return { commodity: COMMODITY_IDS[first !== -1 && counts[first] > 0 ? first : most] };
	},
	state(s, seat, counts, { commodity }) {
		s.offerPoints[seat] = offerPoints(counts);
		s.offerNames[seat] = commodityOf(commodity);
	},
	unstate(s, seat) {
		s.offerPoints[seat] = 0;
		s.offerNames[seat] = -1;
	},
	isIdle: () => false,
	tell(s, facts, to) {
		const stated = {
			points: s.offerPoints[facts.seat],
			commodity: COMMODITY_IDS[s.offerNames[facts.seat]]
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
// games/civilization/src/bot/market.ts
/** The greedy player at market: what an offer of this game may be worth. */
/** As many of the named cards as the offer's total allows, a little less sure, and the rest at its face. */
function gainFrom(s, who, other) {
	const named = s.offerNames[other];
	const n = s.hand[handOf(who, named)];
	const cards = s.offerCards[other];
	const points = s.offerPoints[other];
	let count = 1;
	while (count < cards && setValue(named, count + 1) + (cards - count - 1) <= points) count++;
	const value = COMMODITY_VALUE[named];
	return (worthOfSet(value, n + count) - worthOfSet(value, n)) * (count > 1 ? .9 : 1) + Math.max(0, points - setValue(named, count)) * .6;
}
var chooseTrade = makeChooseTrade(verbs, {
	kinds: KINDS,
	values: COMMODITY_VALUE,
	isTradable: () => true,
	calamityCost: 0,
	gainFrom,
	offerOf: offer.offerOf
});
// games/civilization/src/bot/greedy.ts
/**
* A simple player: settles, builds cities it can support, trades for sets, dumps calamities, buys towards the next
* epoch. Deterministic given its rng.
*/
var commonChoice = makeCommonChoice(verbs, decisions, KINDS);
var greedy = (s, seat, legal, rng) => {
	const common = commonChoice(s, seat, legal);
	if (common !== -1) return common;
	switch (asking(s)) {
		case decisions.seize: return own(s, seat, legal, verbs.seize.arg.area) ?? legal.at[0];
		case decisions.raze: return other(s, seat, legal, verbs.raze.arg.area) ?? legal.at[0];
		case decisions.build: return worthBuilding(s, seat, legal, verbs);
		case decisions.reduce:
		case decisions.quake: return leastCity(s, legal, verbs.reduce);
		case decisions.trade: return chooseTrade(s, seat, legal, rng);
		case decisions.acquire: return chooseCards(s, seat, legal);
		case decisions.lose: return chooseLoss(s, seat, legal);
		case decisions.order:
		case decisions.share: return chooseOrder(s, seat, legal);
		case decisions.condemn: return worstRival(s, seat, legal, verbs.condemn);
		case decisions.shake: return worstRival(s, seat, legal, verbs.shake);
		case decisions.nominate:
		case decisions.pick:
		case decisions.faction:
		case decisions.annex: return chooseWar(s, seat, legal);
		default: return legal.at[rng.below(legal.n)];
	}
};
/** The first listed action about a city of this seat's own, or about somebody else's. */
function own(s, seat, legal, area) {
	for (let i = 0; i < legal.n; i++) if (s.city[area(legal.at[i])] === seat) return legal.at[i];
}
function other(s, seat, legal, area) {
	for (let i = 0; i < legal.n; i++) if (s.city[area(legal.at[i])] !== seat) return legal.at[i];
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
		for (let commodity = 0; commodity < commodities; commodity++) {
			const n = s.payment[payment + commodity];
			if (n === 0) continue;
			for (let i = 0; i < n; i++) shop.discard(s, who, commodity, world);
			if (world.live) world.emit({
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
// games/civilization/src/effects/stacks.ts
/**
* The nine stacks of trade cards: face down, drawn from the top, returned to the bottom (CIV-4.2a, CIV-17.6a,
* CIV-R-34).
*/
/**
* Commodities shuffled, the calamity of the number underneath (CIV-4.2b, CIV-4.2d), numbered by CIV-GAP-5; none in
* stack 1 (CIV-4.2c).
*/
function dealStacks(s, world) {
	const cards = /* @__PURE__ */ new Int16Array(14);
	for (let stack = 0; stack < 9; stack++) {
		let n = 0;
		for (let kind = 0; kind < COMMODITIES; kind++) if (STACK_OF[kind] === stack) for (let i = 0; i < KIND_COUNT[kind]; i++) cards[n++] = kind;
		if (stack < 2) world.shuffle(cards, n);
		const below = stack === 0 ? 0 : 1;
		if (below) s.stack[stackAt(stack, 0)] = calamityCard(stack - 1);
		for (let i = 0; i < n; i++) s.stack[stackAt(stack, below + i)] = cards[i];
		s.stackSize[stack] = below + n;
		lookAtTop(s, stack);
	}
}
/** Everybody sees the back of the top card (CIV-R-5). True if what they see has changed. */
function lookAtTop(s, stack) {
	const size = s.stackSize[stack];
	const red = size > 0 && isRedBacked(s.stack[stackAt(stack, size - 1)]) ? 1 : 0;
	const changed = s.redTop[stack] !== red;
	s.redTop[stack] = red;
	return changed;
}
/** The top card, or NONE from an empty stack. */
function drawTop(s, stack, world) {
	const size = s.stackSize[stack];
	if (size === 0) return -1;
	const kind = s.stack[stackAt(stack, size - 1)];
	s.stack[stackAt(stack, size - 1)] = -1;
	s.stackSize[stack]--;
	if (lookAtTop(s, stack)) world.reveal(511);
	return kind;
}
/** Face down to the bottom of its stack. */
function putUnder(s, kind, world) {
	const stack = STACK_OF[kind];
	for (let i = s.stackSize[stack]; i > 0; i--) s.stack[stackAt(stack, i)] = s.stack[stackAt(stack, i - 1)];
	s.stack[stackAt(stack, 0)] = kind;
	s.stackSize[stack]++;
	if (lookAtTop(s, stack)) world.reveal(511);
}
function toHand(s, who, kind, world) {
	s.hand[handOf(who, kind)]++;
	s.handSize[who]++;
	world.reveal(bit(who));
}
function fromHand(s, who, kind) {
	s.hand[handOf(who, kind)]--;
	s.handSize[who]--;
}
/** How many calamities lie face up before a player. */
function sufferings(s, who) {
	let n = 0;
	for (let calamity = 0; calamity < CALAMITIES; calamity++) if (s.victim[calamity] === who) n++;
	return n;
}
var canPay = (s, who) => basketSize(s, who) > 0 && paymentValue(s, who) + s.treasury[who] >= basketPrice(s, who);
/** Above six anything may go; otherwise only calamities the player drew (CIV-19.4b, CIV-R-45). */
var mayGiveBack = (s, who, kind) => s.hand[handOf(who, kind)] > 0 && (s.handSize[who] > 6 || isCalamity(kind));
/**
* The trade cards go under their stacks, shown to all (CIV-17.6a, CIV-R-95); the Treasury pays exactly what is missing
* (CIV-17.8); no change (CIV-17.9).
*/
var { pay, canPayAny } = makeShop({
	cardIds: CARD_IDS,
	commodityIds: COMMODITY_IDS,
	isAvailable: available,
	priceOf,
	basketPrice,
	paymentValue,
	discard(s, who, commodity, world) {
		fromHand(s, who, commodity);
		putUnder(s, commodity, world);
	}
});
/**
* Whoever has cards is asked about returning them, calamity or not: a question only to holders of a calamity would give
* it away.
*/
function goOn(s, who) {
	if (s.handSize[who] === 0) done(s);
	else setSlot(s, 0, 1);
}
/** Face down, not shown; but its stack grows, so the table learns the number (CIV-18.0b, CIV-R-95). */
function giveBack(s, who, kind, world) {
	fromHand(s, who, kind);
	putUnder(s, kind, world);
	world.reveal(511);
	if (world.live) world.emit({
		type: "gaveBack",
		seat: who,
		stack: STACK_OF[kind] + 1,
		trade: TRADE_IDS[kind]
	});
	if (s.handSize[who] === 0) done(s);
}
var TURN$1 = 0;
/**
* Egypt first, Africa last; whoever has neither cards nor anything they could take is passed over. A step that comes
* back for every player.
*/
function buyInTurn(s) {
	const i = slot(s, TURN$1);
	if (i >= s.seats) {
		setSlot(s, TURN$1, 0);
		return;
	}
	setSlot(s, TURN$1, i + 1);
	again(s);
	const seat = s.succession[s.seats - 1 - i];
	if (s.handSize[seat] > 0 || canPayAny(s, seat)) ask(s, decisions.acquire, bit(seat));
}
// games/civilization/src/decisions/acquire-why.ts
/** Which rule forbids a purchase, or the return of a trade card. */
function whyNotBuy(s, seat, code) {
	if (verbs.take.is(code)) {
		const card = verbs.take.arg.card(code);
		if (hasCard(s, seat, card) || s.basket[cardOf(seat, card)]) return refusal("CIV-17.7a", "refuse.oneOfEach", { card: CARD_IDS[card] });
		if (s.copies[card] === 0) return refusal("CIV-R-44", "refuse.noCopies", { card: CARD_IDS[card] });
		if (CARD_NEEDS[card] !== -1 && !hasCard(s, seat, CARD_NEEDS[card])) return refusal("CIV-22.3.15a", "refuse.lawFirst");
		if (cardCount(s, seat) + basketSize(s, seat) >= 11) return refusal("CIV-17.7b", "refuse.elevenCards", { most: 11 });
		return refusal("CIV-17.2", "refuse.tooDear", {
			price: basketPrice(s, seat) + priceOf(s, seat, card),
			means: means(s, seat)
		});
	}
	if (verbs.pay.is(code)) return refusal("CIV-17.2", "refuse.notPaid", {
		price: basketPrice(s, seat),
		paid: paymentValue(s, seat) + s.treasury[seat]
	});
	if (verbs.spend.is(code)) return refusal("CIV-R-39", "refuse.lackCard", { trade: COMMODITY_IDS[verbs.spend.arg.commodity(code)] });
	return verbs.done.is(code) ? refusal("CIV-17.10b", "refuse.payFirst") : null;
}
function whyNotReturn(s, seat, code) {
	if (verbs.done.is(code)) return refusal("CIV-18.0a", "refuse.sixCards", { most: 6 });
	if (!verbs.giveBack.is(code)) return null;
	const kind = verbs.giveBack.arg.trade(code);
	return s.hand[handOf(seat, kind)] === 0 ? refusal("CIV-18.0b", "refuse.lackCard", { trade: TRADE_IDS[kind] }) : refusal("CIV-R-45", "refuse.onlyCalamities", { most: 6 });
}
// games/civilization/src/decisions/acquire.ts
/**
* Phase 11, in reverse A.S.T. order (CIV-17.1): one purchase of any number of civilization cards (CIV-17.10b), then
* trade cards beyond six go back (CIV-18.0b). Cards are gathered and paid for in secret until `pay`: nobody learns from
* it what a hand could have bought.
*/
var acquire = {
	name: "acquire",
	rule: "CIV-17.2",
	mode: "one",
	alwaysAsk: true,
	legal(s, seat, out) {
		if (slot(s, 0) === 0) listPurchase(s, seat, out);
		else {
			for (let kind = 0; kind < KINDS; kind++) if (mayGiveBack(s, seat, kind)) out.put(verbs.giveBack.code(kind));
			if (s.handSize[seat] <= 6) out.put(verbs.done.code());
		}
	},
	apply(s, seat, code, world) {
		if (verbs.take.is(code)) s.basket[cardOf(seat, verbs.take.arg.card(code))] = 1;
		else if (verbs.spend.is(code)) s.payment[paidOf(seat, verbs.spend.arg.commodity(code))] = verbs.spend.arg.cards(code);
		else if (verbs.pay.is(code)) {
			pay(s, seat, world);
			goOn(s, seat);
		} else if (verbs.giveBack.is(code)) giveBack(s, seat, verbs.giveBack.arg.trade(code), world);
		else if (slot(s, 0) === 0) goOn(s, seat);
		else done(s);
	},
	why: (s, seat, code) => slot(s, 0) === 0 ? whyNotBuy(s, seat, code) : whyNotReturn(s, seat, code),
	fallback(s, seat) {
		if (slot(s, 0) === 1) {
			if (s.handSize[seat] > 6) {
				for (let kind = 0; kind < KINDS; kind++) if (mayGiveBack(s, seat, kind)) return verbs.giveBack.code(kind);
			}
			return verbs.done.code();
		}
		if (basketSize(s, seat) === 0) return verbs.done.code();
		if (canPay(s, seat)) return verbs.pay.code();
		for (let commodity = 0; commodity < COMMODITIES; commodity++) {
			const n = s.hand[handOf(seat, commodity)];
			if (n > s.payment[paidOf(seat, commodity)]) return verbs.spend.code(commodity, n);
		}
		return verbs.done.code();
	},
	prompt: (s, seat) => slot(s, 0) === 0 ? {
		key: "prompt.acquire",
		rule: "CIV-17.2",
		args: {
			price: basketPrice(s, seat),
			paid: paymentValue(s, seat),
			treasury: s.treasury[seat]
		}
	} : {
		key: "prompt.giveBack",
		rule: "CIV-18.0a",
		args: {
			cards: s.handSize[seat],
			most: 6
		}
	}
};
function listPurchase(s, seat, out) {
	for (let card = 0; card < CARDS; card++) if (canTake(s, seat, card)) out.put(verbs.take.code(card));
	if (basketSize(s, seat) === 0) {
		out.put(verbs.done.code());
		return;
	}
	for (let commodity = 0; commodity < COMMODITIES; commodity++) for (let n = s.payment[paidOf(seat, commodity)] + 1; n <= s.hand[handOf(seat, commodity)]; n++) out.put(verbs.spend.code(commodity, n));
	if (canPay(s, seat)) out.put(verbs.pay.code());
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
// games/civilization/src/decisions/annex.ts
/** Civil War: a taker short of pieces chooses which of the abandoned units to take over (CIV-22.2.6.3a, CIV-R-56). */
var annex = makeAnnex(verbs);
// games/civilization-family/src/simultaneous.ts
/**
* Phases that "may be simultaneous" (CIV-5.3b): everyone owes an answer at once, unless a player insists on A.S.T.
* order before anybody has acted (CIV-5.3c, CIV-R-4) or the table plays strictly in order.
*/
var LEFT$2 = 0;
var ORDER = 1;
var FREE$1 = 0;
var IN_ORDER = 1;
var BEGUN = 2;
/** The first of these seats in A.S.T. order (CIV-5.2a), or NONE. */
function firstOf(s, mask) {
	for (let i = 0; i < s.seats; i++) if (has(mask, s.succession[i])) return s.succession[i];
	return -1;
}
/** Ask these seats at once, or one after the other if the table plays in order. */
function askTogether(s, decision, mask, first = 0, second = 0) {
	if (mask === 0) return;
	if (s.strict === 1) askInOrder(s, decision, mask, first, second);
	else ask(s, decision, mask, mask, (mask & mask - 1) === 0 ? BEGUN : FREE$1, first, second);
}
/** One after the other in A.S.T. order. */
function askInOrder(s, decision, mask, first = 0, second = 0) {
	if (mask !== 0) ask(s, decision, bit(firstOf(s, mask)), mask, IN_ORDER, first, second);
}
/** This seat has finished; in order, the next one is asked. */
function finish(s, seat) {
	const left = slot(s, LEFT$2) & ~bit(seat);
	setSlot(s, LEFT$2, left);
	answered(s, seat);
	if (slot(s, ORDER) === IN_ORDER && left !== 0) owes(s, firstOf(s, left));
}
/** Somebody has acted: too late to insist. */
function begun(s) {
	if (slot(s, ORDER) === FREE$1) setSlot(s, ORDER, BEGUN);
}
/** Any player but the first may insist on A.S.T. order before the phase has begun. */
function listInsist(s, seat, insist, out) {
	if (slot(s, ORDER) === FREE$1 && firstOf(s, slot(s, LEFT$2)) !== seat) out.put(insist.code());
}
/** True if the action was the call for A.S.T. order; it binds this phase only. */
function insisted(s, seat, code, insist, world) {
	if (!insist.is(code)) {
		begun(s);
		return false;
	}
	setSlot(s, ORDER, IN_ORDER);
	const left = slot(s, LEFT$2);
	for (let other = 0; other < s.seats; other++) answered(s, other);
	owes(s, firstOf(s, left));
	if (world.live) world.emit({
		type: "insisted",
		seat
	});
	return true;
}
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
// games/civilization/src/decisions/build.ts
/** Phase 7, City construction: asked at the same time of everybody who can build a city somewhere. */
var build = makeBuild(verbs, {
	any: () => false,
	list() {},
	apply() {},
	why: () => null
});
function beginBuilding(s) {
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) if (canBuildSomewhere(s, seat)) mask |= 1 << seat;
	askTogether(s, decisions.build, mask);
}
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
// games/civilization-family/src/losses.ts
var LOSS = {
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
	if (kind === LOSS.flood) return PLAIN$1[area] === where ? n : 0;
	if (kind === LOSS.epidemic) return n - 1;
	if (kind === LOSS.eruption) return VOLCANO_AT[area] === where ? n : 0;
	return n;
}
function exposedCity(s, who, area, kind, where) {
	if (s.city[area] !== who) return false;
	if (kind === LOSS.flood) return PLAIN$1[area] === where && siteAt(s, area) !== BLACK;
	return kind !== LOSS.eruption || VOLCANO_AT[area] === where;
}
/** A city is 5 points; in an Epidemic a token replaces it, so it counts 4 (CIV-22.2.8.2b). */
var cityValue = (kind) => kind === LOSS.epidemic ? 4 : 5;
/** The token that replaces a city in an Epidemic comes from Stock (CIV-R-60). */
var stockFor = (s, who, kind) => kind === LOSS.epidemic ? s.stock[who] : 999;
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
function leastLoss(points, tokens, cities, cityPoints, stock) {
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
	const exposed = exposedUnits(s, who, LOSS.flood, plain, ON_PLAIN);
	return exposed.tokens + 5 * exposed.cities;
}
// games/civilization/src/query/losses.ts
/** The most a player can lose to a calamity, and the shelter of optional rule 24.2. */
var EXPOSED$3 = nothingExposed();
/** Points a player could lose at the most. */
function mostLoss(s, who, kind, where) {
	const exposed = exposedUnits(s, who, kind, where, EXPOSED$3);
	return leastLoss(999, exposed.tokens, exposed.cities, cityValue(kind), exposed.stock);
}
/**
* Optional rule 24.2: below 16 points calamities take nothing more; it covers no other loss (CIV-24.2a, CIV-24.2b,
* CIV-24.2c, CIV-R-74).
*/
var isSheltered = (s, who) => s.mercy === 1 && strength(s, who) < 16;
/** Can the order of these losses matter? Not if they stay at 15 points after all of them. */
var shelterFar = (s, who, points) => s.mercy === 0 || strength(s, who) - points >= 15;
// games/civilization/src/decisions/reduce.ts
/**
* Cities reduced by a calamity, one after another in an order the owner chooses (CIV-R-30): as many of their own as
* they must give up (`toReduce`), or those that another has condemned (`mark`). New cities have no priority here
* (CIV-R-65).
*/
/** Below 16 points a reduction counts as a loss and is cancelled (CIV-R-74). */
var { reduce, beginReductions } = makeReductions(verbs, {
	decision: decisions.reduce,
	cancel(s, who, world) {
		if (!isSheltered(s, who)) return false;
		if (world.live) world.emit({
			type: "sheltered",
			seat: who
		});
		return true;
	},
	sure: shelterFar
});
// games/civilization/src/effects/calamity.ts
/**
* Phase 12, Resolution of calamities, after everyone has bought (CIV-19.5): in ascending number (CIV-19.6a), each back
* under its stack as soon as it is resolved (CIV-19.6b). Treasury and ships are never touched (CIV-22.2.12.3). What
* touches several players is settled one by one (CIV-23.2).
*/
var MOST = 2;
/** The phase is played if a calamity lies before any player (CIV-R-98). */
function anyCalamity(s) {
	for (let calamity = 0; calamity < CALAMITIES; calamity++) if (s.victim[calamity] !== -1) return true;
	return false;
}
/**
* Nobody suffers more than two of their own: the two lowest numbers stay, drawn and received together (CIV-19.7a,
* CIV-19.7b, CIV-R-47).
*/
function spareExcess(s, world) {
	for (let calamity = CALAMITIES - 1; calamity >= 0; calamity--) {
		const who = s.victim[calamity];
		if (who === -1 || sufferings(s, who) <= MOST) continue;
		if (world.live) world.emit({
			type: "spared",
			seat: who,
			calamity: CALAMITY_IDS[calamity]
		});
		shelve(s, calamity, world);
	}
}
function shelve(s, calamity, world) {
	s.victim[calamity] = -1;
	s.giver[calamity] = -1;
	putUnder(s, calamityCard(calamity), world);
}
/** A step that comes back until every calamity is resolved. */
function nextCalamity(s, world) {
	for (let calamity = 0; calamity < CALAMITIES; calamity++) {
		if (s.victim[calamity] === -1) continue;
		again(s);
		s.mark.fill(0);
		s.toLose.fill(0);
		s.toReduce.fill(0);
		s.shown.fill(0);
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
var resolved = (calamity) => (s, world) => {
	s.mark.fill(0);
	s.plain = -1;
	shelve(s, calamity, world);
};
function harmless(s, calamity, world) {
	if (world.live) world.emit({
		type: "harmless",
		seat: s.victim[calamity],
		calamity: CALAMITY_IDS[calamity]
	});
}
/** Everyone but this seat. */
var others = (s, who) => (1 << s.seats) - 1 & ~(1 << who);
// games/civilization/src/effects/iconoclasm.ts
/** Calamity 8, Iconoclasm and Heresy: cities are reduced, those of others too (CIV-22.2.10.1). */
/**
* Four cities, three with Law, two with Philosophy, which outranks Law (CIV-22.2.10.1, CIV-22.2.10.2, CIV-22.2.10.3,
* CIV-22.3.15b); or all they have (CIV-R-62).
*/
var citiesLost = (s, who) => hasCard(s, who, 15) ? 2 : hasCard(s, who, 13) ? 3 : 4;
function iconoclasmStrikes(s, world) {
	const who = s.victim[6];
	const n = citiesLost(s, who);
	s.toReduce[who] = Math.min(n, s.cities[who]);
	beginReductions(s, bit(who), 0, world);
}
/** Philosophy is immune, Law loses one at the most (CIV-22.2.10.4b, CIV-22.2.10.4c). */
function mayCondemn(s, seat, area) {
	const owner = s.city[area];
	if (owner === -1 || owner === seat || s.mark[area] === 1 || isSheltered(s, owner) || hasCard(s, owner, 15)) return false;
	return s.toReduce[owner] === 0 || !hasCard(s, owner, 13);
}
function anyToCondemn(s, seat) {
	for (let area = 0; area < AREAS; area++) if (mayCondemn(s, seat, area)) return true;
	return false;
}
function askCondemn(s) {
	const who = s.victim[6];
	s.mark.fill(0);
	if (anyToCondemn(s, who)) ask(s, decisions.condemn, bit(who));
}
var iconoclasmSpreads = (s, world) => beginReductions(s, others(s, s.victim[6]), 1, world);
// games/civilization/src/decisions/condemn.ts
/** Iconoclasm: the victim names cities of others that are reduced too. */
/** They may order the reduction of one or two cities of others, which they select (CIV-22.2.10.4a, CIV-R-63). */
var condemn = {
	name: "condemn",
	rule: "CIV-22.2.10.4a",
	mode: "one",
	legal(s, seat, out) {
		for (let area = 0; area < AREAS; area++) if (mayCondemn(s, seat, area)) out.put(verbs.condemn.code(area));
		out.put(verbs.done.code());
	},
	apply(s, seat, code, world) {
		if (verbs.done.is(code)) {
			done(s);
			return;
		}
		const area = verbs.condemn.arg.area(code);
		s.mark[area] = 1;
		s.toReduce[s.city[area]]++;
		if (world.live) world.emit({
			type: "condemned",
			seat,
			area: AREA_IDS[area]
		});
		setSlot(s, 0, slot(s, 0) + 1);
		if (slot(s, 0) === 2 || !anyToCondemn(s, seat)) done(s);
	},
	why(s, seat, code) {
		if (!verbs.condemn.is(code)) return null;
		const area = verbs.condemn.arg.area(code);
		const owner = s.city[area];
		if (owner === -1 || owner === seat) return refusal("CIV-22.2.10.4a", "refuse.otherCity", { area: AREA_IDS[area] });
		if (hasCard(s, owner, 15)) return refusal("CIV-22.2.10.4c", "refuse.immune", { target: owner });
		if (isSheltered(s, owner)) return refusal("CIV-24.2a", "refuse.sheltered", { target: owner });
		return refusal("CIV-22.2.10.4b", "refuse.oneCity", { target: owner });
	},
	fallback: () => verbs.done.code(),
	prompt: (s) => ({
		key: "prompt.condemn",
		rule: "CIV-22.2.10.4a",
		args: { cities: 2 - slot(s, 0) }
	})
};
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
// games/civilization/src/effects/losses.ts
/** Losses to a calamity: what leaves no choice goes by itself, for the rest the owners are asked. */
var EXPOSED$2 = nothingExposed();
var GRAIN_WORTH = 4;
/**
* Pottery: a Grain card shown saves four points of a Famine (CIV-22.2.5e, CIV-22.3.4, CIV-R-52). Everyone with Pottery
* and cards is asked: who has no Grain says nothing by it.
*/
var mayShow = (s, who, kind) => kind === LOSS.famine && s.shown[who] === 0 && hasCard(s, who, 0) && s.handSize[who] > 0;
function showGrain(s, who, cards, world) {
	s.shown[who] = 1;
	const left = s.toLose[who] - GRAIN_WORTH * cards;
	s.toLose[who] = Math.max(left, 0);
	world.reveal(511);
	if (world.live) world.emit({
		type: "showed",
		seat: who,
		cards
	});
}
/** One by one: before each the shelter of rule 24.2 is tested (CIV-R-101). */
function loseTokens(s, who, area, tokens, world) {
	let n = 0;
	while (n < tokens && !isSheltered(s, who)) {
		remove(s, area, who, 1);
		n++;
	}
	s.toLose[who] -= n;
	if (world.live) world.emit({
		type: "lost",
		seat: who,
		area: AREA_IDS[area],
		tokens: n
	});
}
/** Eliminated, not reduced (CIV-22.2.12.1); an Epidemic leaves one token (CIV-22.2.8.2b). */
function loseCity(s, who, area, kind, world) {
	removeCity(s, area);
	if (kind === LOSS.epidemic) place(s, area, who, 1);
	const left = s.toLose[who] - cityValue(kind);
	s.toLose[who] = Math.max(left, 0);
	if (world.live) world.emit({
		type: "lostCity",
		seat: who,
		area: AREA_IDS[area]
	});
}
/** Carries out what leaves no choice. True when this player's loss is over. */
function settleLoss(s, who, kind, where, world) {
	if (s.toLose[who] > 0 && isSheltered(s, who)) {
		s.toLose[who] = 0;
		if (world.live) world.emit({
			type: "sheltered",
			seat: who
		});
	}
	if (s.toLose[who] > 0 && mayShow(s, who, kind)) return false;
	const exposed = exposedUnits(s, who, kind, where, EXPOSED$2);
	const cityPoints = cityValue(kind);
	const least = leastLoss(s.toLose[who], exposed.tokens, exposed.cities, cityPoints, exposed.stock);
	if (least === 0) {
		s.toLose[who] = 0;
		return true;
	}
	if (least < exposed.tokens + exposed.cities * cityPoints || !shelterFar(s, who, least)) return false;
	for (let area = 0; area < AREAS; area++) {
		const n = exposedTokens(s, who, area, kind, where);
		if (n > 0) loseTokens(s, who, area, n, world);
	}
	for (let area = 0; area < AREAS; area++) if (exposedCity(s, who, area, kind, where)) loseCity(s, who, area, kind, world);
	s.toLose[who] = 0;
	return true;
}
/** Ask every one of these seats that has a choice; settle the others. */
function beginLosses(s, seats, kind, where, world) {
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) {
		if (!(seats >> seat & 1) || s.toLose[seat] <= 0) continue;
		if (!settleLoss(s, seat, kind, where, world)) mask |= bit(seat);
	}
	if (mask !== 0) ask(s, decisions.lose, mask, kind, where);
}
// games/civilization/src/effects/volcano.ts
/** Calamity 2: a volcano erupts (CIV-22.2.4.1), or an earthquake takes its place (CIV-22.2.4.3a). */
var EXPOSED$1 = nothingExposed();
/** Only a volcano that touches an area with a unit of the player's own may be chosen (CIV-R-50). */
function threatens(s, who, volcano) {
	for (let area = 0; area < AREAS; area++) if (VOLCANO_AT[area] === volcano && inPlay(s, area) && hasUnit(s, area, who)) return true;
	return false;
}
/**
* A volcano that the victim lives by erupts; otherwise the earth shakes, and they reduce a city of their own
* (CIV-22.2.4.3a).
*/
function volcanoOrQuake(s, world) {
	const who = s.victim[0];
	let only = -1;
	let n = 0;
	for (let candidate = 0; candidate < VOLCANOES; candidate++) {
		if (!threatens(s, who, candidate)) continue;
		only = candidate;
		n++;
	}
	if (n > 1) ask(s, decisions.erupt, bit(who));
	else if (n === 1) eruptVolcano(s, only, who, world);
	else if (s.cities[who] === 0 || isSheltered(s, who)) harmless(s, 0, world);
	else ask(s, decisions.quake, bit(who));
}
/** All units of every owner there are lost, cities eliminated, ships spared (CIV-22.2.4.1, CIV-R-50). */
function eruptVolcano(s, volcano, who, world) {
	if (world.live) world.emit({
		type: "erupted",
		seat: who,
		volcano: VOLCANO_IDS[volcano]
	});
	for (let seat = 0; seat < s.seats; seat++) {
		const exposed = exposedUnits(s, seat, LOSS.eruption, volcano, EXPOSED$1);
		s.toLose[seat] = exposed.tokens + 5 * exposed.cities;
	}
	beginLosses(s, everyone(s.seats), LOSS.eruption, volcano, world);
}
// games/civilization/src/decisions/erupt.ts
/** With units by more than one volcano the victim decides which erupts (CIV-22.2.4.2). */
var erupt = makeErupt(verbs, {
	rule: "CIV-22.2.4.2",
	mayErupt: threatens,
	erupt: eruptVolcano,
	refused: refusal("CIV-R-50", "refuse.volcano")
});
// games/civilization-family/src/effects/civil-war.ts
/**
* Calamity 4, Civil War, in the steps of CIV-R-100: nominee, the player's choice, the nominee's choice, which faction
* they keep, take-over.
* `mark` holds the chosen units: tokens by number, a city by 1 (a city area holds no tokens in this phase).
*/
var PLENTY = 999;
var LEFT$1 = 0;
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
var exact = (points, tokens, cities) => points >= 0 && leastLoss(points, tokens, cities, 5, PLENTY) === points;
var makePick = (verbs) => ({
	name: "pick",
	rule: "CIV-22.2.6.1b",
	mode: "one",
	legal(s, _, out) {
		const who = s.war[WAR.victim];
		const left = slot(s, LEFT$1);
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
		setSlot(s, LEFT$1, slot(s, LEFT$1) - (city ? 5 : n));
		if (slot(s, LEFT$1) === 0) done(s);
		if (world.live) world.emit({
			type: "picked",
			seat,
			area: AREA_IDS[area],
			points: city ? 5 : n
		});
	},
	why: (s, _, code) => verbs.pick.is(code) || verbs.pickCity.is(code) ? refusal("CIV-R-55", "refuse.exactFaction", { points: slot(s, LEFT$1) }) : null,
	fallback(s) {
		const who = s.war[WAR.victim];
		const left = slot(s, LEFT$1);
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
		args: { points: slot(s, LEFT$1) }
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
// games/civilization/src/decisions/faction.ts
/** Civil War: the victim says which faction to go on with (CIV-22.2.6.1c). */
var faction = makeFaction(verbs);
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
	let over = settled(force, n, limit);
	while (!over) for (let now = nextRank(n, 0); now !== 0 && !over; now = nextRank(n, now)) {
		let fell = false;
		for (let party = 0; party < n; party++) {
			if (rank[party] !== now || force[party] === 0) continue;
			force[party]--;
			fell = true;
		}
		if (fell) over = settled(force, n, limit);
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
function settled(force, n, limit) {
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
		for (let area = 0; area < AREAS; area++) if (s.city[area] === -1 && contested(s, area, LIMIT[area])) {
			tellFight(area, "tokens", world);
			fightTokens(s, area, LIMIT[area], world);
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
		fightTokens(s, area, LIMIT[area], world);
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
// games/civilization/src/effects/conflict.ts
/** Phase 6, Conflict: how tokens fall (CIV-11.5.1a, CIV-R-18). */
var force = /* @__PURE__ */ new Int16Array(9);
var late = /* @__PURE__ */ new Int16Array(9);
/** The tokens of an area fight. */
function fightTokens(s, area, limit, world) {
	for (let seat = 0; seat < s.seats; seat++) {
		force[seat] = s.tokens[tokensAt(area, seat)];
		late[seat] = hasCard(s, seat, 2) ? 64 : 0;
	}
	clash(force, late, s.seats, limit);
	for (let seat = 0; seat < s.seats; seat++) {
		const fell = s.tokens[tokensAt(area, seat)] - force[seat];
		if (fell === 0) continue;
		remove(s, area, seat, fell);
		if (world.live) world.emit({
			type: "fell",
			seat,
			area: AREA_IDS[area],
			tokens: fell
		});
	}
}
// games/civilization/src/effects/sieges.ts
/**
* Phase 6 in steps (CIV-R-93): areas without a city; the fights before each city; then the attacks on cities one at a
* time, so that every owner has the tokens of all their other conflicts first (CIV-11.8.2). `mark` is set on a city
* that is under attack.
*/
var GARRISON = 6;
/**
* Seven tokens attack a city, eight against Engineering (CIV-11.6.1a, CIV-22.3.13b); the attack cannot be waived
* (CIV-R-22).
*/
var tokensToAttack = (s, owner) => hasCard(s, owner, 4) ? 8 : 7;
/**
* Attackers fight each other and the owner's tokens until one player is left (CIV-11.6.3a, CIV-11.7a); a force too
* small is removed (CIV-11.6.1b), one large enough goes on to attack (CIV-11.6.3b, CIV-11.7b).
*/
var { openConflicts, defend, surrender } = makeSieges({
	fightTokens,
	tokensToAttack: (s, _, owner) => tokensToAttack(s, owner),
	attacked: 1,
	kindOf: (s, area) => s.tokens[tokensAt(area, s.city[area])] > 0 ? "defended" : "city",
	tellRepelled: (s, area, by, tokens, world) => world.emit({
		type: "repelled",
		seat: s.city[area],
		area: AREA_IDS[area],
		by,
		tokens
	})
});
/**
* Step 3: next comes a city whose owner has six tokens in Stock, owners in A.S.T. order; when there is none, the rest
* surrender in the same order.
*/
function nextAttack(s, world) {
	let owner = nextOwner(s, GARRISON);
	if (owner === -1) owner = nextOwner(s, 0);
	if (owner === -1) return;
	again(s);
	let area = -1;
	let several = false;
	for (let place = 0; place < AREAS; place++) {
		if (s.mark[place] === 0 || s.city[place] !== owner) continue;
		several = area !== -1;
		area = place;
		if (several) break;
	}
	if (several) ask(s, decisions.fight, bit(owner));
	else attack(s, area, world);
}
function nextOwner(s, stock) {
	for (let i = 0; i < s.seats; i++) {
		const seat = s.succession[i];
		if (s.stock[seat] < stock) continue;
		for (let area = 0; area < AREAS; area++) if (s.mark[area] === 1 && s.city[area] === seat) return seat;
	}
	return -1;
}
/**
* The city becomes six tokens and the fight goes on (CIV-11.6.2, CIV-R-23), or it surrenders for want of them
* (CIV-11.8.1a).
*/
function attack(s, area, world) {
	const owner = s.city[area];
	const by = besieger(s, area);
	s.mark[area] = 0;
	removeCity(s, area);
	if (s.stock[owner] < GARRISON) surrender(s, area, owner, by, world);
	else defend(s, area, owner, by, GARRISON, world);
}
// games/civilization/src/decisions/fight.ts
/** An owner of several attacked cities says which comes next; the family's question. */
var fight = makeFight(verbs, attack);
// games/civilization-family/src/census.ts
function takeCensus(s, world) {
	countTokens(s);
	tellCensus(s, world);
}
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
/** Movement in A.S.T. order, without a census (CIV-31.5.4). */
function moveInSuccession(s) {
	for (let i = 0; i < s.seats; i++) s.moveOrder[i] = s.succession[i];
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
// games/civilization/src/decisions/gold.ts
/** Gold for 18 tokens (CIV-15.7a): the top card of stack 9. */
var gold = makeGold(verbs, (s, who, world) => {
	const kind = drawTop(s, GOLD_STACK, world);
	toHand(s, who, kind, world);
	if (world.live) world.emit({
		type: "boughtGold",
		seat: who,
		trade: TRADE_IDS[kind]
	});
});
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
// games/civilization/src/decisions/grow.ts
/** Phase 2, Population expansion (CIV-7.1a); whoever has too few tokens in Stock distributes them. */
var grow$1 = makeGrow(verbs);
var expand = (s, world) => expandPopulation(s, decisions.grow, 0, world);
// games/civilization/src/decisions/lose-why.ts
/** Which rule forbids a loss. */
function whyNotLose(s, seat, code) {
	const kind = slot(s, 0);
	const where = slot(s, 1);
	if (verbs.show.is(code)) return refusal("CIV-R-52", mayShow(s, seat, kind) ? "refuse.grain" : "refuse.pottery");
	const area = verbs.lose.is(code) ? verbs.lose.arg.area(code) : verbs.loseCity.is(code) ? verbs.loseCity.arg.area(code) : -1;
	if (area < 0) return null;
	if (verbs.lose.is(code) ? exposedTokens(s, seat, area, kind, where) >= verbs.lose.arg.tokens(code) : exposedCity(s, seat, area, kind, where)) return refusal("CIV-22.2.12.2", "refuse.exact", { points: s.toLose[seat] });
	if (kind === LOSS.epidemic && verbs.lose.is(code)) return refusal("CIV-22.2.8.2a", "refuse.depopulate", { area: AREA_IDS[area] });
	if (kind === LOSS.flood) return refusal("CIV-22.2.7.1b", "refuse.notExposed", { area: AREA_IDS[area] });
	return refusal("CIV-R-48", "refuse.notExposed", { area: AREA_IDS[area] });
}
// games/civilization/src/decisions/lose.ts
/**
* The victims of a calamity choose the units they lose; they do not influence each other and answer at the same time
* (CIV-22.2.5d, CIV-R-99).
*/
var EXPOSED = nothingExposed();
/** After these n tokens (or this city) the total that was least before can still be met. */
var tokensFit = (s, who, kind, n, { tokens, cities, stock }) => {
	const cityPoints = cityValue(kind);
	return leastLoss(s.toLose[who] - n, tokens - n, cities, cityPoints, stock + n) === leastLoss(s.toLose[who], tokens, cities, cityPoints, stock) - n;
};
var cityFits = (s, who, kind, { tokens, cities, stock }) => {
	const cityPoints = cityValue(kind);
	return stock > 0 && leastLoss(s.toLose[who] - cityPoints, tokens, cities - 1, cityPoints, stock - 1) === leastLoss(s.toLose[who], tokens, cities, cityPoints, stock) - cityPoints;
};
var lose = {
	name: "lose",
	rule: "CIV-22.2.12.2",
	mode: "open",
	legal(s, seat, out) {
		const kind = slot(s, 0);
		const where = slot(s, 1);
		if (mayShow(s, seat, kind)) {
			for (let n = 0; n <= s.hand[handOf(seat, 5)]; n++) out.put(verbs.show.code(n));
			return;
		}
		const exposed = exposedUnits(s, seat, kind, where, EXPOSED);
		const city = cityFits(s, seat, kind, exposed);
		for (let area = 0; area < AREAS; area++) {
			if (city && exposedCity(s, seat, area, kind, where)) out.put(verbs.loseCity.code(area));
			const most = exposedTokens(s, seat, area, kind, where);
			for (let n = 1; n <= most && n <= s.toLose[seat]; n++) if (tokensFit(s, seat, kind, n, exposed)) out.put(verbs.lose.code(area, n));
		}
	},
	apply(s, seat, code, world) {
		const kind = slot(s, 0);
		const where = slot(s, 1);
		if (verbs.show.is(code)) showGrain(s, seat, verbs.show.arg.cards(code), world);
		else if (verbs.loseCity.is(code)) loseCity(s, seat, verbs.loseCity.arg.area(code), kind, world);
		else loseTokens(s, seat, verbs.lose.arg.area(code), verbs.lose.arg.tokens(code), world);
		if (settleLoss(s, seat, kind, where, world)) answered(s, seat);
	},
	why: whyNotLose,
	fallback(s, seat) {
		const kind = slot(s, 0);
		const where = slot(s, 1);
		if (mayShow(s, seat, kind)) return verbs.show.code(s.hand[handOf(seat, 5)]);
		const exposed = exposedUnits(s, seat, kind, where, EXPOSED);
		const city = cityFits(s, seat, kind, exposed);
		for (let area = 0; area < AREAS; area++) if (exposedTokens(s, seat, area, kind, where) > 0 && tokensFit(s, seat, kind, 1, exposed)) return verbs.lose.code(area, 1);
		for (let area = 0; area < AREAS; area++) if (city && exposedCity(s, seat, area, kind, where)) return verbs.loseCity.code(area);
		return verbs.done.code();
	},
	prompt: (s, seat) => mayShow(s, seat, slot(s, 0)) ? {
		key: "prompt.show",
		rule: "CIV-22.2.5e",
		args: { points: s.toLose[seat] }
	} : {
		key: "prompt.lose",
		rule: "CIV-22.2.12.2",
		args: { points: s.toLose[seat] }
	}
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
			if (s.aboard[ship] === 0 && !OPEN_SEA[area]) continue;
			let last = -1;
			for (let way = SAIL.at[shore]; way < SAIL.at[shore + 1]; way++) {
				const to = SAIL.to[way];
				if (!canSail(s, seat, ship, to)) continue;
				if (!OPEN_SEA[AREA_OF_SHORE[to]] && (s.aboard[ship] === 0 || canLand(s, AREA_OF_SHORE[to], seat))) return verbs.sail.code(i, to);
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
		if (s.ship[ship] !== -1 && (s.aboard[ship] > 0 || OPEN_SEA[AREA_OF_SHORE[s.ship[ship]]])) return false;
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
	const area = AREA_OF_SHORE[s.ship[ship]];
	if (verbs.board.is(code)) {
		const tokens = verbs.board.arg.tokens(code);
		if (s.aboard[ship] + tokens > 5) return refusal("CIV-10.5a", "refuse.shipFull", { most: 5 });
		return s.tokens[tokensAt(area, seat)] >= tokens ? refusal("CIV-10.5b", "refuse.alreadyMoved", { area: AREA_IDS[area] }) : refusal("CIV-10.2a", "refuse.fewTokens", { area: AREA_IDS[area] });
	}
	if (verbs.land.is(code)) {
		if (s.aboard[ship] < verbs.land.arg.tokens(code)) return refusal("CIV-10.5a", "refuse.notAboard", { tokens: s.aboard[ship] });
		return canLand(s, area, seat) ? null : OPEN_SEA[area] ? refusal("CIV-R-92", "refuse.landAtSea") : refusal("CIV-31.5.1", "refuse.closed", { area: AREA_IDS[area] });
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
	if (OPEN_SEA[area]) return crossesOpenSea(s, seat) ? refusal("CIV-10.7b", "refuse.caughtAtSea") : refusal("CIV-10.7a", "refuse.astronomy");
	return refusal("CIV-31.5.1", "refuse.nowhereToLand");
}
// games/civilization/src/decisions/move.ts
/**
* Phase 5, Movement (CIV-10.1a): tokens cross one land border or board a ship; ships sail up to four areas. Token and
* ship moves mix freely (CIV-R-15). Cities do not move (CIV-10.2d), and a player finishes before the next begins
* (CIV-10.1c).
* `mark` counts the mover's tokens in each area that have finished: moved by land, or landed.
*/
/** A ship may change coasts at the start of its move. */
var move = makeMove(verbs, {
	list(s, seat, out) {
		for (let i = 0; i < 4; i++) {
			const ship = shipOf(seat, i);
			if (s.ship[ship] !== -1 && mayCross(s, seat, ship) && !sameShip(s, seat, i)) out.put(verbs.cross.code(i));
		}
	},
	apply(s, seat, code, world) {
		cross(s, seat, shipOf(seat, verbs.cross.arg.ship(code)), world);
	},
	why: (s, seat, code) => verbs.cross.is(code) ? refusal("CIV-23.3b", "refuse.coasts") : whyMove(verbs, s, seat, code)
});
/** The ship goes round to the other coast, free of charge (CIV-23.3b, CIV-R-17). */
function cross(s, who, ship, world) {
	s.ship[ship] = otherCoast(s.ship[ship]);
	s.fixed[ship] = 1;
	if (world.live) world.emit({
		type: "crossed",
		seat: who,
		shore: SHORE_IDS[s.ship[ship]]
	});
}
/**
* The free change of coasts: at the start of its move, in a later round than it came, with a unit of its owner there
* (CIV-23.3b, CIV-R-17).
*/
var mayCross = (s, who, ship) => AREA_OF_SHORE[s.ship[ship]] === TWO_COASTS_AREA && s.sailed[ship] === 0 && s.fixed[ship] === 0 && hasUnit(s, TWO_COASTS_AREA, who);
// games/civilization/src/effects/civil-war.ts
/**
* Calamity 4, Civil War, in the steps of CIV-R-100: nominee, the player's choice, the nominee's choice, which faction
* they keep, take-over.
* `mark` holds the chosen units: tokens by number, a city by 1 (a city area holds no tokens in this phase).
*/
var FACTION = 35;
var WITH_DEMOCRACY = 45;
var WITH_PHILOSOPHY = 15;
var OWN_CHOICE = 15;
var IDLE = -1;
/**
* Democracy alters it (CIV-22.3.16), and Philosophy, which takes precedence, not always for the better (CIV-22.3.17,
* CIV-22.2.6.4a, CIV-22.2.6.4c, CIV-22.2.6.5).
*/
var firstFaction = (s, who) => hasCard(s, who, 15) ? WITH_PHILOSOPHY : hasCard(s, who, 14) ? WITH_DEMOCRACY : FACTION;
/** No effect unless the player has more points than 35 and than the first faction (CIV-22.2.6.1f, CIV-R-53). */
function warBreaksOut(s, world) {
	const who = s.victim[2];
	const size = firstFaction(s, who);
	s.war.fill(IDLE);
	if (strength(s, who) <= Math.max(FACTION, size)) {
		harmless(s, 2, world);
		return;
	}
	s.war[WAR.victim] = who;
	s.war[WAR.stock] = s.stock[who];
	s.war[WAR.spare] = cityPieces(s, who);
	if (!hasCard(s, who, 15)) {
		ask(s, decisions.nominate, bit(who));
		return;
	}
	const nominee = richest(s, everyone(s.seats));
	if (nominee === who) {
		s.war[WAR.victim] = IDLE;
		harmless(s, 2, world);
	} else name(s, nominee, world);
}
function name(s, nominee, world) {
	s.war[WAR.nominee] = nominee;
	if (world.live) world.emit({
		type: "nominated",
		seat: s.war[WAR.victim],
		target: nominee
	});
}
/** The player chooses 15 points, with Philosophy none (CIV-22.2.6.1b, CIV-22.2.6.4a). */
function victimPicks(s) {
	const who = s.war[WAR.victim];
	if (who !== IDLE && !hasCard(s, who, 15)) ask(s, decisions.pick, bit(who), OWN_CHOICE);
}
/** The nominee chooses the rest of the first faction: 20 points, 30 with Democracy, 15 with Philosophy. */
function nomineePicks(s) {
	const who = s.war[WAR.victim];
	if (who === IDLE) return;
	const size = firstFaction(s, who);
	ask(s, decisions.pick, bit(s.war[WAR.nominee]), size === WITH_PHILOSOPHY ? size : size - OWN_CHOICE);
}
/**
* The player decides which faction they go on playing (CIV-22.2.6.1c); the other is marked for take-over. Stock, ships,
* Treasury and position stay theirs (CIV-22.2.6.1e).
*/
function askFaction(s) {
	if (s.war[WAR.victim] !== IDLE) ask(s, decisions.faction, bit(s.war[WAR.victim]));
}
function beginTakeOver(s) {
	if (s.war[WAR.victim] === IDLE) return;
	s.war[WAR.asked] = 0;
	call(s, programs.takeOver);
}
// games/civilization/src/decisions/nominate.ts
/** Civil War: the victim names who takes over the other faction. */
var offBoard = (s, who) => strength(s, who) === 0;
/** Any other player; but one who has nothing left on the board comes first (CIV-22.2.6.2a, CIV-22.2.6.2b, CIV-R-57). */
function mayNominate(s, seat, target) {
	if (target === seat) return false;
	if (offBoard(s, target)) return true;
	for (let other = 0; other < s.seats; other++) if (other !== seat && offBoard(s, other)) return false;
	return true;
}
var nominate = {
	name: "nominate",
	rule: "CIV-22.2.6.2a",
	mode: "one",
	legal(s, seat, out) {
		for (let other = 0; other < s.seats; other++) if (mayNominate(s, seat, other)) out.put(verbs.nominate.code(other));
	},
	apply(s, _, code, world) {
		done(s);
		name(s, verbs.nominate.arg.target(code), world);
	},
	why: (_, seat, code) => verbs.nominate.is(code) && verbs.nominate.arg.target(code) !== seat ? refusal("CIV-22.2.6.2b", "refuse.offBoardFirst") : refusal("CIV-22.2.6.2a", "refuse.otherPlayer"),
	fallback(s, seat) {
		let other = 0;
		while (!mayNominate(s, seat, other)) other++;
		return verbs.nominate.code(other);
	},
	prompt: () => ({
		key: "prompt.nominate",
		rule: "CIV-22.2.6.2a"
	})
};
var MEDICINE_CAP = 5;
/**
* The most this player may be ordered to lose: the cap, their protection, and what they are able to lose (CIV-R-61).
*/
function mostFor(s, target) {
	const kind = slot(s, 0);
	if (has(slot(s, 3), target) || isSheltered(s, target)) return 0;
	let most = Math.min(slot(s, 2), slot(s, 1));
	if (kind === LOSS.epidemic) {
		if (target === s.giver[4]) return 0;
		if (hasCard(s, target, 7) && most > MEDICINE_CAP) most = MEDICINE_CAP;
	}
	const able = kind === LOSS.famine ? strength(s, target) : mostLoss(s, target, kind, 0);
	return Math.min(able, most);
}
function take(s, seat, target, points, world) {
	s.toLose[target] = points;
	setSlot(s, 1, slot(s, 1) - points);
	setSlot(s, 3, slot(s, 3) | bit(target));
	if (world.live) world.emit({
		type: "ordered",
		seat,
		target,
		points
	});
}
function anyTarget(s, seat) {
	for (let other = 0; other < s.seats; other++) if (other !== seat && mostFor(s, other) > 0) return true;
	return false;
}
/** Asks only if there is anybody to order. */
function beginOrders(s, seat, kind, total, cap) {
	ask(s, decisions.order, bit(seat), kind, total, cap);
	if (!anyTarget(s, seat)) done(s);
}
// games/civilization/src/decisions/order.ts
/** Famine and Epidemic: the victim orders losses of others (CIV-22.2.5b, CIV-22.2.8.1b). */
/**
* Optional, up to a total and a cap for each (CIV-22.2.5c, CIV-22.2.8.1c); the caps bind what is ordered (CIV-R-49).
*/
var order = {
	name: "order",
	rule: "CIV-22.2.5b",
	mode: "one",
	legal(s, seat, out) {
		for (let other = 0; other < s.seats; other++) {
			const most = other === seat ? 0 : mostFor(s, other);
			for (let n = 1; n <= most; n++) out.put(verbs.order.code(other, n));
		}
		out.put(verbs.done.code());
	},
	apply(s, seat, code, world) {
		if (verbs.done.is(code)) done(s);
		else {
			take(s, seat, verbs.order.arg.target(code), verbs.order.arg.points(code), world);
			if (!anyTarget(s, seat)) done(s);
		}
	},
	why(s, seat, code) {
		if (!verbs.order.is(code)) return null;
		const target = verbs.order.arg.target(code);
		const epidemic = slot(s, 0) === LOSS.epidemic;
		if (target === seat || target >= s.seats) return refusal("CIV-22.2.5b", "refuse.otherPlayer");
		if (epidemic && target === s.giver[4]) return refusal("CIV-22.2.8.1d", "refuse.immune", { target });
		if (isSheltered(s, target)) return refusal("CIV-24.2a", "refuse.sheltered", { target });
		if (has(slot(s, 3), target)) return refusal("CIV-R-99", "refuse.orderedAlready", { target });
		if (epidemic && hasCard(s, target, 7)) return refusal("CIV-22.2.8.3b", "refuse.most", {
			target,
			most: mostFor(s, target)
		});
		const rule = slot(s, 2) <= slot(s, 1) ? epidemic ? "CIV-22.2.8.1c" : "CIV-22.2.5c" : epidemic ? "CIV-22.2.8.1b" : "CIV-22.2.5b";
		return refusal(mostFor(s, target) < Math.min(slot(s, 2), slot(s, 1)) ? "CIV-R-61" : rule, "refuse.most", {
			target,
			most: mostFor(s, target)
		});
	},
	fallback: () => verbs.done.code(),
	prompt: (s) => ({
		key: "prompt.order",
		rule: slot(s, 0) === LOSS.epidemic ? "CIV-22.2.8.1b" : "CIV-22.2.5b",
		args: {
			points: slot(s, 1),
			most: slot(s, 2)
		}
	})
};
// games/civilization/src/decisions/pick.ts
/** Civil War: points of the first faction are chosen, first by the victim, then by the nominee (CIV-22.2.6.1b). */
var pick = makePick(verbs);
// games/civilization-family/src/effects/flood.ts
var PLAINS = PLAIN_IDS.length;
/** The plain with most of their exposed points; if equal they choose (CIV-22.2.7.3). */
function isWorst(s, who, plain) {
	const here = exposedPoints(s, who, plain);
	if (here === 0) return false;
	for (let other = 0; other < PLAINS; other++) if (exposedPoints(s, who, other) > here) return false;
	return true;
}
var makePlain = (verbs) => ({
	name: "plain",
	rule: "CIV-22.2.7.3",
	mode: "one",
	legal(s, seat, out) {
		for (let other = 0; other < PLAINS; other++) if (isWorst(s, seat, other)) out.put(verbs.strike.code(other));
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
// games/civilization/src/decisions/plain.ts
/** Flood: between equal plains the victim chooses (CIV-22.2.7.3). */
var plain = makePlain(verbs);
// games/civilization/src/effects/earthquake.ts
/** Which cities an earthquake can reach. */
var shakes = (s, who, area) => s.city[area] !== -1 && s.city[area] !== who && inPlay(s, area) && !isSheltered(s, s.city[area]);
// games/civilization/src/decisions/quake.ts
/** Earthquake: the victim reduces a city of their own. */
var quake = {
	name: "quake",
	rule: "CIV-22.2.4.3a",
	mode: "one",
	legal(s, seat, out) {
		for (let area = 0; area < AREAS; area++) if (s.city[area] === seat) out.put(verbs.reduce.code(area));
	},
	apply(s, seat, code, world) {
		const area = verbs.reduce.arg.area(code);
		done(s);
		reduceCity(s, area, world);
		for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++) if (shakes(s, seat, ANY.to[i])) {
			ask(s, decisions.shake, bit(seat), area);
			return;
		}
	},
	why: (_, __, code) => verbs.reduce.is(code) ? refusal("CIV-22.2.4.3a", "refuse.notYourCity", { area: AREA_IDS[verbs.reduce.arg.area(code)] }) : null,
	fallback(s, seat) {
		let city = 0;
		while (s.city[city] !== seat) city++;
		return verbs.reduce.code(city);
	},
	prompt: () => ({
		key: "prompt.quake",
		rule: "CIV-22.2.4.3a"
	})
};
// games/civilization/src/effects/piracy.ts
/**
* Calamity 9, Piracy: a coastal city is lost for each ship of the trader that could reach it (CIV-22.2.11.1a,
* CIV-22.2.11.2a).
*/
/**
* A path of water borders of any length, through open sea only with Astronomy of the ship's owner (CIV-R-64,
* CIV-R-106).
*/
function shipReaches(s, trader, i, area) {
	const shore = s.ship[shipOf(trader, i)];
	if (shore === -1 || FIRST_SHORE[area] === -1) return false;
	const sea = hasCard(s, trader, 5) ? 1 : 0;
	const from = water(s.board, sea, shore);
	for (let side = 0; side < SHORE_COUNT[area]; side++) if (from !== -1 && water(s.board, sea, FIRST_SHORE[area] + side) === from) return true;
	return false;
}
var claimed = /* @__PURE__ */ new Int16Array(4);
var tried = 0;
function assign(s, trader, area) {
	for (let i = 0; i < 4; i++) {
		if (tried >> i & 1 || !shipReaches(s, trader, i, area)) continue;
		tried |= 1 << i;
		if (claimed[i] !== -1 && !assign(s, trader, claimed[i])) continue;
		claimed[i] = area;
		return true;
	}
	return false;
}
function claim(s, trader, area) {
	tried = 0;
	return assign(s, trader, area);
}
/**
* Can this city be claimed besides those claimed before? Every such set can be filled up to the greatest possible one.
*/
function canClaim(s, trader, area) {
	claimed.fill(-1);
	for (let place = 0; place < AREAS; place++) if (s.mark[place] === 1) claim(s, trader, place);
	return claim(s, trader, area);
}
var mayRaid = (s, trader, area) => s.city[area] === s.victim[7] && canClaim(s, trader, area);
function anyToRaid(s, trader) {
	for (let area = 0; area < AREAS; area++) if (mayRaid(s, trader, area)) return true;
	return false;
}
function askRaid(s, world) {
	const trader = s.giver[7];
	if (isSheltered(s, s.victim[7]) || !anyToRaid(s, trader)) harmless(s, 7, world);
	else ask(s, decisions.raid, bit(trader));
}
// games/civilization/src/decisions/raid.ts
/** Piracy: the trader names the coastal cities that are lost. */
/**
* The trader chooses which cities are lost, as many as possible (CIV-22.2.11.1c, CIV-R-64); they are eliminated one by
* one (CIV-R-101).
*/
var raid = {
	name: "raid",
	rule: "CIV-22.2.11.1c",
	mode: "one",
	legal(s, seat, out) {
		for (let area = 0; area < AREAS; area++) if (mayRaid(s, seat, area)) out.put(verbs.raid.code(area));
	},
	apply(s, seat, code, world) {
		const area = verbs.raid.arg.area(code);
		const victim = s.victim[7];
		removeCity(s, area);
		s.mark[area] = 1;
		if (world.live) world.emit({
			type: "lostCity",
			seat: victim,
			area: AREA_IDS[area]
		});
		if (isSheltered(s, victim)) {
			if (world.live) world.emit({
				type: "sheltered",
				seat: victim
			});
			done(s);
		} else if (!anyToRaid(s, seat)) done(s);
	},
	why(s, _, code) {
		if (!verbs.raid.is(code)) return null;
		const area = verbs.raid.arg.area(code);
		return s.city[area] === s.victim[7] ? refusal("CIV-22.2.11.2a", "refuse.noShipThere", { area: AREA_IDS[area] }) : refusal("CIV-22.2.11.1a", "refuse.notVictimsCity", { area: AREA_IDS[area] });
	},
	fallback(s, seat) {
		for (let area = 0; area < AREAS; area++) if (mayRaid(s, seat, area)) return verbs.raid.code(area);
		return verbs.done.code();
	},
	prompt: (s) => ({
		key: "prompt.raid",
		rule: "CIV-22.2.11.1c",
		args: { target: s.victim[7] }
	})
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
// games/civilization/src/query/revolt.ts
/** Which cities are at stake in a revolt. */
/** Only cities of players who failed to pay, and only as many as went unpaid (CIV-6.3.2b). */
var isAtStake = (s, area) => s.city[area] !== -1 && s.unpaid[s.city[area]] > 0 && s.mark[area] === 0;
var whyNotAtStake = (s, area) => s.city[area] === -1 ? refusal("CIV-6.3.2a", "refuse.noCity", { area: AREA_IDS[area] }) : refusal("CIV-6.3.2b", "refuse.taxPaid", {
	area: AREA_IDS[area],
	seat: s.city[area]
});
// games/civilization/src/decisions/raze.ts
/** Nobody can replace what is left: it is removed, and the first of the ranking says which (CIV-6.3.3b, CIV-R-88). */
var raze = makeRaze(verbs, {
	rule: "CIV-6.3.3b",
	isAtStake,
	why: whyNotAtStake
});
// games/civilization/src/decisions/seize.ts
/**
* The beneficiary chooses freely among all revolting cities (CIV-6.3.2a); taking is compulsory (CIV-R-8). Defaulters
* may thus keep their own (CIV-6.3.3c). What is taken counts as older (CIV-R-28), and no tax is paid for it
* (CIV-6.3.4).
*/
var seize = makeSeize(verbs, {
	rule: "CIV-6.3.2a",
	isAtStake,
	why: whyNotAtStake,
	promptArgs: (s, seat) => ({ pieces: s.spare[seat] }),
	taken(s, seat) {
		s.spare[seat]--;
	}
});
// games/civilization-family/src/decisions/settle.ts
/**
* Set-up: in the order of the turn cards each player picks a nation and one of its start areas (CIV-4.4a, CIV-4.4b);
* their marker is on the arrow (CIV-4.4c) and all else in Stock (CIV-4.4d).
*/
var taken = (s, nation) => {
	for (let seat = 0; seat < s.seats; seat++) if (s.nation[seat] === nation) return true;
	return false;
};
var makeSettle = (verbs, { nationOf, isOffered }) => {
	const open = (s, area) => {
		const nation = nationOf(s, area);
		return nation !== -1 && inPlay(s, area) && isOffered(s, nation) && !taken(s, nation);
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
			if (taken(s, nation)) return refusal("CIV-4.4a", "refuse.nationTaken", { nation: NATION_IDS[nation] });
			if (!isOffered(s, nation)) return refusal("CIV-R-103", "refuse.nationOut", { nation: NATION_IDS[nation] });
			if (nationOf(s, area) !== nation) return refusal("CIV-2.2n", "refuse.startArea", { area: AREA_IDS[area] });
			return refusal(s.board === WHOLE_MAP ? "CIV-2.2n" : "CIV-R-103", "refuse.outOfPlay", { area: AREA_IDS[area] });
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
// games/civilization/src/decisions/settle.ts
/**
* Set-up: in the order of the turn cards each player picks a nation and one of its start areas (CIV-4.4a, CIV-4.4b);
* their marker is on the arrow (CIV-4.4c) and all else in Stock (CIV-4.4d).
*/
/**
* Bit i: nation i may be chosen with this number of players (CIV-26.2.3, CIV-27.3, CIV-28.3, CIV-29.3, CIV-R-103,
* CIV-GAP-8); far apart is better (CIV-31.2.4).
*/
var ON_OFFER = Int16Array.from({ length: 8 }, (_, n) => (NATIONS_BY_PLAYERS[n] ?? []).reduce((mask, id) => mask | 1 << NATION_IDS.indexOf(id), 0));
var nationOffered = (s, nation) => s.ruleset !== 0 || (ON_OFFER[s.seats] >> nation & 1) === 1;
var settle = makeSettle(verbs, {
	nationOf: (_, area) => START[area],
	isOffered: nationOffered
});
// games/civilization/src/decisions/shake.ts
/** Earthquake: a neighbour's city is reduced, too. */
/**
* They may require the reduction of one city of another player next to the one they have just reduced, across water too
* (CIV-22.2.4.3b, CIV-R-51). Slot 0: that area.
*/
var shake = {
	name: "shake",
	rule: "CIV-22.2.4.3b",
	mode: "one",
	legal(s, seat, out) {
		const area = slot(s, 0);
		for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++) if (shakes(s, seat, ANY.to[i])) out.put(verbs.shake.code(ANY.to[i]));
		out.put(verbs.done.code());
	},
	apply(s, seat, code, world) {
		done(s);
		if (verbs.done.is(code)) return;
		const area = verbs.shake.arg.area(code);
		if (world.live) world.emit({
			type: "condemned",
			seat,
			area: AREA_IDS[area]
		});
		reduceCity(s, area, world);
	},
	why: (s, seat, code) => {
		if (!verbs.shake.is(code)) return null;
		const area = verbs.shake.arg.area(code);
		return s.city[area] === -1 || s.city[area] === seat ? refusal("CIV-22.2.4.3b", "refuse.otherCity", { area: AREA_IDS[area] }) : refusal(isSheltered(s, s.city[area]) ? "CIV-24.2a" : "CIV-R-51", "refuse.notAdjacent", { area: AREA_IDS[area] });
	},
	fallback: () => verbs.done.code(),
	prompt: (s) => ({
		key: "prompt.shake",
		rule: "CIV-22.2.4.3b",
		args: { area: AREA_IDS[slot(s, 0)] }
	})
};
/** A victim's share is at most what they have exposed there, and 7 with Engineering (CIV-22.2.7.4, CIV-R-59). */
function shareCap(s, victim, target, plain) {
	if (target === victim) return 0;
	const most = exposedPoints(s, target, plain);
	return hasCard(s, target, 4) && most > 7 ? 7 : most;
}
function roomLeft(s, victim, except) {
	let room = 0;
	for (let seat = 0; seat < s.seats; seat++) if (seat !== except && !has(slot(s, 3), seat)) room += shareCap(s, victim, seat, slot(s, 0));
	return room;
}
/** With ten points or fewer exposed in all, everything goes (CIV-22.2.7.2c). */
function beginShares(s, victim, plain, world) {
	let room = 0;
	for (let seat = 0; seat < s.seats; seat++) room += shareCap(s, victim, seat, plain);
	if (room === 0) return;
	if (room > 10) {
		ask(s, decisions.share, bit(victim), plain, 10, 0);
		return;
	}
	for (let seat = 0; seat < s.seats; seat++) {
		s.toLose[seat] = shareCap(s, victim, seat, plain);
		if (world.live && s.toLose[seat] > 0) world.emit({
			type: "ordered",
			seat: victim,
			target: seat,
			points: s.toLose[seat]
		});
	}
}
// games/civilization/src/decisions/share.ts
/** Flood: the victim shares losses out among others on the plain (CIV-22.2.7.2b). */
/** The ten points are compulsory: whatever is named must leave the rest possible (CIV-22.2.7.2a, CIV-22.2.7.2b). */
var share = {
	name: "share",
	rule: "CIV-22.2.7.2b",
	mode: "one",
	legal(s, seat, out) {
		for (let other = 0; other < s.seats; other++) {
			if (has(slot(s, 3), other)) continue;
			const most = shareCap(s, seat, other, slot(s, 0));
			const others = roomLeft(s, seat, other);
			for (let n = 1; n <= most && n <= slot(s, 1); n++) if (slot(s, 1) - n <= others) out.put(verbs.order.code(other, n));
		}
	},
	apply(s, seat, code, world) {
		take(s, seat, verbs.order.arg.target(code), verbs.order.arg.points(code), world);
		if (slot(s, 1) === 0) done(s);
	},
	why(s, seat, code) {
		if (!verbs.order.is(code)) return null;
		const target = verbs.order.arg.target(code);
		const most = target < s.seats ? shareCap(s, seat, target, slot(s, 0)) : 0;
		return verbs.order.arg.points(code) > most ? refusal(most === 7 ? "CIV-22.2.7.4" : "CIV-R-59", "refuse.most", {
			target,
			most
		}) : refusal("CIV-R-59", "refuse.shareAll", { points: slot(s, 1) });
	},
	fallback(s, seat) {
		for (let other = 0; other < s.seats; other++) {
			if (has(slot(s, 3), other)) continue;
			const most = Math.min(shareCap(s, seat, other, slot(s, 0)), slot(s, 1));
			if (most > 0) return verbs.order.code(other, most);
		}
		return verbs.done.code();
	},
	prompt: (s) => ({
		key: "prompt.share",
		rule: "CIV-22.2.7.2b",
		args: { points: slot(s, 1) }
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
	return hasUnit(s, area, who) && s.tokens[tokensAt(area, who)] >= levy && s.treasury[who] >= COST - levy && !OPEN_SEA[area] && inPlay(s, area) && !lapsedIn(s, who, area);
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
// games/civilization/src/decisions/ships.ts
/** Phase 4, Ship construction: asked at the same time of everybody who has a ship or could build one (CIV-9.1a). */
var ships = makeShips(verbs);
function beginShips(s) {
	readyShips(s);
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) if (hasShipyardWork(s, seat)) mask |= 1 << seat;
	askTogether(s, decisions.ships, mask);
}
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
		if (n === 0 || s.city[area] === -1 && n <= LIMIT[area]) continue;
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
// games/civilization/src/decisions/support.ts
/** Phase 8 and after calamities: unsupported cities are reduced (CIV-14.1, CIV-19.8). */
var support = makeSupport(verbs);
var checkSupport = (s, world) => askSupport(s, decisions.support, 0, world);
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
/**
* City by city in full; what the Stock cannot pay in full goes unpaid (CIV-6.2, CIV-R-7). Revolts wait until all have
* paid (CIV-6.3.1).
*/
function collectTaxes(s, world) {
	for (let i = 0; i < s.seats; i++) payTax(s, s.succession[i], world);
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
// games/civilization/src/decisions/tax.ts
/** Phase 1, Taxation: holders of Coinage set their rate (CIV-22.3.11a). */
var tax = makeTax(verbs);
var declareRates = (s) => askRates(s, decisions.tax, 0);
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
	prompt: (s, seat) => ({
		key: "prompt.trade",
		rule: "CIV-16.3b",
		args: {
			cards: s.handSize[seat],
			offers: s.offersEach - s.offersMade[seat]
		}
	})
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
	endIfIdle(s, market.idle(s));
}
function resume(s, who) {
	if (s.handSize[who] >= 3) owes(s, who);
	else answered(s, who);
}
/** Trading ends when all have passed or fewer than two have three cards (CIV-R-35). */
function endIfIdle(s, idle) {
	let able = 0;
	for (let seat = 0; seat < s.seats; seat++) if (canTrade(s, seat, idle)) able++;
	if (able < 2) done(s);
	else if ((owed(s) & owed(s) - 1) === 0 && !hopeFor(s, idle)) done(s);
}
var canTrade = (s, who, idle) => s.handSize[who] >= 3 && !has(idle, who);
/** One trader left at the table can still take an agreement that stands. */
function hopeFor(s, idle) {
	for (let seat = 0; seat < s.seats; seat++) {
		if (!has(owed(s), seat)) continue;
		for (let other = 0; other < s.seats; other++) if (other !== seat && canTrade(s, other, idle) && (canOffer(s, seat) || canAgree(s, seat, other))) return true;
	}
	return false;
}
var canOffer = (s, who) => s.offersMade[who] < s.offersEach;
/** `idle`: seats that take no part. */
function askTraders(s, decision, idle) {
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
// games/civilization/src/effects/swaps.ts
/** Two offers change hands; a calamity that arrives is laid open. */
function swap(s, seat, other, world) {
	for (let kind = 0; kind < KINDS; kind++) {
		const mine = s.offer[handOf(seat, kind)];
		const his = s.offer[handOf(other, kind)];
		for (let i = 0; i < mine; i++) hand(s, seat, other, kind, world);
		for (let i = 0; i < his; i++) hand(s, other, seat, kind, world);
	}
	told(s, seat, other, world);
	told(s, other, seat, world);
}
/**
* A calamity that arrives is revealed at once, leaves the hand, lies face up and its giver is remembered (CIV-19.3b,
* CIV-22.2.2b, CIV-R-38); kept, it does nothing (CIV-19.4a, CIV-R-96).
*/
function hand(s, from, to, kind, world) {
	fromHand(s, from, kind);
	if (!isCalamity(kind)) {
		s.hand[handOf(to, kind)]++;
		s.handSize[to]++;
		return;
	}
	const calamity = kind - COMMODITIES;
	s.victim[calamity] = to;
	s.giver[calamity] = from;
	world.reveal(511);
	if (world.live) world.emit({
		type: "passed",
		seat: to,
		calamity: CALAMITY_IDS[calamity],
		by: from
	});
}
function told(s, who, other, world) {
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
// games/civilization/src/decisions/trade.ts
/**
* Phase 10, Trade: open to all at the same time (CIV-16.1a), trade cards only (CIV-16.2), until all are finished
* (CIV-16.5). Each player has at most one offer on the table; two who agree swap face down (CIV-R-36), and that is
* final (CIV-16.1c). No face is ever shown (CIV-16.3d).
*/
var trade = makeTrade(verbs, {
	form: offer.form,
	swap,
	clear: offer.clear,
	idle: () => 0
});
/** Opens for everyone with three cards in hand (CIV-5.7j, CIV-16.3g). */
var openTrade = (s) => askTraders(s, decisions.trade, 0);
function closeTrade(s) {
	for (let seat = 0; seat < s.seats; seat++) offer.clear(s, seat);
}
// games/civilization/src/determinize.ts
/**
* What a seat cannot know, filled in with something possible: the faces in the stacks, in other hands and in other
* offers. Stack sizes, hand sizes, the back of each top card and the declared facts of every offer hold.
*/
function determinize(s, seat, rng) {
	const unknown = Array.from(KIND_COUNT);
	for (let kind = 0; kind < KINDS; kind++) {
		if (seat >= 0) unknown[kind] -= s.hand[handOf(seat, kind)];
		if (kind >= COMMODITIES && s.victim[kind - COMMODITIES] !== -1) unknown[kind]--;
	}
	const held = new Array(9).fill(0);
	for (let kind = 0; kind < KINDS; kind++) held[STACK_OF[kind]] += unknown[kind];
	for (let stack = 0; stack < 9; stack++) held[stack] -= s.stackSize[stack];
	const free = unknown.map((n, kind) => kind >= COMMODITIES && kind < COMMODITIES + 4 ? 0 : n);
	const others = [];
	for (let other = 0; other < s.seats; other++) if (other !== seat) others.push(other);
	const found = imagineOffers(s, others.filter((other) => s.offerCards[other] > 0), 0, free, held, rng);
	for (const { who, counts } of found) for (let kind = 0; kind < KINDS; kind++) {
		s.offer[handOf(who, kind)] = counts[kind];
		s.hand[handOf(who, kind)] += counts[kind];
	}
	const pool = [];
	for (let stack = 0; stack < 9; stack++) {
		const kinds = [];
		for (let kind = 0; kind < KINDS; kind++) if (STACK_OF[kind] === stack) for (let i = 0; i < free[kind]; i++) kinds.push(kind);
		for (let i = 0; i < held[stack]; i++) {
			const kind = kinds.splice(rng.below(kinds.length), 1)[0];
			free[kind]--;
			pool.push(kind);
		}
	}
	for (const other of others) for (let n = s.handSize[other] - Math.max(s.offerCards[other], 0); n > 0; n--) s.hand[handOf(other, pool.splice(rng.below(pool.length), 1)[0])]++;
	imagineStacks(s, unknown, free, rng);
}
function imagineStacks(s, unknown, free, rng) {
	for (let stack = 0; stack < 9; stack++) {
		const cards = [];
		for (let kind = 0; kind < KINDS; kind++) if (STACK_OF[kind] === stack) for (let i = 0; i < free[kind]; i++) cards.push(kind);
		const order = [];
		while (cards.length > 0) order.push(cards.splice(rng.below(cards.length), 1)[0]);
		const red = stack >= 1 && stack <= 4 ? calamityCard(stack - 1) : -1;
		if (red !== -1 && unknown[red] > 0) order.splice(s.redTop[stack] ? order.length : rng.below(Math.max(1, order.length)), 0, red);
		order.forEach((kind, i) => {
			s.stack[stackAt(stack, i)] = kind;
		});
	}
}
/**
* Cards for every standing offer that fit its number, its total and its named commodity, all at once. The truth is a
* solution, so one is found.
*/
function imagineOffers(s, bidders, i, free, held, rng) {
	const chosen = [];
	const next = (bidder) => {
		if (bidder === bidders.length) return true;
		const who = bidders[bidder];
		const kinds = shuffled(rng);
		const counts = new Array(KINDS).fill(0);
		const named = s.offerNames[who];
		const fill = (at, cards, points) => {
			if (at === KINDS) {
				if (cards !== 0 || points !== 0) return false;
				chosen.push({
					who,
					counts: counts.slice()
				});
				if (next(bidder + 1)) return true;
				chosen.pop();
				return false;
			}
			const kind = kinds[at];
			const stack = STACK_OF[kind];
			const most = Math.min(free[kind], held[stack], cards);
			const least = kind === named ? 1 : 0;
			for (let step = 0; step <= most - least; step++) {
				const n = least + step;
				const worth = setValue(kind, n);
				if (worth > points) break;
				counts[kind] = n;
				free[kind] -= n;
				held[stack] -= n;
				if (fill(at + 1, cards - n, points - worth)) return true;
				counts[kind] = 0;
				free[kind] += n;
				held[stack] += n;
			}
			return false;
		};
		return fill(0, s.offerCards[who], s.offerPoints[who]);
	};
	if (!next(i)) throw new Error("no cards fit the offers on the table");
	return chosen;
}
function shuffled(rng) {
	const rest = Array.from({ length: KINDS }, (_, kind) => kind);
	const out = [];
	while (rest.length > 0) out.push(rest.splice(rng.below(rest.length), 1)[0]);
	return out;
}
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
// games/civilization/src/events.ts
/** What happens in a game, as the chronicle tells it: each event with its rule and who sees which part. */
var events = {
	...adoptEvents({
		settled: "CIV-4.4a",
		roundBegan: "CIV-5.1b",
		insisted: "CIV-5.3c",
		taxed: "CIV-6.1a",
		revolted: "CIV-6.3.2a",
		razed: "CIV-6.3.3b",
		grew: "CIV-7.1a",
		counted: "CIV-8.1a",
		maintained: "CIV-9.3a",
		lapsed: "CIV-9.3b",
		launched: "CIV-9.1a",
		walked: "CIV-10.2a",
		boarded: "CIV-10.5a",
		sailed: "CIV-10.6a",
		landed: "CIV-10.8a",
		fought: "CIV-11.1a",
		fell: "CIV-11.3",
		repelled: "CIV-11.6.1b",
		attacked: "CIV-11.6.2",
		surrendered: "CIV-11.8.1b",
		built: "CIV-12.2c",
		surplus: "CIV-13.1a",
		reduced: "CIV-14.3a",
		drew: "CIV-15.3a",
		boughtGold: "CIV-15.7a",
		withdrew: "CIV-16.1b",
		agreed: "CIV-R-36",
		swapped: "CIV-16.3f",
		received: "CIV-16.3f",
		acquired: "CIV-17.2",
		spent: "CIV-17.6a",
		paid: "CIV-17.6b",
		spared: "CIV-19.7b",
		calamity: "CIV-19.6a",
		harmless: "CIV-19.6a",
		erupted: "CIV-22.2.4.1",
		flooded: "CIV-22.2.7.3",
		showed: "CIV-R-52",
		ordered: "CIV-22.2.5b",
		lost: "CIV-22.2.12.2",
		lostCity: "CIV-22.2.12.1",
		picked: "CIV-22.2.6.1b",
		keptFaction: "CIV-22.2.6.1c",
		annexed: "CIV-22.2.6.1d",
		annexedCity: "CIV-22.2.6.1d",
		condemned: "CIV-22.2.10.4a",
		advanced: "CIV-20.1a",
		stayed: "CIV-20.1b",
		fellBack: "CIV-20.4",
		won: "CIV-21.1a"
	}),
	crossed: seenByAll("CIV-23.3b", "seat", "shore"),
	struck: seenByAll("CIV-15.5b", "seat", "calamity"),
	offered: seenByOwner("CIV-16.3b", [
		"seat",
		"cards",
		"points",
		"commodity",
		"want",
		"claim"
	], ["hidden"]),
	offeredTo: seenByOwner("CIV-16.3b", [
		"seat",
		"target",
		"cards",
		"points",
		"commodity",
		"want",
		"claim"
	], ["hidden"]),
	passed: seenByAll("CIV-19.3b", "seat", "calamity", "by"),
	gaveBack: seenByOwner("CIV-18.0b", ["seat", "stack"], ["trade"]),
	sheltered: seenByAll("CIV-24.2b", "seat"),
	nominated: seenByAll("CIV-22.2.6.2a", "seat", "target")
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
			if ((n > 0 || s.city[area] === seat) && (!inPlay(s, area) || OPEN_SEA[area])) broken.push(`seat ${seat} has units in ${AREA_IDS[area]}, which is out of play`);
		}
		if (tokens !== s.tokensEach) broken.push(`seat ${seat}: ${tokens} tokens in all, ${s.tokensEach} in use`);
		if (cities !== s.cities[seat]) broken.push(`seat ${seat}: ${cities} cities on the board, ${s.cities[seat]} said`);
		if (!isMoving && afloat(s, seat) > 0) broken.push(`seat ${seat}: tokens aboard after movement`);
		for (let i = 0; i < 4; i++) {
			const shore = s.ship[shipOf(seat, i)];
			if (shore === -1) continue;
			if (!inPlay(s, AREA_OF_SHORE[shore])) broken.push(`seat ${seat}: a ship out of play`);
			if (!isMoving && OPEN_SEA[AREA_OF_SHORE[shore]]) broken.push(`seat ${seat}: a ship left in open sea`);
		}
	}
}
// games/civilization/src/invariants.ts
/** Laws that hold after every action: no piece and no card is ever lost or made (CIV-2.7.1b). */
function invariants(s) {
	const broken = [];
	checkPieces(s, decisions.move, broken);
	if (s.ruleset === 0) {
		tradeCards(s, broken);
		cards(s, broken);
	}
	return broken;
}
function tradeCards(s, broken) {
	const seen = new Array(KINDS).fill(0);
	for (let seat = 0; seat < s.seats; seat++) {
		let n = 0;
		let offered = 0;
		for (let kind = 0; kind < KINDS; kind++) {
			const held = s.hand[handOf(seat, kind)];
			n += held;
			seen[kind] += held;
			offered += s.offer[handOf(seat, kind)];
			if (s.offer[handOf(seat, kind)] > held) broken.push(`seat ${seat} offers ${TRADE_IDS[kind]} they do not hold`);
			if (kind < COMMODITIES && s.payment[paidOf(seat, kind)] > held) broken.push(`seat ${seat} pays ${TRADE_IDS[kind]} they do not hold`);
			if (held > 0 && isRedBacked(kind)) broken.push(`seat ${seat}: a red-backed calamity in hand`);
		}
		if (n !== s.handSize[seat]) broken.push(`hand of seat ${seat}: ${n} cards, ${s.handSize[seat]} said`);
		if (offered !== s.offerCards[seat]) broken.push(`offer of seat ${seat}: ${offered} cards, ${s.offerCards[seat]} said`);
		if (offered > 0) {
			if (offerPoints(s.offer.subarray(handOf(seat, 0), handOf(seat + 1, 0))) !== s.offerPoints[seat]) broken.push(`offer of seat ${seat}: an untrue total`);
			if (s.offer[handOf(seat, s.offerNames[seat])] === 0) broken.push(`offer of seat ${seat}: an untrue commodity`);
		}
	}
	for (let stack = 0; stack < 9; stack++) {
		for (let i = 0; i < s.stackSize[stack]; i++) if (s.stack[stackAt(stack, i)] !== -1) seen[s.stack[stackAt(stack, i)]]++;
		const top = s.stackSize[stack] > 0 ? s.stack[stackAt(stack, s.stackSize[stack] - 1)] : -1;
		if (s.redTop[stack] === 1 !== (top !== -1 && isRedBacked(top))) broken.push(`stack ${stack + 1}: its back is not what is seen`);
	}
	for (let kind = 0; kind < KINDS; kind++) {
		if (kind >= COMMODITIES && s.victim[kind - COMMODITIES] !== -1) seen[kind]++;
		if (seen[kind] !== KIND_COUNT[kind]) broken.push(`${TRADE_IDS[kind]}: ${seen[kind]} cards, not ${KIND_COUNT[kind]}`);
	}
}
function cards(s, broken) {
	for (let seat = 0; seat < s.seats; seat++) {
		let n = 0;
		for (let card = 0; card < CARDS; card++) n += s.card[cardOf(seat, card)];
		if (n > 11) broken.push(`seat ${seat} (${NATION_IDS[s.nation[seat]]}) holds ${n} civilization cards`);
	}
	for (let card = 0; card < CARDS; card++) if (s.copies[card] < 0) broken.push(`${CARD_IDS[card]}: too many sold`);
}
// games/civilization/src/scoring.ts
/** Places and totals at the end of a game, and how far it has come. */
/** The marker furthest right, then the higher total; equal ones share a place, victory too (CIV-21.2, CIV-R-73). */
function placeOf(s, who) {
	let place = 1;
	for (let seat = 0; seat < s.seats; seat++) if (s.position[seat] > s.position[who] || s.position[seat] === s.position[who] && s.total[seat] > s.total[who]) place++;
	return place;
}
/** The end of a game, once no program is left to play. */
function outcome(s) {
	if (s.depth > 0 || s.round === 0) return null;
	const places = Array.from({ length: s.seats }, (_, seat) => placeOf(s, seat));
	const scores = Array.from(s.total);
	const crossed = Array.from(s.position).some((position) => position >= s.line);
	const [rule, ending] = s.ruleset === 1 ? ["CIV-31.3a", "ending.areas"] : !crossed ? ["CIV-R-108", isDeserted(s) ? "ending.deserted" : "ending.rounds"] : s.ruleset === 2 ? ["CIV-32.3.1a", "ending.line"] : s.line === 16 ? ["CIV-21.1a", "ending.finish"] : ["CIV-30.2b", "ending.line"];
	return {
		places,
		scores,
		parts: s.ruleset === 1 ? { areas: scores } : {
			position: Array.from(s.position),
			...s.ruleset === 2 ? { cities: scores } : { total: scores }
		},
		rule,
		ending
	};
}
/** From 0 to 1: the marker furthest right, or the rounds agreed. */
function progress(s) {
	if (s.depth === 0) return 1;
	let far = 0;
	for (let seat = 0; seat < s.seats; seat++) if (s.position[seat] > far) far = s.position[seat];
	return Math.min(.99, Math.max(far / s.line, s.lastRound > 0 ? (s.round - 1) / s.lastRound : 0));
}
// games/civilization/src/effects/civil-disorder.ts
/** Calamity 7, Civil Disorder: all cities but a few are reduced (CIV-22.2.9.1). */
/** Cities above four, five with Law, six with Democracy, which outranks Law (CIV-22.2.9.2, CIV-22.2.9.3, CIV-R-62). */
var cityLimit = (s, who) => hasCard(s, who, 14) ? 6 : hasCard(s, who, 13) ? 5 : 4;
function disorderStrikes(s, world) {
	const who = s.victim[5];
	const excess = s.cities[who] - cityLimit(s, who);
	if (excess <= 0) {
		harmless(s, 5, world);
		return;
	}
	s.toReduce[who] = excess;
	beginReductions(s, bit(who), 0, world);
}
// games/civilization/src/effects/draws.ts
/**
* Phase 9, Acquisition of trade cards: one card from each of the stacks 1 to the number of cities (CIV-15.1,
* CIV-15.3a).
*/
var TURN = 0;
/**
* Each player draws all their cards, then may buy gold; nobody does if nobody has a city (CIV-R-97). A step that comes
* back for every player.
*/
function drawInTurn(s, world) {
	const i = slot(s, TURN);
	if (i >= s.seats || s.cities[s.drawOrder[s.seats - 1]] === 0) {
		setSlot(s, TURN, 0);
		return;
	}
	setSlot(s, TURN, i + 1);
	again(s);
	const seat = s.drawOrder[i];
	drawCards(s, seat, world);
	if (canBuyGold(s, seat)) ask(s, decisions.gold, bit(seat));
}
function drawCards(s, who, world) {
	for (let stack = 0; stack < s.cities[who]; stack++) {
		const kind = drawTop(s, stack, world);
		if (kind === -1) continue;
		if (isRedBacked(kind)) strikeDrawer(s, who, kind, world);
		else {
			toHand(s, who, kind, world);
			if (world.live) world.emit({
				type: "drew",
				seat: who,
				stack: stack + 1,
				trade: TRADE_IDS[kind]
			});
		}
	}
}
/**
* A red-backed calamity is announced, lies face up before its drawer and never enters the hand, so it is never traded
* (CIV-15.5b, CIV-19.2, CIV-22.2.1b, CIV-R-32).
*/
function strikeDrawer(s, who, kind, world) {
	s.victim[kind - COMMODITIES] = who;
	world.reveal(511);
	if (world.live) world.emit({
		type: "struck",
		seat: who,
		calamity: CALAMITY_IDS[kind - COMMODITIES]
	});
}
// games/civilization/src/effects/epidemic.ts
/** Calamity 6, Epidemic: the victim's loss, the orders to others, their losses (CIV-22.2.8.1a, CIV-R-99). */
var EPIDEMIC_LOSS = 16;
var EPIDEMIC_WITH_MEDICINE = 11;
var EPIDEMIC_ORDERS = 25;
var EPIDEMIC_CAP = 10;
function epidemicStrikes(s, world) {
	const who = s.victim[4];
	s.toLose[who] = hasCard(s, who, 7) ? EPIDEMIC_WITH_MEDICINE : EPIDEMIC_LOSS;
	beginLosses(s, bit(who), LOSS.epidemic, 0, world);
}
var epidemicOrders = (s) => beginOrders(s, s.victim[4], LOSS.epidemic, EPIDEMIC_ORDERS, EPIDEMIC_CAP);
var epidemicSpreads = (s, world) => beginLosses(s, others(s, s.victim[4]), LOSS.epidemic, 0, world);
// games/civilization/src/effects/famine.ts
/** Calamity 3, Famine: the victim's loss, the orders to others, their losses (CIV-22.2.5a, CIV-R-99). */
var FAMINE_LOSS = 9;
var FAMINE_ORDERS = 20;
var FAMINE_CAP = 11;
function famineStrikes(s, world) {
	const who = s.victim[1];
	s.toLose[who] = FAMINE_LOSS;
	beginLosses(s, bit(who), LOSS.famine, 0, world);
}
var famineOrders = (s) => beginOrders(s, s.victim[1], LOSS.famine, FAMINE_ORDERS, FAMINE_CAP);
var famineSpreads = (s, world) => beginLosses(s, others(s, s.victim[1]), LOSS.famine, 0, world);
// games/civilization/src/effects/flood.ts
/** Calamity 5, Flood (CIV-22.2.7.1a): the worst plain, the victim's loss, the shares of others, their losses. */
var FLOOD_LOSS = 17;
/** With no exposed unit on any plain there is no effect at all (CIV-R-58). */
function findPlain(s, world) {
	const who = s.victim[3];
	let n = 0;
	for (let plain = 0; plain < PLAINS; plain++) {
		if (!isWorst(s, who, plain)) continue;
		n++;
		s.plain = plain;
	}
	if (n === 0) harmless(s, 3, world);
	if (n > 1) ask(s, decisions.plain, bit(who));
}
/** Seventeen points, seven with Engineering (CIV-22.2.7.4, CIV-22.3.13a). */
function floodStrikes(s, world) {
	if (s.plain === -1) return;
	const who = s.victim[3];
	if (world.live) world.emit({
		type: "flooded",
		seat: who,
		plain: PLAIN_IDS[s.plain]
	});
	s.toLose[who] = hasCard(s, who, 4) ? 7 : FLOOD_LOSS;
	beginLosses(s, bit(who), LOSS.flood, s.plain, world);
}
function floodShares(s, world) {
	if (s.plain !== -1) beginShares(s, s.victim[3], s.plain, world);
}
function floodSpreads(s, world) {
	if (s.plain !== -1) beginLosses(s, others(s, s.victim[3]), LOSS.flood, s.plain, world);
}
// games/civilization/src/effects/revolts.ts
/**
* Revolts: cities whose tax was not paid go to whoever has most tokens in Stock and city pieces to replace them
* (CIV-6.3.2a, CIV-6.3.3a). `unpaid` counts the cities at stake of each defaulter; `mark` is set on a city that has
* been settled in this phase.
*/
var unpaidCities = (s) => {
	let n = 0;
	for (let seat = 0; seat < s.seats; seat++) n += s.unpaid[seat];
	return n;
};
/**
* The ranking is fixed by the tokens in Stock once all taxes are paid: revolts move no tokens, so it stays (CIV-R-9,
* CIV-R-6).
*/
function nextRevolt(s) {
	if (unpaidCities(s) === 0) {
		s.mark.fill(0);
		s.spare.fill(0);
		return;
	}
	again(s);
	let able = 0;
	for (let seat = 0; seat < s.seats; seat++) if (s.spare[seat] > 0) able |= bit(seat);
	if (able !== 0) ask(s, decisions.seize, bit(richest(s, able)));
	else ask(s, decisions.raze, bit(richest(s, everyone(s.seats))));
}
// games/civilization/src/effects/succession.ts
/** Phase 13: markers move on the succession table (CIV-20.1a), and the game may end (CIV-21.1a). */
function moveMarkers(s, world) {
	for (let i = 0; i < s.seats; i++) {
		const seat = s.succession[i];
		const step = stepOf(s, seat);
		if (s.ruleset === 0 && epochAt(s, s.nation[seat], s.position[seat] + 1) === 4) world.reveal(511);
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
		else world.emit({
			type: "stayed",
			seat,
			position: s.position[seat]
		});
	}
}
/**
* The game ends when a marker has crossed the line, after all have moved (CIV-R-105), or with the last round agreed
* (CIV-R-108).
*/
function endRound(s, world) {
	let over = s.lastRound > 0 && s.round >= s.lastRound || isDeserted(s);
	for (let seat = 0; seat < s.seats; seat++) if (s.position[seat] >= s.line) over = true;
	if (!over) return;
	for (let seat = 0; seat < s.seats; seat++) s.total[seat] = s.ruleset === 0 ? totalPoints(s, seat) : s.cities[seat];
	finishGame(s, world);
}
/** Hands are open once the game is over. */
function finishGame(s, world) {
	world.reveal(511);
	if (world.live) {
		for (let seat = 0; seat < s.seats; seat++) if (placeOf(s, seat) === 1) world.emit({
			type: "won",
			seat
		});
	}
	stop(s);
}
// games/civilization/src/effects/take-over.ts
/**
* The end of a Civil War: the nominee replaces the marked units with their own (CIV-22.2.6.1d); what they lack pieces
* for goes down the ranking (CIV-22.2.6.3a).
*/
/** The original player is ranked, and served, with the pieces they had before the war (CIV-R-56). */
var tokensOf = (s, who) => who === s.war[WAR.victim] ? s.war[WAR.stock] : s.stock[who];
var citiesOf = (s, who) => who === s.war[WAR.victim] ? s.war[WAR.spare] : cityPieces(s, who);
/** The nominee first, then by tokens in Stock; who has no piece of the kind is passed over (CIV-R-56). */
function chooseTaker(s, lost) {
	let among = 0;
	for (let seat = 0; seat < s.seats; seat++) {
		if (s.war[WAR.asked] >> seat & 1) continue;
		if (lost.tokens > 0 && tokensOf(s, seat) > 0 || lost.cities > 0 && citiesOf(s, seat) > 0) among |= bit(seat);
	}
	const nominee = s.war[WAR.nominee];
	if (among >> nominee & 1) return nominee;
	return richest(s, among & everyone(s.seats), s.war[WAR.victim], s.war[WAR.stock]);
}
/** Nobody can replace it: it is removed. */
function abandon(s, area, world) {
	const victim = s.war[WAR.victim];
	const tokens = s.mark[area];
	s.mark[area] = 0;
	if (s.city[area] === victim) {
		removeCity(s, area);
		if (world.live) world.emit({
			type: "lostCity",
			seat: victim,
			area: AREA_IDS[area]
		});
	} else {
		remove(s, area, victim, tokens);
		if (world.live) world.emit({
			type: "lost",
			seat: victim,
			area: AREA_IDS[area],
			tokens
		});
	}
}
var nextTaker = makeNextTaker({
	decision: decisions.annex,
	next: chooseTaker,
	tokensOf,
	citiesOf,
	abandon(s, world) {
		for (let area = 0; area < AREAS; area++) if (s.mark[area] > 0) abandon(s, area, world);
	}
});
// games/civilization/src/sequence.ts
/** The outline of play, in the order of the rulebook; a phase that applies to nobody asks nothing (CIV-5.5). */
var byTurnCard = (s, i) => i < s.seats ? s.turnCard[i] : -1;
var byCensus = (s, i) => i < s.seats ? s.moveOrder[i] : -1;
var phase = (n) => (s) => {
	s.phase = n;
};
function beginRound(s, world) {
	s.round++;
	if (world.live) world.emit({
		type: "roundBegan",
		round: s.round
	});
}
/** Phase 12 is played only if a calamity lies before somebody (CIV-R-98). */
var calamities = (s) => {
	if (anyCalamity(s)) call(s, programs.calamities);
};
var conflicts = (s) => call(s, programs.conflict);
var revolts = (s) => call(s, programs.revolts);
var draws = (s) => call(s, programs.draws);
var purchases = (s) => call(s, programs.purchases);
/**
* One marker keeps time for everybody, who have none of their own (CIV-31.2.3a, CIV-31.2.3b, CIV-31.2.3c); at its last
* square the most areas win (CIV-31.3a, CIV-R-77).
*/
function keepTime(s, world) {
	for (let seat = 0; seat < s.seats; seat++) s.position[seat]++;
	if (s.position[0] < s.line) return;
	for (let seat = 0; seat < s.seats; seat++) {
		s.total[seat] = 0;
		for (let area = 0; area < AREAS; area++) if (s.tokens[tokensAt(area, seat)] > 0) s.total[seat]++;
	}
	finishGame(s, world);
}
var firstRound = (s) => {
	call(s, s.ruleset === 1 ? programs.nomadRound : s.ruleset === 2 ? programs.farmerRound : programs.round);
};
var grow = [
	phase(2),
	expand,
	clearMarks
];
var movement = [phase(5), each(byCensus, decisions.move)];
var surplus = [phase(8), removeSurplus];
var outline = inOrder(programs, {
	settling: program("settling", "CIV-4.4a", [
		each(byTurnCard, decisions.settle),
		orderSuccession,
		firstRound
	]),
	round: program("round", "CIV-5.4a", [
		beginRound,
		phase(1),
		declareRates,
		collectTaxes,
		revolts,
		...grow,
		phase(3),
		takeCensus,
		phase(4),
		beginShips,
		...movement,
		conflicts,
		phase(7),
		beginBuilding,
		...surplus,
		checkSupport,
		phase(9),
		draws,
		phase(10),
		openTrade,
		closeTrade,
		phase(11),
		purchases,
		phase(12),
		calamities,
		phase(13),
		moveMarkers,
		endRound,
		ageCities,
		restart
	]),
	nomadRound: program("nomadRound", "CIV-31.4a", [
		beginRound,
		...grow,
		phase(4),
		beginShips,
		moveInSuccession,
		...movement,
		...surplus,
		phase(13),
		keepTime,
		restart
	]),
	farmerRound: program("farmerRound", "CIV-32.4a", [
		beginRound,
		...grow,
		phase(3),
		takeCensus,
		phase(4),
		beginShips,
		...movement,
		conflicts,
		phase(7),
		beginBuilding,
		...surplus,
		checkSupport,
		phase(13),
		moveMarkers,
		endRound,
		ageCities,
		restart
	]),
	revolts: program("revolts", "CIV-6.3.1", [nextRevolt]),
	conflict: program("conflict", "CIV-11.1a", [
		phase(6),
		openConflicts,
		nextAttack,
		clearMarks
	]),
	calamities: program("calamities", "CIV-19.6a", [
		spareExcess,
		nextCalamity,
		checkSupport
	]),
	volcano: program("volcano", "CIV-22.2.4.1", [volcanoOrQuake, resolved(0)]),
	famine: program("famine", "CIV-22.2.5a", [
		famineStrikes,
		famineOrders,
		famineSpreads,
		resolved(1)
	]),
	civilWar: program("civilWar", "CIV-22.2.6.1a", [
		warBreaksOut,
		victimPicks,
		nomineePicks,
		askFaction,
		beginTakeOver,
		resolved(2)
	]),
	flood: program("flood", "CIV-22.2.7.1a", [
		findPlain,
		floodStrikes,
		floodShares,
		floodSpreads,
		resolved(3)
	]),
	epidemic: program("epidemic", "CIV-22.2.8.1a", [
		epidemicStrikes,
		epidemicOrders,
		epidemicSpreads,
		resolved(4)
	]),
	civilDisorder: program("civilDisorder", "CIV-22.2.9.1", [disorderStrikes, resolved(5)]),
	iconoclasm: program("iconoclasm", "CIV-22.2.10.1", [
		iconoclasmStrikes,
		askCondemn,
		iconoclasmSpreads,
		resolved(6)
	]),
	piracy: program("piracy", "CIV-22.2.11.1a", [askRaid, resolved(7)]),
	takeOver: program("takeOver", "CIV-22.2.6.3a", [nextTaker]),
	draws: program("draws", "CIV-15.1", [orderDraws, drawInTurn]),
	purchases: program("purchases", "CIV-17.1", [buyInTurn])
});
// games/civilization/src/setup.ts
/** Set-up: what the table has agreed, as fields the rules read; stacks, cards on display, turn cards. */
/** The finish, or one of the lines before it (CIV-30.1, CIV-GAP-6). */
var LINES = {
	full: 16,
	long: 13,
	short: 10
};
function setup(s, table, world) {
	agree(s, table);
	for (let seat = 0; seat < s.seats; seat++) s.stock[seat] = s.tokensEach;
	dealTurnCards(s, world);
	if (s.ruleset === 0) {
		dealStacks(s, world);
		CARD_IDS.forEach((id, card) => {
			s.copies[card] = CARD_SPECS[id].copies;
		});
		s.copies[8] = s.line === 16 ? MYSTICISM_BY_PLAYERS[s.seats] : 0;
	}
	call(s, programs.settling);
}
/**
* What the table has agreed, as fields the rules read: boards, tokens (CIV-4.5b, CIV-25.0a; the first one on the board
* included, CIV-R-3), lines, the optional rules as separate switches (CIV-24.1, CIV-R-84).
*/
function agree(s, setup) {
	const { options, seats, variant } = setup;
	s.ruleset = variant === "nomads" ? 1 : variant === "farmers" ? 2 : 0;
	s.board = s.ruleset === 0 ? boardFor(seats) : WHOLE_MAP;
	s.tokensEach = s.ruleset === 0 ? TOKENS_BY_PLAYERS[seats] : 55;
	s.line = s.ruleset === 0 ? LINES[options.finish] : s.ruleset === 1 ? 16 : 10 - options.shorten;
	s.strict = options.strict === true ? 1 : 0;
	s.mercy = options.mercy === true ? 1 : 0;
	s.lateAfrica = options.lateAfrica === true && seats >= 6 ? 1 : 0;
	s.lastRound = options.rounds === "none" ? 0 : Number(options.rounds);
	s.offersEach = options.offers;
}
/** Turn cards 1 to N, shuffled, one to each: they serve only the order of set-up (CIV-4.3a, CIV-4.3b). */
function dealTurnCards(s, world) {
	for (let seat = 0; seat < s.seats; seat++) s.turnCard[seat] = seat;
	world.shuffle(s.turnCard, s.seats);
}
var civilization = {
	id: "civilization",
	version: 1,
	variants: [
		{
			id: "full",
			seats: [2, 7],
			options: { finish: "full" }
		},
		{
			id: "long",
			seats: [2, 7],
			options: { finish: "long" }
		},
		{
			id: "short",
			seats: [2, 7],
			options: { finish: "short" }
		},
		{
			id: "nomads",
			seats: [2, 4],
			options: {}
		},
		{
			id: "farmers",
			seats: [2, 7],
			options: {}
		}
	],
	options: [
		{
			name: "finish",
			rule: "CIV-30.2a",
			values: [
				"full",
				"long",
				"short"
			],
			init: "full"
		},
		{
			name: "strict",
			rule: "CIV-5.3b",
			values: "flag",
			init: false
		},
		{
			name: "mercy",
			rule: "CIV-24.2a",
			values: "flag",
			init: true
		},
		{
			name: "lateAfrica",
			rule: "CIV-24.3",
			values: "flag",
			init: true
		},
		{
			name: "rounds",
			rule: "CIV-R-108",
			values: [
				"none",
				"16",
				"18",
				"20",
				"24",
				"30",
				"40"
			],
			init: "none"
		},
		{
			name: "shorten",
			rule: "CIV-R-79",
			values: {
				min: 0,
				max: 2
			},
			init: 0
		},
		{
			name: "offers",
			rule: "CIV-R-107",
			values: {
				min: 1,
				max: 50
			},
			init: 12
		}
	],
	amongBots: { rounds: "40" },
	verbs,
	layout: layoutOf,
	setup,
	programs: outline,
	decisions: inOrder(decisions, {
		settle,
		tax,
		seize,
		raze,
		grow: grow$1,
		ships,
		move,
		fight,
		build,
		support,
		gold,
		trade,
		acquire,
		erupt,
		quake,
		shake,
		lose,
		order,
		plain,
		share,
		nominate,
		pick,
		faction,
		annex,
		reduce,
		condemn,
		raid
	}),
	events,
	outcome,
	progress,
	round: (s) => s.round,
	determinize,
	invariants,
	policies: { greedy }
};
export { civilization as game };
