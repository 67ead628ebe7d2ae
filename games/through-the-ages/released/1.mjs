// Written by `npm run release-rules`, never edited: the rules of through-the-ages, version 1.
// kernel/src/chance.ts
/** Fisher-Yates with the last card first; one draw a card, so a record can be checked by hand. */
function shuffleWith(rng, cards, n) {
	for (let i = n - 1; i > 0; i--) {
		const j = rng.below(i + 1);
		const card = cards[i];
		cards[i] = cards[j];
		cards[j] = card;
	}
}
/** Fast and good enough for search, bots and tests (sfc32); never for a match that people play. */
var FastRng = class {
	#a;
	#b;
	#c = 0;
	#d = 1;
	constructor(seed) {
		this.#a = seed | 0;
		this.#b = Math.imul(seed, 2654435769) ^ 1540483477;
		for (let i = 0; i < 12; i++) this.next();
	}
	next() {
		const t = this.#a + this.#b + this.#d | 0;
		this.#d = this.#d + 1 | 0;
		this.#a = this.#b ^ this.#b >>> 9;
		this.#b = this.#c + (this.#c << 3) | 0;
		this.#c = (this.#c << 21 | this.#c >>> 11) + t;
		return t >>> 0;
	}
	below(n) {
		return Math.floor(this.next() / 2 ** 32 * n);
	}
};
/** The world while searching: nobody watches, chance is fast. */
var SearchWorld = class {
	live = false;
	rng;
	constructor(rng) {
		this.rng = rng;
	}
	emit() {}
	reveal() {}
	roll(sides) {
		return this.rng.below(sides);
	}
	shuffle(cards, n) {
		shuffleWith(this.rng, cards, n);
	}
};
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
var table$2 = (dims, o = {}) => ({
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
	frames: table$2([12, 12], {
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
var WALK$1 = 3;
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
function push(s, kind, owed, a, b, c, d) {
	if (s.depth >= 12) throw new Error("frames nest too deep");
	const t = s.depth * 12;
	const f = s.frames;
	s.depth++;
	f[t + KIND$1] = kind;
	f[t + PC] = 0;
	f[t + OWED] = owed;
	f[t + WALK$1] = 0;
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
var ask = (s, decision, seats, a = 0, b = 0, c = 0, d = 0) => push(s, decision, seats, a, b, c, d);
/** Run a program before going on. A window (`onCityLost`) is a program whose steps are its handlers. */
var call = (s, program, a = 0, b = 0, c = 0, d = 0) => push(s, -1 - program, 0, a, b, c, d);
var slot = (s, i) => s.frames[top(s) + SLOT + i];
var setSlot = (s, i, v) => {
	s.frames[top(s) + SLOT + i] = v;
};
/** Who still owes an answer to the decision on top. */
var owed = (s) => s.depth > 0 && s.frames[top(s) + KIND$1] >= 0 ? s.frames[top(s) + OWED] : 0;
/** The decision on top (`asking(s) === D.bid`), or -1. */
var asking = (s) => s.depth > 0 ? Math.max(-1, s.frames[top(s) + KIND$1]) : -1;
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
/** Inside a step: leave out the rest of this program. */
var leave = (s) => {
	s.frames[top(s) + PC] = 32767;
};
/** The game is over: nothing is asked any more. */
var stop = (s) => {
	while (s.depth > 0) pop(s);
};
/** Run programs until some seat owes an answer, or the game is over. */
function settle(game, s, world) {
	for (let guard = 0; guard < 1e5; guard++) {
		if (s.depth === 0) return;
		const t = top(s);
		const kind = s.frames[t + KIND$1];
		const pc = s.frames[t + PC];
		if (kind >= 0) {
			if (s.frames[t + OWED] !== 0) return;
			const decision = game.decisions[kind];
			if (decision.resolve && pc === 0) {
				s.frames[t + PC] = 1;
				decision.resolve(s, world);
			} else pop(s);
		} else {
			const { steps } = game.programs[-1 - kind];
			if (pc >= steps.length) pop(s);
			else {
				s.frames[t + PC] = pc + 1;
				steps[pc](s, world);
			}
		}
	}
	throw new Error("the outline of play runs in a circle");
}
/** Apply a listed action and run on to the next question. It must be legal: nothing is checked here. */
function act(game, s, seat, code, world) {
	game.decisions[s.frames[top(s) + KIND$1]].apply(s, seat, code, world);
	settle(game, s, world);
}
// kernel/src/choose.ts
/** A decision of one seat, asked with the message `prompt.<name>`. */
function chooseOne(choice) {
	const { name, rule, verb, count, orElse, args } = choice;
	const key = `prompt.${name}`;
	return {
		name,
		rule,
		mode: "one",
		legal(s, seat, out) {
			for (let thing = 0; thing < count; thing++) if (choice.may(s, seat, thing)) out.put(verb.code(thing));
			if (orElse !== void 0) out.put(orElse);
		},
		apply(s, seat, code, world) {
			done(s);
			if (verb.is(code)) choice.choose(s, seat, verb.first(code), world);
		},
		why: (s, seat, code) => verb.is(code) ? choice.why?.(s, seat, verb.first(code)) ?? null : null,
		fallback(s, seat) {
			if (orElse !== void 0) return orElse;
			let thing = 0;
			while (thing < count && !choice.may(s, seat, thing)) thing++;
			return verb.code(thing);
		},
		prompt: args ? (s, seat) => ({
			key,
			rule,
			args: args(s, seat)
		}) : () => ({
			key,
			rule
		})
	};
}
// kernel/src/game.ts
var program = (name, rule, steps) => ({
	name,
	rule,
	steps
});
new Codes();
new Codes();
// kernel/src/verbs.ts
var bitsFor = (n) => n <= 1 ? 0 : 32 - Math.clz32(n - 1);
function verbs(specs) {
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
// games/through-the-ages/data/check.ts
var AGES$1 = 4;
var isCount = (value) => Number.isInteger(value) && Number(value) >= 0;
function checkRows(list, cards, faultOf) {
	cards.forEach(({ id, age, copies }, index) => {
		const fault = (/^[a-z]+(-[a-z]+)*$/.test(id) ? null : "its id is not of small letters and hyphens") ?? (cards.findIndex((card) => card.id === id) === index ? null : "its id is there twice") ?? (isCount(age) && age < AGES$1 ? null : `age ${age} is none of 0 to 3`) ?? (index === 0 || cards[index - 1].age <= age ? null : "cards of a later age stand before it") ?? (copies?.length === 3 && copies.every(isCount) ? null : "copies are not three counts, for 2, 3 and 4 players") ?? faultOf(index);
		if (fault) throw new Error(`${list} card ${id}: ${fault}`);
	});
}
var WORKERS = "farm mine lab temple library theater arena infantry cavalry artillery airForce".split(" ");
var SPECIALS = [
	"law",
	"exploration",
	"warfare",
	"construction"
];
var needs = (has, what) => has === void 0 ? `it has no ${what}` : null;
function faultOfCivil(card) {
	const { kind, science, cost, limit, stages, play } = card;
	if (WORKERS.includes(kind)) return needs(science, "science cost") ?? needs(cost, "cost") ?? needs(card.each ?? card.value, "yield (each, value)");
	if (SPECIALS.includes(kind)) return needs(science, "science cost");
	if (kind === "government") return needs(science, "science cost") ?? needs(card.revolution, "price of a revolution") ?? needs(limit, "limit");
	if (kind === "wonder") return stages && stages.length > 0 && stages.length <= 5 ? null : "it has not one to five stages";
	if (kind === "action") return needs(play, "play");
	return science === void 0 && cost === void 0 && stages === void 0 ? null : "a leader costs nothing";
}
/** Words of powers are 0, 1, 2 and so on, each one's own. */
function faultOfPower(cards, index) {
	const word = cards[index].power?.word;
	if (word === void 0) return null;
	const words = cards.flatMap((card) => card.power ? [card.power.word] : []);
	if (words.filter((other) => other === word).length > 1) return `the power of another card has the word ${word} too`;
	return isCount(word) && word < words.length ? null : `the word of its power is ${word}; the next one free comes first`;
}
function checkCivil(cards) {
	checkRows("civil", cards, (index) => faultOfCivil(cards[index]) ?? faultOfPower(cards, index));
	return cards;
}
function faultOfMilitary(card) {
	switch (card.kind) {
		case "event": return needs(card.effects, "effects");
		case "aggression":
		case "war": return needs(card.cost, "cost");
		case "pact": return needs(card.attack, "attack") ?? needs(card.sided, "sided");
		case "tactic": return card.army?.length === 3 && card.strength?.length === 2 ? null : "army and strength are not 3 and 2 numbers";
		case "bonus": return needs(card.defence, "defence") ?? needs(card.colonization, "colonization");
		default: return null;
	}
}
function checkMilitary(cards) {
	checkRows("military", cards, (index) => faultOfMilitary(cards[index]));
	return cards;
}
// games/through-the-ages/data/civil.ts
var STARTING = [
	{
		id: "agriculture",
		age: 0,
		kind: "farm",
		cost: 2,
		value: 1,
		workers: 2
	},
	{
		id: "bronze",
		age: 0,
		kind: "mine",
		cost: 2,
		value: 1,
		workers: 2
	},
	{
		id: "philosophy",
		age: 0,
		kind: "lab",
		cost: 3,
		each: { science: 1 },
		workers: 1
	},
	{
		id: "religion",
		age: 0,
		kind: "temple",
		cost: 3,
		each: {
			culture: 1,
			happiness: 1
		},
		workers: 0
	},
	{
		id: "warriors",
		age: 0,
		kind: "infantry",
		cost: 2,
		each: { strength: 1 },
		workers: 1
	},
	{
		id: "despotism",
		age: 0,
		kind: "government",
		limit: 2,
		gives: {
			civil: 4,
			military: 2
		}
	}
];
/** In the order of the ages: the number of a card is its place here. */
var CIVIL$2 = [
	{
		id: "alexander-the-great",
		age: 0,
		kind: "leader",
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "aristotle",
		age: 0,
		kind: "leader",
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "hammurabi",
		age: 0,
		kind: "leader",
		power: {
			word: 0,
			once: "turn"
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "homer",
		age: 0,
		kind: "leader",
		gives: { happiness: 1 },
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "julius-caesar",
		age: 0,
		kind: "leader",
		gives: {
			strength: 1,
			military: 1
		},
		power: {
			word: 5,
			once: "game"
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "moses",
		age: 0,
		kind: "leader",
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "hanging-gardens",
		age: 0,
		kind: "wonder",
		gives: {
			culture: 1,
			happiness: 2
		},
		stages: [
			2,
			2,
			2
		],
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "library-of-alexandria",
		age: 0,
		kind: "wonder",
		gives: {
			culture: 1,
			science: 1,
			civilHand: 1,
			militaryHand: 1
		},
		stages: [
			1,
			4,
			1
		],
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "colossus",
		age: 0,
		kind: "wonder",
		gives: {
			strength: 2,
			colonization: 1
		},
		stages: [3, 3],
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "pyramids",
		age: 0,
		kind: "wonder",
		gives: { civil: 1 },
		stages: [
			3,
			2,
			1
		],
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "rich-land-a",
		age: 0,
		kind: "action",
		play: {
			order: "build-or-upgrade",
			on: "land",
			discount: 1
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "urban-growth-a",
		age: 0,
		kind: "action",
		play: {
			order: "build-or-upgrade",
			on: "urban",
			discount: 1
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "engineering-genius-a",
		age: 0,
		kind: "action",
		play: {
			order: "stage",
			discount: 2
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "frugality-a",
		age: 0,
		kind: "action",
		play: {
			order: "population",
			after: 1
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "patriotism-a",
		age: 0,
		kind: "action",
		play: {
			arms: 1,
			military: 1
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "cultural-heritage-a",
		age: 0,
		kind: "action",
		play: { gain: {
			science: 1,
			culture: 4
		} },
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "stockpile-a",
		age: 0,
		kind: "action",
		play: { gain: {
			resources: 1,
			food: 1
		} },
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "christopher-columbus",
		age: 1,
		kind: "leader",
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "frederick-barbarossa",
		age: 1,
		kind: "leader",
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "genghis-khan",
		age: 1,
		kind: "leader",
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "joan-of-arc",
		age: 1,
		kind: "leader",
		gives: {
			culture: 1,
			military: 1
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "leonardo-da-vinci",
		age: 1,
		kind: "leader",
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "michelangelo",
		age: 1,
		kind: "leader",
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "great-wall",
		age: 1,
		kind: "wonder",
		gives: {
			culture: 1,
			happiness: 1
		},
		stages: [
			2,
			2,
			3,
			2
		],
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "st-peters-basilica",
		age: 1,
		kind: "wonder",
		gives: {
			culture: 2,
			happiness: 1
		},
		stages: [4, 4],
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "universitas-carolina",
		age: 1,
		kind: "wonder",
		gives: {
			culture: 1,
			science: 2
		},
		stages: [
			3,
			3,
			3
		],
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "taj-mahal",
		age: 1,
		kind: "wonder",
		gives: {
			culture: 3,
			blue: 1
		},
		stages: [
			2,
			4,
			2
		],
		power: {
			word: 1,
			once: "turn"
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "irrigation",
		age: 1,
		kind: "farm",
		science: 3,
		cost: 4,
		value: 2,
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "iron",
		age: 1,
		kind: "mine",
		science: 5,
		cost: 5,
		value: 2,
		copies: [
			2,
			2,
			3
		]
	},
	{
		id: "alchemy",
		age: 1,
		kind: "lab",
		science: 4,
		cost: 6,
		each: { science: 2 },
		copies: [
			2,
			2,
			3
		]
	},
	{
		id: "theology",
		age: 1,
		kind: "temple",
		science: 2,
		cost: 5,
		each: {
			culture: 1,
			happiness: 2
		},
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "printing-press",
		age: 1,
		kind: "library",
		science: 3,
		cost: 3,
		each: {
			culture: 1,
			science: 1
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "drama",
		age: 1,
		kind: "theater",
		science: 3,
		cost: 4,
		each: {
			culture: 2,
			happiness: 1
		},
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "bread-and-circuses",
		age: 1,
		kind: "arena",
		science: 3,
		cost: 3,
		each: {
			strength: 1,
			happiness: 2
		},
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "swordsmen",
		age: 1,
		kind: "infantry",
		science: 4,
		cost: 3,
		each: { strength: 2 },
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "knights",
		age: 1,
		kind: "cavalry",
		science: 5,
		cost: 3,
		each: { strength: 2 },
		copies: [
			2,
			2,
			3
		]
	},
	{
		id: "monarchy",
		age: 1,
		kind: "government",
		science: 8,
		revolution: 2,
		limit: 3,
		gives: {
			civil: 5,
			military: 3
		},
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "theocracy",
		age: 1,
		kind: "government",
		science: 6,
		revolution: 1,
		limit: 3,
		gives: {
			civil: 4,
			military: 3,
			culture: 1,
			strength: 1,
			happiness: 1
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "code-of-laws",
		age: 1,
		kind: "law",
		science: 6,
		gives: { civil: 1 },
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "warfare",
		age: 1,
		kind: "warfare",
		science: 5,
		gives: {
			strength: 1,
			military: 1
		},
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "cartography",
		age: 1,
		kind: "exploration",
		science: 4,
		gives: {
			strength: 1,
			colonization: 2
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "masonry",
		age: 1,
		kind: "construction",
		science: 3,
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "rich-land-i",
		age: 1,
		kind: "action",
		play: {
			order: "build-or-upgrade",
			on: "land",
			discount: 2
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "urban-growth-i",
		age: 1,
		kind: "action",
		play: {
			order: "build-or-upgrade",
			on: "urban",
			discount: 2
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "engineering-genius-i",
		age: 1,
		kind: "action",
		play: {
			order: "stage",
			discount: 3
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "frugality-i",
		age: 1,
		kind: "action",
		play: {
			order: "population",
			after: 2
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "breakthrough-i",
		age: 1,
		kind: "action",
		play: {
			order: "develop",
			after: 2
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "patriotism-i",
		age: 1,
		kind: "action",
		play: {
			arms: 2,
			military: 1
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "reserves-i",
		age: 1,
		kind: "action",
		play: { either: 2 },
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "cultural-heritage-i",
		age: 1,
		kind: "action",
		play: { gain: {
			science: 2,
			culture: 2
		} },
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "william-shakespeare",
		age: 2,
		kind: "leader",
		gives: { happiness: 1 },
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "isaac-newton",
		age: 2,
		kind: "leader",
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "james-cook",
		age: 2,
		kind: "leader",
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "j-s-bach",
		age: 2,
		kind: "leader",
		power: {
			word: 4,
			once: "turn"
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "maximilien-robespierre",
		age: 2,
		kind: "leader",
		gives: { military: 1 },
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "napoleon-bonaparte",
		age: 2,
		kind: "leader",
		gives: { military: 2 },
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "transcontinental-railroad",
		age: 2,
		kind: "wonder",
		gives: { strength: 4 },
		stages: [
			3,
			3,
			3,
			3
		],
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "eiffel-tower",
		age: 2,
		kind: "wonder",
		gives: {
			culture: 4,
			happiness: 1
		},
		stages: [
			3,
			7,
			3
		],
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "kremlin",
		age: 2,
		kind: "wonder",
		gives: {
			culture: 2,
			civil: 1,
			military: 1,
			happiness: -1
		},
		stages: [
			4,
			4,
			4
		],
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "ocean-liner-service",
		age: 2,
		kind: "wonder",
		stages: [
			4,
			2,
			2,
			4
		],
		power: {
			word: 3,
			once: "turn"
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "selective-breeding",
		age: 2,
		kind: "farm",
		science: 5,
		cost: 6,
		value: 3,
		copies: [
			1,
			2,
			3
		]
	},
	{
		id: "coal",
		age: 2,
		kind: "mine",
		science: 7,
		cost: 8,
		value: 3,
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "scientific-method",
		age: 2,
		kind: "lab",
		science: 6,
		cost: 8,
		each: { science: 3 },
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "organized-religion",
		age: 2,
		kind: "temple",
		science: 4,
		cost: 7,
		each: {
			culture: 1,
			happiness: 3
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "journalism",
		age: 2,
		kind: "library",
		science: 6,
		cost: 8,
		each: {
			culture: 2,
			science: 2
		},
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "opera",
		age: 2,
		kind: "theater",
		science: 7,
		cost: 8,
		each: {
			culture: 3,
			happiness: 1
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "team-sports",
		age: 2,
		kind: "arena",
		science: 5,
		cost: 5,
		each: {
			strength: 2,
			happiness: 3
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "riflemen",
		age: 2,
		kind: "infantry",
		science: 6,
		cost: 5,
		each: { strength: 3 },
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "cavalrymen",
		age: 2,
		kind: "cavalry",
		science: 6,
		cost: 5,
		each: { strength: 3 },
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "cannon",
		age: 2,
		kind: "artillery",
		science: 6,
		cost: 5,
		each: { strength: 3 },
		copies: [
			2,
			2,
			3
		]
	},
	{
		id: "constitutional-monarchy",
		age: 2,
		kind: "government",
		science: 12,
		revolution: 6,
		limit: 3,
		gives: {
			civil: 6,
			military: 4
		},
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "republic",
		age: 2,
		kind: "government",
		science: 13,
		revolution: 3,
		limit: 3,
		gives: {
			civil: 7,
			military: 2
		},
		copies: [
			1,
			1,
			2
		]
	},
	{
		id: "justice-system",
		age: 2,
		kind: "law",
		science: 7,
		gives: {
			civil: 1,
			blue: 3
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "strategy",
		age: 2,
		kind: "warfare",
		science: 8,
		gives: {
			strength: 3,
			military: 2
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "navigation",
		age: 2,
		kind: "exploration",
		science: 6,
		gives: {
			strength: 2,
			colonization: 3
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "architecture",
		age: 2,
		kind: "construction",
		science: 6,
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "rich-land-ii",
		age: 2,
		kind: "action",
		play: {
			order: "build-or-upgrade",
			on: "land",
			discount: 3
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "urban-growth-ii",
		age: 2,
		kind: "action",
		play: {
			order: "build-or-upgrade",
			on: "urban",
			discount: 3
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "efficient-upgrade-ii",
		age: 2,
		kind: "action",
		play: {
			order: "upgrade",
			on: "both",
			discount: 3
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "engineering-genius-ii",
		age: 2,
		kind: "action",
		play: {
			order: "stage",
			discount: 4
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "frugality-ii",
		age: 2,
		kind: "action",
		play: {
			order: "population",
			after: 3
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "breakthrough-ii",
		age: 2,
		kind: "action",
		play: {
			order: "develop",
			after: 3
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "patriotism-ii",
		age: 2,
		kind: "action",
		play: {
			arms: 3,
			military: 1
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "reserves-ii",
		age: 2,
		kind: "action",
		play: { either: 3 },
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "revolutionary-idea-ii",
		age: 2,
		kind: "action",
		play: { gain: { science: 4 } },
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "wave-of-nationalism-ii",
		age: 2,
		kind: "action",
		play: { armsPerRival: [
			6,
			3,
			2
		] },
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "albert-einstein",
		age: 3,
		kind: "leader",
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "bill-gates",
		age: 3,
		kind: "leader",
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "charlie-chaplin",
		age: 3,
		kind: "leader",
		gives: { happiness: 2 },
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "mahatma-gandhi",
		age: 3,
		kind: "leader",
		gives: { culture: 2 },
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "sid-meier",
		age: 3,
		kind: "leader",
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "winston-churchill",
		age: 3,
		kind: "leader",
		power: {
			word: 2,
			once: "turn"
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "first-space-flight",
		age: 3,
		kind: "wonder",
		stages: [
			1,
			2,
			4,
			9
		],
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "fast-food-chains",
		age: 3,
		kind: "wonder",
		stages: [
			4,
			4,
			4,
			4
		],
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "internet",
		age: 3,
		kind: "wonder",
		stages: [
			2,
			3,
			4,
			3,
			2
		],
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "hollywood",
		age: 3,
		kind: "wonder",
		stages: [
			5,
			6,
			5
		],
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "mechanized-agriculture",
		age: 3,
		kind: "farm",
		science: 7,
		cost: 8,
		value: 5,
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "oil",
		age: 3,
		kind: "mine",
		science: 9,
		cost: 11,
		value: 5,
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "computers",
		age: 3,
		kind: "lab",
		science: 8,
		cost: 11,
		each: { science: 5 },
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "multimedia",
		age: 3,
		kind: "library",
		science: 9,
		cost: 11,
		each: {
			culture: 3,
			science: 3
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "movies",
		age: 3,
		kind: "theater",
		science: 10,
		cost: 11,
		each: {
			culture: 4,
			happiness: 1
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "professional-sports",
		age: 3,
		kind: "arena",
		science: 7,
		cost: 8,
		each: {
			strength: 3,
			happiness: 4
		},
		copies: [
			1,
			1,
			2
		]
	},
	{
		id: "modern-infantry",
		age: 3,
		kind: "infantry",
		science: 10,
		cost: 7,
		each: { strength: 5 },
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "tanks",
		age: 3,
		kind: "cavalry",
		science: 9,
		cost: 7,
		each: { strength: 5 },
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "rockets",
		age: 3,
		kind: "artillery",
		science: 8,
		cost: 7,
		each: { strength: 5 },
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "air-forces",
		age: 3,
		kind: "airForce",
		science: 12,
		cost: 7,
		each: { strength: 5 },
		copies: [
			2,
			2,
			3
		]
	},
	{
		id: "communism",
		age: 3,
		kind: "government",
		science: 19,
		revolution: 5,
		limit: 4,
		gives: {
			civil: 7,
			military: 5,
			happiness: -1
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "fundamentalism",
		age: 3,
		kind: "government",
		science: 18,
		revolution: 7,
		limit: 4,
		gives: {
			civil: 6,
			military: 5,
			strength: 5,
			science: -2
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "democracy",
		age: 3,
		kind: "government",
		science: 17,
		revolution: 9,
		limit: 4,
		gives: {
			civil: 7,
			military: 3,
			culture: 3
		},
		copies: [
			1,
			2,
			2
		]
	},
	{
		id: "civil-service",
		age: 3,
		kind: "law",
		science: 10,
		gives: {
			civil: 2,
			blue: 3
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "military-theory",
		age: 3,
		kind: "warfare",
		science: 11,
		gives: {
			strength: 5,
			military: 3
		},
		copies: [
			1,
			1,
			2
		]
	},
	{
		id: "satellites",
		age: 3,
		kind: "exploration",
		science: 8,
		gives: {
			strength: 3,
			colonization: 4
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "engineering",
		age: 3,
		kind: "construction",
		science: 9,
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "urban-growth-iii",
		age: 3,
		kind: "action",
		play: {
			order: "build-or-upgrade",
			on: "urban",
			discount: 4
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "efficient-upgrade-iii",
		age: 3,
		kind: "action",
		play: {
			order: "upgrade",
			on: "both",
			discount: 4
		},
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "engineering-genius-iii",
		age: 3,
		kind: "action",
		play: {
			order: "stage",
			discount: 5
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "patriotism-iii",
		age: 3,
		kind: "action",
		play: {
			arms: 4,
			military: 1
		},
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "reserves-iii",
		age: 3,
		kind: "action",
		play: { either: 4 },
		copies: [
			3,
			3,
			3
		]
	},
	{
		id: "revolutionary-idea-iii",
		age: 3,
		kind: "action",
		play: { gain: { science: 6 } },
		copies: [
			2,
			2,
			2
		]
	},
	{
		id: "military-build-up-iii",
		age: 3,
		kind: "action",
		play: { armsPerRival: [
			8,
			5,
			3
		] },
		copies: [
			1,
			1,
			1
		]
	},
	{
		id: "endowment-for-the-arts-iii",
		age: 3,
		kind: "action",
		play: { culturePerRival: [
			6,
			3,
			2
		] },
		copies: [
			1,
			1,
			1
		]
	}
];
// games/through-the-ages/data/military.ts
/** In the order of the ages: the number of a card is its place here. */
var MILITARY$1 = [
	{
		id: "development-of-agriculture",
		age: 0,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "gain",
			food: 2
		}]
	},
	{
		id: "development-of-civilization",
		age: 0,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "civilize",
			amount: 1
		}]
	},
	{
		id: "development-of-crafts",
		age: 0,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "gain",
			resources: 2
		}]
	},
	{
		id: "development-of-markets",
		age: 0,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "gain-either",
			amount: 2
		}]
	},
	{
		id: "development-of-politics",
		age: 0,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "draw",
			amount: 3
		}]
	},
	{
		id: "development-of-religion",
		age: 0,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "each-with-unused-worker",
			do: "place-free",
			card: "religion"
		}]
	},
	{
		id: "development-of-science",
		age: 0,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "gain",
			science: 2
		}]
	},
	{
		id: "development-of-settlement",
		age: 0,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "gain",
			population: 1
		}]
	},
	{
		id: "development-of-trade-routes",
		age: 0,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "gain",
			science: 1,
			food: 1,
			resources: 1
		}]
	},
	{
		id: "development-of-warfare",
		age: 0,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "each-with-unused-worker",
			do: "place-free",
			card: "warriors"
		}]
	},
	{
		id: "barbarians",
		age: 1,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "most-culture",
			do: "lose",
			population: 1,
			amongWeakest: [
				1,
				2,
				2
			]
		}]
	},
	{
		id: "border-conflict",
		age: 1,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "weakest",
			do: "destroy-own"
		}, {
			who: "strongest",
			do: "gain",
			resources: 3
		}]
	},
	{
		id: "crusades",
		age: 1,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "strongest",
			do: "gain",
			culture: 4
		}, {
			who: "weakest",
			do: "lose",
			culture: 4
		}]
	},
	{
		id: "cultural-influence",
		age: 1,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "gain",
			culture: "culture rating"
		}]
	},
	{
		id: "foray",
		age: 1,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "two-strongest",
			do: "gain-mix",
			amount: 3
		}]
	},
	{
		id: "good-harvest",
		age: 1,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "produce",
			steps: ["food"]
		}]
	},
	{
		id: "immigration",
		age: 1,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all-tied-most-happiness",
			do: "gain",
			population: 1
		}]
	},
	{
		id: "new-deposits",
		age: 1,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "produce",
			steps: ["resources"]
		}]
	},
	{
		id: "pestilence",
		age: 1,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "lose",
			population: 1
		}]
	},
	{
		id: "raiders",
		age: 1,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "two-weakest",
			do: "lose-mix",
			amount: 2
		}]
	},
	{
		id: "rats",
		age: 1,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "lose-food"
		}]
	},
	{
		id: "rebellion",
		age: 1,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "spend-civil",
			amount: 2
		}]
	},
	{
		id: "reign-of-terror",
		age: 1,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "weakest",
			do: "lose",
			population: 1
		}]
	},
	{
		id: "scientific-breakthrough",
		age: 1,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "gain",
			science: "science rating"
		}]
	},
	{
		id: "uncertain-borders",
		age: 1,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "strongest",
			do: "take-yellow",
			amount: 1
		}]
	},
	{
		id: "developed-territory-i",
		age: 1,
		kind: "territory",
		copies: [
			1,
			1,
			1
		],
		gives: {
			yellow: 1,
			blue: 1
		},
		immediate: { science: 3 }
	},
	{
		id: "historic-territory-i",
		age: 1,
		kind: "territory",
		copies: [
			1,
			1,
			1
		],
		gives: { happiness: 1 },
		immediate: { culture: 6 }
	},
	{
		id: "inhabited-territory-i",
		age: 1,
		kind: "territory",
		copies: [
			1,
			1,
			1
		],
		gives: { yellow: 2 },
		immediate: { population: 1 }
	},
	{
		id: "strategic-territory-i",
		age: 1,
		kind: "territory",
		copies: [
			1,
			1,
			1
		],
		gives: { strength: 2 },
		immediate: { cards: 3 }
	},
	{
		id: "vast-territory-i",
		age: 1,
		kind: "territory",
		copies: [
			1,
			1,
			1
		],
		gives: {
			yellow: 3,
			blue: -1
		},
		immediate: { food: 3 }
	},
	{
		id: "wealthy-territory-i",
		age: 1,
		kind: "territory",
		copies: [
			1,
			1,
			1
		],
		gives: { blue: 3 },
		immediate: { resources: 5 }
	},
	{
		id: "enslave-i",
		age: 1,
		kind: "aggression",
		copies: [
			2,
			2,
			2
		],
		cost: 2
	},
	{
		id: "plunder-i",
		age: 1,
		kind: "aggression",
		copies: [
			2,
			2,
			2
		],
		cost: 1,
		loot: 3
	},
	{
		id: "raid-i",
		age: 1,
		kind: "aggression",
		copies: [
			2,
			2,
			2
		],
		cost: 1,
		raze: [1]
	},
	{
		id: "open-borders-agreement",
		age: 1,
		kind: "pact",
		copies: [
			0,
			1,
			1
		],
		sided: false,
		attack: "allowed",
		a: { military: 1 },
		b: { military: 1 }
	},
	{
		id: "trade-routes-agreement",
		age: 1,
		kind: "pact",
		copies: [
			0,
			1,
			1
		],
		sided: true,
		attack: "allowed",
		a: {},
		b: {}
	},
	{
		id: "fighting-band",
		age: 1,
		kind: "tactic",
		copies: [
			2,
			2,
			2
		],
		army: [
			2,
			0,
			0
		],
		strength: [1, 1]
	},
	{
		id: "legion",
		age: 1,
		kind: "tactic",
		copies: [
			2,
			2,
			2
		],
		army: [
			3,
			0,
			0
		],
		strength: [2, 2]
	},
	{
		id: "medieval-army",
		age: 1,
		kind: "tactic",
		copies: [
			2,
			2,
			2
		],
		army: [
			1,
			1,
			0
		],
		strength: [2, 2]
	},
	{
		id: "phalanx",
		age: 1,
		kind: "tactic",
		copies: [
			2,
			2,
			2
		],
		army: [
			2,
			1,
			0
		],
		strength: [3, 3]
	},
	{
		id: "heavy-cavalry",
		age: 1,
		kind: "tactic",
		copies: [
			2,
			2,
			2
		],
		army: [
			0,
			3,
			0
		],
		strength: [4, 4]
	},
	{
		id: "military-bonus-i",
		age: 1,
		kind: "bonus",
		copies: [
			6,
			6,
			6
		],
		defence: 2,
		colonization: 1
	},
	{
		id: "civil-unrest",
		age: 2,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "lose-culture-per-discontent",
			amount: 4
		}, {
			who: "all-tied-most-discontent",
			do: "lose",
			blue: 1
		}]
	},
	{
		id: "cold-war",
		age: 2,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "two-strongest",
			do: "gain",
			science: 6
		}]
	},
	{
		id: "crime-wave",
		age: 2,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "two-weakest",
			do: "lose",
			culture: 3,
			blue: 1
		}]
	},
	{
		id: "economic-progress",
		age: 2,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "produce",
			steps: [
				"corruption",
				"food",
				"consumption",
				"resources"
			]
		}]
	},
	{
		id: "emigration",
		age: 2,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "emigrate"
		}]
	},
	{
		id: "iconoclasm",
		age: 2,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "remove-leader"
		}]
	},
	{
		id: "independence-declaration",
		age: 2,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "weakest",
			do: "lose-colony"
		}]
	},
	{
		id: "international-agreement",
		age: 2,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "strongest",
			do: "agreement",
			amount: 5
		}, {
			who: "game",
			do: "refill"
		}]
	},
	{
		id: "national-pride",
		age: 2,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "most-culture",
			do: "gain",
			culture: 5
		}]
	},
	{
		id: "politics-of-strength",
		age: 2,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [
			{
				who: "strongest",
				do: "draw",
				amount: 5,
				ages: [
					1,
					2,
					3
				]
			},
			{
				who: "weakest",
				do: "discard",
				amount: 3,
				ages: [
					1,
					2,
					3
				]
			},
			{
				who: "strongest",
				do: "gain",
				culture: 5,
				ages: [4]
			},
			{
				who: "weakest",
				do: "lose",
				culture: 3,
				ages: [4]
			}
		]
	},
	{
		id: "popularization-of-science",
		age: 2,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "gain",
			culture: "science rating"
		}]
	},
	{
		id: "prosperity",
		age: 2,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "gain",
			food: "happiness rating"
		}]
	},
	{
		id: "ravages-of-time",
		age: 2,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "ruin"
		}]
	},
	{
		id: "refugees",
		age: 2,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "strongest",
			do: "gain",
			culture: 3,
			population: 1
		}, {
			who: "weakest",
			do: "lose",
			culture: 3,
			population: 1
		}]
	},
	{
		id: "terrorism",
		age: 2,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "least-culture",
			do: "terror"
		}]
	},
	{
		id: "developed-territory-ii",
		age: 2,
		kind: "territory",
		copies: [
			1,
			1,
			1
		],
		gives: {
			yellow: 2,
			blue: 2
		},
		immediate: { science: 5 }
	},
	{
		id: "historic-territory-ii",
		age: 2,
		kind: "territory",
		copies: [
			1,
			1,
			1
		],
		gives: { happiness: 2 },
		immediate: { culture: 11 }
	},
	{
		id: "inhabited-territory-ii",
		age: 2,
		kind: "territory",
		copies: [
			1,
			1,
			1
		],
		gives: { yellow: 3 },
		immediate: { population: 2 }
	},
	{
		id: "strategic-territory-ii",
		age: 2,
		kind: "territory",
		copies: [
			1,
			1,
			1
		],
		gives: { strength: 4 },
		immediate: { cards: 5 }
	},
	{
		id: "vast-territory-ii",
		age: 2,
		kind: "territory",
		copies: [
			1,
			1,
			1
		],
		gives: {
			yellow: 4,
			blue: -1
		},
		immediate: { food: 4 }
	},
	{
		id: "wealthy-territory-ii",
		age: 2,
		kind: "territory",
		copies: [
			1,
			1,
			1
		],
		gives: { blue: 4 },
		immediate: { resources: 9 }
	},
	{
		id: "plunder-ii",
		age: 2,
		kind: "aggression",
		copies: [
			2,
			2,
			2
		],
		cost: 1,
		loot: 5
	},
	{
		id: "raid-ii",
		age: 2,
		kind: "aggression",
		copies: [
			2,
			2,
			2
		],
		cost: 2,
		raze: [2, 1]
	},
	{
		id: "annex-ii",
		age: 2,
		kind: "aggression",
		copies: [
			1,
			1,
			1
		],
		cost: 2
	},
	{
		id: "infiltrate-ii",
		age: 2,
		kind: "aggression",
		copies: [
			2,
			2,
			2
		],
		cost: 2
	},
	{
		id: "spy-ii",
		age: 2,
		kind: "aggression",
		copies: [
			2,
			2,
			2
		],
		cost: 1,
		science: 5
	},
	{
		id: "war-over-territory",
		age: 2,
		kind: "war",
		copies: [
			2,
			2,
			2
		],
		cost: 2
	},
	{
		id: "war-over-technology",
		age: 2,
		kind: "war",
		copies: [
			2,
			2,
			2
		],
		cost: 2
	},
	{
		id: "acceptance-of-supremacy",
		age: 2,
		kind: "pact",
		copies: [
			0,
			1,
			1
		],
		sided: true,
		attack: "forbidden",
		a: { resources: 1 },
		b: { resources: -1 }
	},
	{
		id: "international-trade-agreement",
		age: 2,
		kind: "pact",
		copies: [
			0,
			1,
			1
		],
		sided: true,
		attack: "allowed",
		a: { resources: 1 },
		b: { food: 1 }
	},
	{
		id: "promise-of-military-protection",
		age: 2,
		kind: "pact",
		copies: [
			0,
			1,
			1
		],
		sided: true,
		attack: "ends-pact",
		a: { culture: 1 },
		b: {
			strength: 4,
			culture: -1
		}
	},
	{
		id: "scientific-cooperation",
		age: 2,
		kind: "pact",
		copies: [
			0,
			1,
			1
		],
		sided: false,
		attack: "allowed",
		a: {},
		b: {}
	},
	{
		id: "conquistadors",
		age: 2,
		kind: "tactic",
		copies: [
			1,
			1,
			1
		],
		army: [
			1,
			2,
			0
		],
		strength: [5, 3]
	},
	{
		id: "mobile-artillery",
		age: 2,
		kind: "tactic",
		copies: [
			1,
			1,
			1
		],
		army: [
			0,
			1,
			1
		],
		strength: [5, 3]
	},
	{
		id: "fortifications",
		age: 2,
		kind: "tactic",
		copies: [
			1,
			1,
			1
		],
		army: [
			0,
			0,
			2
		],
		strength: [5, 3]
	},
	{
		id: "defensive-army",
		age: 2,
		kind: "tactic",
		copies: [
			1,
			1,
			1
		],
		army: [
			2,
			0,
			1
		],
		strength: [6, 3]
	},
	{
		id: "napoleonic-army",
		age: 2,
		kind: "tactic",
		copies: [
			1,
			1,
			1
		],
		army: [
			1,
			1,
			1
		],
		strength: [7, 4]
	},
	{
		id: "classic-army",
		age: 2,
		kind: "tactic",
		copies: [
			1,
			1,
			1
		],
		army: [
			2,
			2,
			0
		],
		strength: [8, 4]
	},
	{
		id: "military-bonus-ii",
		age: 2,
		kind: "bonus",
		copies: [
			6,
			6,
			6
		],
		defence: 4,
		colonization: 2
	},
	{
		id: "impact-of-agriculture",
		age: 3,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "score",
			terms: [["food-production", 1], ["food-surplus", 4]]
		}]
	},
	{
		id: "impact-of-architecture",
		age: 3,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "score",
			terms: [["level-of-each-urban-building", 1]]
		}]
	},
	{
		id: "impact-of-balance",
		age: 3,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "score",
			terms: [["minimum-of-science-culture-food-resource-production", 2]]
		}]
	},
	{
		id: "impact-of-colonies",
		age: 3,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "score",
			terms: [["colony", 3]]
		}]
	},
	{
		id: "impact-of-competition",
		age: 3,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "score",
			terms: [["level-of-each-military-unit-and-arena", 1]]
		}]
	},
	{
		id: "impact-of-government",
		age: 3,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "score",
			terms: [["civil-action-total", 2], ["military-action-total", 1]]
		}]
	},
	{
		id: "impact-of-happiness",
		age: 3,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "score",
			terms: [["happiness-rating", 2], ["discontent-worker", -2]]
		}]
	},
	{
		id: "impact-of-industry",
		age: 3,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "score",
			terms: [["resource-production-of-mines", 1]]
		}]
	},
	{
		id: "impact-of-population",
		age: 3,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "score",
			terms: [["content-worker-above-10", 2]]
		}]
	},
	{
		id: "impact-of-progress",
		age: 3,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "score",
			terms: [["level-of-government-and-special-technologies", 2]]
		}]
	},
	{
		id: "impact-of-science",
		age: 3,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "score",
			ranking: "science",
			awards: [
				[10, 0],
				[
					14,
					7,
					0
				],
				[
					15,
					10,
					5,
					0
				]
			]
		}]
	},
	{
		id: "impact-of-strength",
		age: 3,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "score",
			ranking: "strength",
			awards: [
				[10, 0],
				[
					14,
					7,
					0
				],
				[
					15,
					10,
					5,
					0
				]
			]
		}]
	},
	{
		id: "impact-of-technology",
		age: 3,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "score",
			terms: [["level-III-technology", 4]]
		}]
	},
	{
		id: "impact-of-variety",
		age: 3,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "score",
			terms: [["unit-type-urban-type-and-special-technology", 2]]
		}]
	},
	{
		id: "impact-of-wonders",
		age: 3,
		kind: "event",
		copies: [
			1,
			1,
			1
		],
		effects: [{
			who: "all",
			do: "score",
			terms: [["completed-wonder", 1]],
			byAge: [
				5,
				4,
				3,
				2
			]
		}]
	},
	{
		id: "plunder-iii",
		age: 3,
		kind: "aggression",
		copies: [
			2,
			2,
			2
		],
		cost: 1,
		loot: 7
	},
	{
		id: "raid-iii",
		age: 3,
		kind: "aggression",
		copies: [
			2,
			2,
			2
		],
		cost: 3,
		raze: [3, 2]
	},
	{
		id: "armed-intervention-iii",
		age: 3,
		kind: "aggression",
		copies: [
			4,
			4,
			4
		],
		cost: 2,
		culture: 7
	},
	{
		id: "war-over-culture",
		age: 3,
		kind: "war",
		copies: [
			6,
			6,
			6
		],
		cost: 3
	},
	{
		id: "international-tourism",
		age: 3,
		kind: "pact",
		copies: [
			0,
			1,
			1
		],
		sided: false,
		attack: "allowed",
		a: {},
		b: {}
	},
	{
		id: "loss-of-sovereignty",
		age: 3,
		kind: "pact",
		copies: [
			0,
			1,
			1
		],
		sided: true,
		attack: "forbidden",
		a: { culture: 2 },
		b: { culture: -2 }
	},
	{
		id: "military-pact",
		age: 3,
		kind: "pact",
		copies: [
			0,
			1,
			1
		],
		sided: false,
		attack: "ends-pact",
		a: { strength: 3 },
		b: { strength: 3 }
	},
	{
		id: "peace-treaty",
		age: 3,
		kind: "pact",
		copies: [
			0,
			1,
			1
		],
		sided: false,
		attack: "forbidden",
		a: { culture: 1 },
		b: { culture: 1 }
	},
	{
		id: "entrenchments",
		age: 3,
		kind: "tactic",
		copies: [
			1,
			1,
			1
		],
		army: [
			1,
			0,
			2
		],
		strength: [9, 5]
	},
	{
		id: "mechanized-army",
		age: 3,
		kind: "tactic",
		copies: [
			2,
			2,
			2
		],
		army: [
			0,
			1,
			2
		],
		strength: [10, 5]
	},
	{
		id: "shock-troops",
		age: 3,
		kind: "tactic",
		copies: [
			1,
			1,
			1
		],
		army: [
			1,
			3,
			0
		],
		strength: [11, 6]
	},
	{
		id: "modern-army",
		age: 3,
		kind: "tactic",
		copies: [
			2,
			2,
			2
		],
		army: [
			2,
			1,
			1
		],
		strength: [13, 7]
	},
	{
		id: "military-bonus-iii",
		age: 3,
		kind: "bonus",
		copies: [
			6,
			6,
			6
		],
		defence: 6,
		colonization: 3
	}
];
// games/through-the-ages/src/cards.ts
/**
* The cards as tables of numbers, all computed from the lists in `data/`: `work.cost[card]`, `wonder.culture[card]`.
* The number of a card is its place in the list of its kind; `card` leads from there to its place among all civil or
* military cards, `civil.place` and the tables of `military` lead back.
*/
var CIVIL_CARDS = checkCivil(CIVIL$2);
var MILITARY_CARDS = checkMilitary(MILITARY$1);
var numbers = (cards, value) => Int16Array.from(cards, (card) => value(card) ?? 0);
/** What every table has: its cards, their ids, how many they are, and the number of an id. */
function listOf(cards) {
	const names = cards.map((card) => card.id);
	return {
		cards,
		ids: names,
		count: cards.length,
		of(id) {
			const number = names.indexOf(id);
			if (number < 0) throw new Error(`no card ${id} among ${names[0]} and the like`);
			return number;
		}
	};
}
var WORK_TYPES = [
	"farm",
	"mine",
	"lab",
	"temple",
	"library",
	"theater",
	"arena",
	"infantry",
	"cavalry",
	"artillery",
	"airForce"
];
/** The types of buildings and units, by number. */
var workType = ids(...WORK_TYPES);
var WORK_TYPE_IDS = WORK_TYPES;
var typeOf = (kind) => WORK_TYPE_IDS.indexOf(kind);
var placeAmong = (all) => (cards) => Int16Array.from(cards, (card) => all.findIndex((other) => other.id === card.id));
var civilPlace = placeAmong(CIVIL_CARDS);
var militaryPlace = placeAmong(MILITARY_CARDS);
var workCards = [...STARTING, ...CIVIL_CARDS].filter((card) => typeOf(card.kind) >= 0).sort((a, b) => typeOf(a.kind) - typeOf(b.kind) || a.age - b.age);
var isStore = (card) => card.kind === "farm" || card.kind === "mine" || card.kind === "lab" && card.age > 0;
/** Cards that hold blue tokens: farms, mines, and labs of age I and later (Bill Gates). */
var storeCards = workCards.filter(isStore);
var workTypes = numbers(workCards, (card) => typeOf(card.kind));
var work = {
	...listOf(workCards),
	card: civilPlace(workCards),
	type: workTypes,
	/** First card of each type; the next type's first card ends it. */
	start: Int16Array.from({ length: WORK_TYPES.length + 1 }, (_, type) => type === WORK_TYPES.length ? workCards.length : workTypes.indexOf(type)),
	level: numbers(workCards, (card) => card.age),
	cost: numbers(workCards, (card) => card.cost),
	science: numbers(workCards, (card) => card.each?.science),
	culture: numbers(workCards, (card) => card.each?.culture),
	happy: numbers(workCards, (card) => card.each?.happiness),
	strength: numbers(workCards, (card) => card.each?.strength),
	/** Its number among the stores, or NONE. */
	store: numbers(workCards, (card) => storeCards.indexOf(card))
};
/** Farms and mines come first, then urban buildings, then units. */
var URBAN_START = work.start[workType.lab];
var UNIT_START = work.start[workType.infantry];
var isUnit = (card) => card >= UNIT_START;
var isUrban = (card) => card >= URBAN_START && card < UNIT_START;
/** Units by number: that of the work card less UNIT_START. */
var unit = listOf(workCards.slice(UNIT_START));
var store = {
	...listOf(storeCards),
	work: Int16Array.from(storeCards, (card) => workCards.indexOf(card)),
	/** What a blue token on it is worth. */
	value: numbers(storeCards, (card) => card.kind === "lab" ? card.age : card.value)
};
/** Farms are the first stores, mines the next ones. */
var FARMS = storeCards.filter((card) => card.kind === "farm").length;
var MINES_END = storeCards.filter((card) => card.kind !== "lab").length;
var civilOfKind = (...kinds) => CIVIL_CARDS.filter((card) => kinds.includes(card.kind));
var given = (cards, key) => numbers(cards, (card) => card.gives?.[key]);
var governmentCards = [STARTING[STARTING.length - 1], ...civilOfKind("government")];
var government = {
	...listOf(governmentCards),
	card: civilPlace(governmentCards),
	level: numbers(governmentCards, (card) => card.age),
	limit: numbers(governmentCards, (card) => card.limit),
	civil: given(governmentCards, "civil"),
	military: given(governmentCards, "military"),
	science: given(governmentCards, "science"),
	culture: given(governmentCards, "culture"),
	strength: given(governmentCards, "strength"),
	happy: given(governmentCards, "happiness")
};
var SPECIAL_TYPES = [
	"law",
	"exploration",
	"warfare",
	"construction"
];
var specialType = ids(...SPECIAL_TYPES);
/** Four types of special technology, one card at each of the levels I to III: type * 3 + level - 1. */
var specialCards = SPECIAL_TYPES.flatMap((kind) => civilOfKind(kind).toSorted((a, b) => a.age - b.age));
var special = {
	...listOf(specialCards),
	card: civilPlace(specialCards),
	cost: numbers(specialCards, (card) => card.science),
	civil: given(specialCards, "civil"),
	military: given(specialCards, "military"),
	strength: given(specialCards, "strength"),
	colonization: given(specialCards, "colonization"),
	blue: given(specialCards, "blue")
};
var leaderCards = civilOfKind("leader");
var leader = {
	...listOf(leaderCards),
	card: civilPlace(leaderCards),
	age: numbers(leaderCards, (card) => card.age),
	military: given(leaderCards, "military"),
	science: given(leaderCards, "science"),
	culture: given(leaderCards, "culture"),
	strength: given(leaderCards, "strength"),
	happy: given(leaderCards, "happiness")
};
var wonderCards = civilOfKind("wonder");
var wonder = {
	...listOf(wonderCards),
	card: civilPlace(wonderCards),
	age: numbers(wonderCards, (card) => card.age),
	stages: numbers(wonderCards, (card) => card.stages?.length),
	/** Resources of a stage: wonder * MOST_STAGES + stage. */
	stageCost: Int16Array.from(wonderCards.flatMap((card) => [
		...card.stages ?? [],
		0,
		0,
		0,
		0,
		0
	].slice(0, 5))),
	science: given(wonderCards, "science"),
	culture: given(wonderCards, "culture"),
	strength: given(wonderCards, "strength"),
	happy: given(wonderCards, "happiness"),
	civil: given(wonderCards, "civil"),
	military: given(wonderCards, "military"),
	blue: given(wonderCards, "blue"),
	colonization: given(wonderCards, "colonization"),
	/** Library of Alexandria: one symbol for both hands. */
	hand: given(wonderCards, "civilHand")
};
var actionCards = civilOfKind("action");
var actionCard = {
	...listOf(actionCards),
	card: civilPlace(actionCards)
};
/** Cards with a power that is used once a turn or once a game, in the order of their words in the state. */
var powerCards = CIVIL_CARDS.filter((card) => card.power).sort((a, b) => Number(a.power?.word) - Number(b.power?.word));
var power = {
	...listOf(powerCards),
	/** 1: used once a game; 0: once a turn. */
	perGame: numbers(powerCards, (card) => card.power?.once === "game" ? 1 : 0)
};
var civilKind = ids("work", "government", "special", "leader", "wonder", "action");
var isSpecial = (kind) => SPECIAL_TYPES.includes(kind);
var civilKindOf = ({ kind }) => {
	if (typeOf(kind) >= 0) return civilKind.work;
	return isSpecial(kind) ? civilKind.special : civilKind[kind];
};
var BY_KIND = [
	workCards,
	governmentCards,
	specialCards,
	leaderCards,
	wonderCards,
	actionCards
];
/** First card of each age; the next age's first card ends it. */
var starts = (cards) => Int16Array.from({ length: 5 }, (_, age) => age === 4 ? cards.length : cards.findIndex((card) => card.age === age));
/** Copies of a card: card * 3 + players - 2. */
var copiesOf = (cards) => Int16Array.from(cards.flatMap((card) => card.copies ?? [
	0,
	0,
	0
]));
var civil = {
	...listOf(CIVIL_CARDS),
	kind: numbers(CIVIL_CARDS, civilKindOf),
	/** Its number in the list of its kind. */
	place: numbers(CIVIL_CARDS, (card) => BY_KIND[civilKindOf(card)].indexOf(card)),
	age: numbers(CIVIL_CARDS, (card) => card.age),
	science: numbers(CIVIL_CARDS, (card) => card.science),
	revolution: numbers(CIVIL_CARDS, (card) => card.revolution),
	start: starts(CIVIL_CARDS),
	copies: copiesOf(CIVIL_CARDS)
};
var militaryOfKind = (...kinds) => MILITARY_CARDS.filter((card) => kinds.includes(card.kind));
/** Events and territories: what the event decks hold. Age A first. */
var eventCards = militaryOfKind("event", "territory");
var event = {
	...listOf(eventCards),
	card: militaryPlace(eventCards),
	age: numbers(eventCards, (card) => card.age)
};
var territoryCards = militaryOfKind("territory");
var permanent$1 = (key) => numbers(territoryCards, (card) => card.gives?.[key]);
var territory = {
	...listOf(territoryCards),
	card: militaryPlace(territoryCards),
	happy: permanent$1("happiness"),
	strength: permanent$1("strength"),
	blue: permanent$1("blue"),
	yellow: permanent$1("yellow")
};
var aggressionCards = militaryOfKind("aggression");
var aggression = {
	...listOf(aggressionCards),
	card: militaryPlace(aggressionCards)
};
var warCards = militaryOfKind("war");
var war = {
	...listOf(warCards),
	card: militaryPlace(warCards)
};
var pactCards = militaryOfKind("pact");
/** What a pact gives side A, then side B: pact * 2 + side. */
var bySide = (key) => Int16Array.from(pactCards.flatMap((card) => [card.a?.[key] ?? 0, card.b?.[key] ?? 0]));
var pact = {
	...listOf(pactCards),
	card: militaryPlace(pactCards),
	culture: bySide("culture"),
	strength: bySide("strength"),
	military: bySide("military"),
	food: bySide("food"),
	resources: bySide("resources"),
	/** 1: it forbids attacks between the two, or an attack ends it. */
	forbids: numbers(pactCards, (card) => card.attack === "forbidden" ? 1 : 0),
	ends: numbers(pactCards, (card) => card.attack === "ends-pact" ? 1 : 0)
};
var tacticCards = militaryOfKind("tactic");
var tactic = {
	...listOf(tacticCards),
	card: militaryPlace(tacticCards),
	level: numbers(tacticCards, (card) => card.age),
	infantry: numbers(tacticCards, (card) => card.army?.[0]),
	cavalry: numbers(tacticCards, (card) => card.army?.[1]),
	artillery: numbers(tacticCards, (card) => card.army?.[2]),
	normal: numbers(tacticCards, (card) => card.strength?.[0]),
	outdated: numbers(tacticCards, (card) => card.strength?.[1])
};
var bonusCards = militaryOfKind("bonus");
var bonus = {
	...listOf(bonusCards),
	card: militaryPlace(bonusCards)
};
var militaryKind = ids("event", "territory", "aggression", "war", "pact", "tactic", "bonus");
var placeIn = (cards) => numbers(MILITARY_CARDS, (card) => cards.indexOf(card));
var military = {
	...listOf(MILITARY_CARDS),
	kind: numbers(MILITARY_CARDS, (card) => militaryKind[card.kind]),
	age: numbers(MILITARY_CARDS, (card) => card.age),
	start: starts(MILITARY_CARDS),
	copies: copiesOf(MILITARY_CARDS),
	defence: numbers(MILITARY_CARDS, (card) => card.defence),
	colonization: numbers(MILITARY_CARDS, (card) => card.colonization),
	/** Its number among the cards of one kind, or NONE. */
	event: placeIn(eventCards),
	territory: placeIn(territoryCards),
	aggression: placeIn(aggressionCards),
	war: placeIn(warCards),
	pact: placeIn(pactCards),
	tactic: placeIn(tacticCards),
	bonus: placeIn(bonusCards)
};
// games/through-the-ages/data/board.ts
/** Numbers printed on the boards (TTA-R-1, TTA-R-2, TTA-R-3, TTA-R-4) and fixed by the rules. */
var AGES = [
	"A",
	"I",
	"II",
	"III",
	"IV"
];
/** By tokens left in the yellow bank, 18 standing for more (TTA-R-1a, TTA-R-1b). No price with an empty bank. */
var POPULATION_COST = [
	99,
	7,
	7,
	7,
	7,
	5,
	5,
	5,
	5,
	4,
	4,
	4,
	4,
	3,
	3,
	3,
	3,
	2,
	2
];
var CONSUMPTION = [
	6,
	4,
	4,
	4,
	4,
	3,
	3,
	3,
	3,
	2,
	2,
	2,
	2,
	1,
	1,
	1,
	1,
	0,
	0
];
var HAPPINESS_NEEDED = [
	8,
	7,
	7,
	6,
	6,
	5,
	5,
	4,
	4,
	3,
	3,
	2,
	2,
	1,
	1,
	1,
	1,
	0,
	0
];
/** By tokens in the blue bank, 16 standing for more (TTA-R-2a). */
var CORRUPTION = [
	6,
	4,
	4,
	4,
	4,
	4,
	2,
	2,
	2,
	2,
	2,
	0,
	0,
	0,
	0,
	0,
	0
];
/** Civil actions under the spaces of the card row (TTA-R-4). */
var SPACE_COST = [
	1,
	1,
	1,
	1,
	1,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3
];
var SPACES = SPACE_COST.length;
/** Spaces emptied at the start of a turn, with 2, 3 and 4 players (TTA-START-2). */
var SWEPT = [
	3,
	2,
	1
];
/** Final scoring of the shorter games: points for each of these. */
var SHORT_SCORING = {
	wonder: 6,
	colony: 3,
	government: 2
};
// games/through-the-ages/src/effects/leader.ts
var LEADERLESS = {};
var LENGTHS = [
	"full",
	"age-2",
	"age-1"
];
var fields = (n) => ({
	age: scalar({
		max: 4,
		sees: "all"
	}),
	round: scalar({
		max: 99,
		sees: "all",
		init: 1
	}),
	first: scalar({
		max: 3,
		sees: "all"
	}),
	turn: scalar({
		max: 3,
		sees: "all"
	}),
	players: scalar({
		max: 4,
		sees: "all"
	}),
	lastRound: scalar({
		max: 99,
		sees: "all"
	}),
	length: scalar({
		max: 2,
		sees: "all"
	}),
	peaceful: scalar({
		max: 1,
		sees: "all"
	}),
	resignation: scalar({
		max: 1,
		sees: "all"
	}),
	out: table$2([n], {
		max: 1,
		sees: "all"
	}),
	row: table$2([SPACES], {
		init: -1,
		max: civil.count - 1,
		sees: "all"
	}),
	civilBag: table$2([40], {
		max: 9,
		sees: "all"
	}),
	civilLeft: scalar({
		max: 60,
		sees: "all"
	}),
	bag: table$2([40], { max: 9 }),
	left: scalar({
		max: 60,
		sees: "all"
	}),
	pile: table$2([40], { max: 9 }),
	pileSize: scalar({
		max: 60,
		sees: "all"
	}),
	pileOpen: table$2([40], {
		max: 9,
		sees: "all"
	}),
	agePlayers: table$2([4], {
		max: 4,
		sees: "all"
	}),
	current: table$2([8], {
		init: -1,
		max: event.count - 1
	}),
	currentAges: table$2([4], {
		max: 8,
		sees: "all"
	}),
	future: table$2([8], {
		init: -1,
		max: event.count - 1
	}),
	futureAges: table$2([4], {
		max: 8,
		sees: "all"
	}),
	past: table$2([event.count], {
		max: 1,
		sees: "all"
	}),
	prepared: table$2([n, 8], {
		init: -1,
		max: 2 * event.count - 1,
		sees: "owner"
	}),
	peeked: table$2([n], {
		init: -1,
		max: event.count - 1,
		sees: "owner"
	}),
	tactics: table$2([tactic.count], {
		max: 2,
		sees: "all"
	}),
	colony: table$2([territory.count], {
		init: -1,
		max: 3,
		sees: "all"
	}),
	hand: table$2([n, 14], {
		init: -1,
		max: civil.count - 1,
		sees: "all"
	}),
	handSize: table$2([n], {
		max: 14,
		sees: "all"
	}),
	cards: table$2([n, 40], {
		init: -1,
		max: military.count - 1,
		sees: "owner"
	}),
	cardCount: table$2([n], {
		max: 40,
		sees: "all"
	}),
	cardAges: table$2([n, 4], {
		max: 40,
		sees: "all"
	}),
	workers: table$2([n, work.count], {
		init: -1,
		max: 40,
		sees: "all"
	}),
	blue: table$2([n, store.count], {
		max: 60,
		sees: "all"
	}),
	bank: table$2([n], {
		max: 60,
		sees: "all"
	}),
	blueTotal: table$2([n], {
		max: 60,
		sees: "all"
	}),
	yellow: table$2([n], {
		max: 60,
		sees: "all"
	}),
	pool: table$2([n], {
		max: 60,
		sees: "all"
	}),
	yellowTotal: table$2([n], {
		max: 60,
		sees: "all"
	}),
	government: table$2([n], {
		max: government.cards.length - 1,
		sees: "all"
	}),
	special: table$2([n, 4], {
		max: 3,
		sees: "all"
	}),
	leader: table$2([n], {
		init: -1,
		max: leader.cards.length - 1,
		sees: "all"
	}),
	leaderAges: table$2([n], {
		max: 15,
		sees: "all"
	}),
	wonder: table$2([n, wonder.count], {
		max: 2,
		sees: "all"
	}),
	unfinished: table$2([n], {
		init: -1,
		max: wonder.count - 1,
		sees: "all"
	}),
	stages: table$2([n], {
		max: 5,
		sees: "all"
	}),
	homer: table$2([n], {
		init: -1,
		max: wonder.count - 1,
		sees: "all"
	}),
	science: table$2([n], {
		max: 9999,
		sees: "all"
	}),
	culture: table$2([n], {
		max: 9999,
		sees: "all"
	}),
	civil: table$2([n], {
		max: 20,
		sees: "all"
	}),
	military: table$2([n], {
		max: 20,
		sees: "all"
	}),
	tactic: table$2([n], {
		init: -1,
		max: tactic.count - 1,
		sees: "all"
	}),
	exclusive: table$2([n], {
		max: 1,
		sees: "all"
	}),
	war: table$2([n], {
		init: -1,
		max: war.cards.length - 1,
		sees: "all"
	}),
	enemy: table$2([n], {
		max: 3,
		sees: "all"
	}),
	pact: table$2([n], {
		init: -1,
		max: pact.cards.length - 1,
		sees: "all"
	}),
	partner: table$2([n], {
		max: 3,
		sees: "all"
	}),
	side: table$2([n], {
		max: 1,
		sees: "all"
	}),
	noPolitics: table$2([n], {
		max: 1,
		sees: "all"
	}),
	impact: table$2([n], {
		max: 999,
		sees: "all"
	}),
	fresh: scalar({
		max: 14,
		sees: "all"
	}),
	tacticDone: scalar({
		max: 1,
		sees: "all"
	}),
	used: table$2([power.count], {
		max: 1,
		sees: "all"
	}),
	arms: scalar({
		max: 60,
		sees: "all"
	}),
	homerArms: scalar({
		max: 1,
		sees: "all"
	}),
	armsScience: scalar({
		max: 3,
		sees: "all"
	}),
	spareMilitary: scalar({
		max: 9,
		sees: "all"
	}),
	spareCivil: scalar({
		max: 1,
		sees: "all"
	}),
	swap: scalar({
		max: 2,
		sees: "all"
	}),
	bid: scalar({
		max: 99,
		sees: "all"
	}),
	bidder: scalar({
		init: -1,
		max: 3,
		sees: "all"
	}),
	passed: scalar({
		max: 15,
		sees: "all"
	}),
	sent: table$2([unit.count], {
		max: 40,
		sees: "all"
	}),
	force: scalar({
		max: 99,
		sees: "all"
	}),
	discards: scalar({
		max: 2,
		sees: "all"
	}),
	repelled: scalar({
		max: 1,
		sees: "all"
	}),
	acted: scalar({
		max: 1,
		sees: "all"
	})
});
var layoutOf = (setup) => layout(setup.seats, fields(setup.seats));
var workAt = (seat, card) => seat * work.count + card;
var storeAt = (seat, place) => seat * store.count + place;
var handAt = (seat, i) => seat * 14 + i;
var cardAt = (seat, i) => seat * 40 + i;
var backAt = (seat, age) => seat * 4 + age;
var wonderAt = (seat, card) => seat * wonder.count + card;
var specialAt = (seat, type) => seat * 4 + type;
// games/through-the-ages/src/query/counts.ts
/** What a civilization has, counted from the cards in play and the workers on them. */
/** Workers on all cards of a type. */
function buildings(s, seat, type) {
	let n = 0;
	const end = workAt(seat, work.start[type + 1]);
	for (let at = workAt(seat, work.start[type]); at < end; at++) if (s.workers[at] > 0) n += s.workers[at];
	return n;
}
/** The best card of a type that has a worker, or NONE (TTA-CARD-3). */
function best$1(s, seat, type) {
	for (let card = work.start[type + 1] - 1; card >= work.start[type]; card--) if (s.workers[workAt(seat, card)] > 0) return card;
	return -1;
}
/** Level of the best lab or library. */
function bestLearning(s, seat) {
	const lab = best$1(s, seat, workType.lab);
	const library = best$1(s, seat, workType.library);
	return Math.max(lab === -1 ? 0 : work.level[lab], library === -1 ? 0 : work.level[library]);
}
/** Levels of the cards from..to, for each worker on them. */
function levels(s, seat, from, to) {
	let n = 0;
	for (let card = from; card < to; card++) {
		const workers = s.workers[workAt(seat, card)];
		if (workers > 0) n += workers * work.level[card];
	}
	return n;
}
/** Levels of all labs, for each worker; Philosophy counts 0 (TTA-R-73d). */
var labLevels = (s, seat) => levels(s, seat, work.start[workType.lab], work.start[workType.lab + 1]);
/** Types from..to that have a worker. */
function kindsPresent(s, seat, from, to) {
	let n = 0;
	for (let type = from; type <= to; type++) if (best$1(s, seat, type) !== -1) n++;
	return n;
}
function unitCount(s, seat) {
	let n = 0;
	const at = workAt(seat, UNIT_START);
	for (let i = 0; i < unit.count; i++) if (s.workers[at + i] > 0) n += s.workers[at + i];
	return n;
}
/** Workers outside the yellow bank. */
function workersOf(s, seat) {
	let n = s.pool[seat];
	for (let card = 0; card < work.count; card++) if (s.workers[workAt(seat, card)] > 0) n += s.workers[workAt(seat, card)];
	return n;
}
var stands = (s, seat, which) => s.wonder[wonderAt(seat, which)] === 1;
/** Completed wonders; ruins count as such for every rule (TTA-ACT-WON-2, TTA-CARD-RAVAGES-1). */
function wondersOf(s, seat) {
	let n = 0;
	const end = wonderAt(seat, wonder.count);
	for (let at = wonderAt(seat, 0); at < end; at++) if (s.wonder[at] > 0) n++;
	return n;
}
function givers(amounts) {
	const numbers = Array.from(amounts, (_, i) => i);
	return {
		givers: Int16Array.from(numbers.filter((i) => amounts[i] !== 0)),
		amounts
	};
}
/** What the wonders that stand give together of one symbol. */
function fromWonders(s, seat, given) {
	let n = 0;
	const at = wonderAt(seat, 0);
	const { givers, amounts } = given;
	for (let i = 0; i < givers.length; i++) if (s.wonder[at + givers[i]] === 1) n += amounts[givers[i]];
	return n;
}
function coloniesOf(s, seat) {
	let n = 0;
	for (let i = 0; i < territory.count; i++) if (s.colony[i] === seat) n++;
	return n;
}
/** What the special technology of this type gives; 0 without one. */
function fromSpecial(s, seat, type, given) {
	const level = s.special[specialAt(seat, type)];
	return level === 0 ? 0 : given[type * 3 + level - 1];
}
/** Levels of all technologies in play, each card once (First Space Flight). */
function technologyLevels(s, seat) {
	let n = government.level[s.government[seat]];
	for (let card = 0; card < work.count; card++) if (s.workers[workAt(seat, card)] !== -1) n += work.level[card];
	for (let type = 0; type < 4; type++) n += s.special[specialAt(seat, type)];
	return n;
}
/** The side (0 = A, 1 = B) that `seat` has in the pact lying in `owner`'s area. */
var sideOf = (s, owner, seat) => owner === seat ? s.side[owner] : 1 - s.side[owner];
/** What all pacts of a seat give it together, on the side it has in each. */
function fromPacts(s, seat, given, without = -1) {
	let n = 0;
	for (let owner = 0; owner < s.seats; owner++) if (s.pact[owner] !== -1 && owner !== without && (owner === seat || s.partner[owner] === seat)) n += given[s.pact[owner] * 2 + sideOf(s, owner, seat)];
	return n;
}
// games/through-the-ages/src/effects/leaders/albert-einstein.ts
/** Einstein: science of the best lab or library; 3 culture for each technology developed. */
var albertEinstein = {
	urbanScience: bestLearning,
	developed: { culture: 3 },
	worth: 1.2
};
// games/through-the-ages/src/effects/leaders/alexander-the-great.ts
/** Alexander the Great: 1 strength for each unit; may leave as a political action for a yellow token (TTA-POL-2). */
var alexanderTheGreat = {
	strength: unitCount,
	retires: { yellow: 1 }
};
// games/through-the-ages/src/effects/leaders/aristotle.ts
var aristotle = {
	learns: 1,
	worth: .8
};
// games/through-the-ages/src/effects/leaders/bill-gates.ts
/**
* Bill Gates: labs act as mines (TTA-CARD-GATES-1); their levels score once, when he leaves or at the end (TTA-R-73d).
*/
var billGates = {
	labsAsMines: true,
	farewell: labLevels,
	worth: (s, seat, turns) => .4 + labLevels(s, seat) / Math.max(1, turns)
};
// games/through-the-ages/src/effects/leaders/charlie-chaplin.ts
/** Charlie Chaplin: one theater of the best kind counts its culture twice. */
var charlieChaplin = { stageCulture(s, seat) {
	const theater = best$1(s, seat, workType.theater);
	return theater === -1 ? 0 : work.culture[theater];
} };
// games/through-the-ages/src/effects/leaders/christopher-columbus.ts
var christopherColumbus = {
	discovers: true,
	worth: .4
};
// games/through-the-ages/src/verbs.ts
/** What players can do, what can happen, and the numbers of decisions and programs. */
var SIDES = ["a", "b"];
var VERBS = verbs({
	pass: {},
	prepare: { card: event.ids },
	attack: {
		card: aggression.ids,
		target: 4
	},
	declareWar: {
		card: war.ids,
		target: 4
	},
	offerPact: {
		card: pact.ids,
		target: 4,
		side: SIDES
	},
	cancelPact: { by: 4 },
	resign: {},
	dismissAlexander: {},
	discover: { card: territory.ids },
	accept: {},
	refuse: {},
	yield: {},
	block: { card: bonus.ids },
	discard: { card: military.ids },
	bid: { amount: {
		min: 1,
		max: 99
	} },
	send: { card: unit.ids },
	reinforce: { card: bonus.ids },
	colonize: {},
	take: {
		card: civil.ids,
		space: {
			min: 1,
			max: 13
		}
	},
	population: {},
	build: { card: work.ids },
	upgrade: {
		old: work.ids,
		card: work.ids
	},
	destroy: { card: work.ids },
	lead: { card: leader.ids },
	stage: { count: {
		min: 1,
		max: 4
	} },
	develop: { card: civil.ids },
	revolution: { card: government.ids },
	play: { card: actionCard.ids },
	train: { card: unit.ids },
	disband: { card: unit.ids },
	playTactic: { card: tactic.ids },
	copyTactic: { card: tactic.ids },
	muster: { card: unit.ids },
	convert: {
		old: work.ids,
		card: work.ids
	},
	speech: {},
	rearm: {},
	voyage: {},
	borrow: {},
	swap: {},
	endTurn: {},
	tuck: { card: wonder.ids },
	refund: {},
	gainFood: {},
	gainResources: {},
	mix: { food: 64 },
	plunder: {
		food: 8,
		resources: 8
	},
	place: {},
	raze: { card: work.ids },
	enough: {},
	giveToken: { card: store.ids },
	loseWorker: { card: work.ids },
	abandon: { card: territory.ids },
	annex: { card: territory.ids },
	removeLeader: {},
	removeWonder: {},
	seize: { card: special.ids },
	ruin: { card: wonder.ids }
});
var DECISIONS = ids("politics", "answerPact", "defend", "bid", "force", "action", "ordered", "tuck", "discard", "giveToken", "loseWorker", "gainEither", "gainMix", "loseMix", "plunder", "civilize", "placeFree", "agreement", "agreementTake", "raze", "destroyOwn", "loseColony", "annex", "infiltrate", "spoils", "ruin");
var PROGRAMS = ids("turn", "prepare", "event", "colonize", "colony", "aggression", "stages");
// games/through-the-ages/src/effects/leaders/frederick-barbarossa.ts
/** Barbarossa: for 1 military action population for 1 food less, then a unit for 1 resource less (TTA-R-83a). */
var frederickBarbarossa = {
	action: {
		rule: "TTA-R-83a",
		verbs: ["muster"],
		listed: "unit",
		list(s, seat, out, deeds, unit) {
			if (deeds.canMuster(s, seat, UNIT_START + unit)) out.put(VERBS.muster.code(unit));
		},
		apply(s, seat, code, world, deeds) {
			deeds.spendMilitary(s, seat, 1);
			deeds.grow(s, seat, 1, world);
			deeds.place(s, seat, UNIT_START + VERBS.muster.arg.card(code), 1, world);
		},
		why: (s, seat, _, deeds) => deeds.lackMilitary(s, seat, 1) ?? refusal("TTA-R-83a", "refuse.muster")
	},
	worth: .6
};
// games/through-the-ages/src/effects/leaders/genghis-khan.ts
var genghisKhan = {
	/** In armies only (TTA-CARD-GENGHIS-2); for other cards the unit stays infantry (TTA-CARD-GENGHIS-3). */
	ridingInfantry: true,
	/** No part of the culture rating (TTA-CARD-GENGHIS-4); scored before the end-of-turn sequence (TTA-R-79a). */
	afterActions(s, seat, strengthOf) {
		const mine = strengthOf(s, seat);
		let stronger = 0;
		for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && s.out[rival] === 0 && strengthOf(s, rival) > mine) stronger++;
		return stronger <= (s.players === 2 ? 0 : 1) ? 3 : 0;
	},
	worth: 1.6
};
// games/through-the-ages/src/effects/leaders/hammurabi.ts
/** Hammurabi: leaders cost 1 civil action less; once a turn a military action pays for a civil one. */
var USED$3 = power.of("hammurabi");
var hammurabi = {
	leaderDiscount: 1,
	/**
	* A military action becomes a temporary civil one (TTA-R-75a). It is no part of the total: it completes no revolution
	* (TTA-R-75b), and no white cube returns for it (TTA-R-75c).
	*/
	action: {
		rule: "TTA-R-75a",
		verbs: ["borrow"],
		listed: "last",
		list(s, seat, out, deeds) {
			if (s.used[USED$3] === 0 && deeds.militaryLeft(s, seat) > 0) out.put(VERBS.borrow.code());
		},
		apply(s, seat, _, __, deeds) {
			s.used[USED$3] = 1;
			deeds.spendMilitary(s, seat, 1);
			s.spareCivil = 1;
		},
		why: (s, seat, _, deeds) => s.used[USED$3] === 1 ? refusal("TTA-R-75a", "refuse.onceATurn") : deeds.lackMilitary(s, seat, 1)
	},
	worth: .8
};
// games/through-the-ages/src/effects/leaders/homer.ts
var homer = {
	arms: 1,
	underWonder: true,
	worth: .4
};
// games/through-the-ages/src/effects/leaders/isaac-newton.ts
/** Newton: science of the best lab or library; a civil action back for each technology developed. */
var isaacNewton = {
	urbanScience: bestLearning,
	/** Through a card too (TTA-CARD-NEWTON-1), and after a revolution (TTA-CARD-NEWTON-2). */
	developed: { civil: 1 },
	worth: .6
};
// games/through-the-ages/src/effects/leaders/j-s-bach.ts
/** J. S. Bach: each theater 1 culture more, theaters for 2 science less; once a turn a building becomes a theater. */
var USED$2 = power.of("j-s-bach");
var jSBach = {
	stageCulture: (s, seat) => buildings(s, seat, workType.theater),
	scienceDiscount: (_, __, type) => type === workType.theater ? 2 : 0,
	/** An upgrade to a theater from any type and level that is not higher; an action of its own (TTA-R-85). */
	action: {
		rule: "TTA-CARD-BACH-1",
		verbs: ["convert"],
		listed: "civil",
		list(s, seat, out, deeds) {
			if (s.used[USED$2] === 1) return;
			const has = deeds.resourcesFor(s, seat, false);
			const full = deeds.isFull(s, seat, workType.theater);
			for (let old = URBAN_START; old < UNIT_START; old++) {
				if (s.workers[workAt(seat, old)] <= 0 || full && work.type[old] !== workType.theater) continue;
				for (let card = work.start[workType.theater]; card < work.start[workType.theater + 1]; card++) {
					if (card === old || s.workers[workAt(seat, card)] === -1 || work.level[card] < work.level[old]) continue;
					if (deeds.moveCost(s, seat, old, card) <= has) out.put(VERBS.convert.code(old, card));
				}
			}
		},
		apply(s, seat, code, world, deeds) {
			s.used[USED$2] = 1;
			deeds.spendCivil(s, seat, 1);
			deeds.move(s, seat, VERBS.convert.arg.old(code), VERBS.convert.arg.card(code), 0, world);
		},
		why(s, seat, _, deeds) {
			if (s.used[USED$2] === 1) return refusal("TTA-R-85", "refuse.onceATurn");
			return deeds.lackCivil(s, seat, 1) ?? refusal("TTA-R-65", "refuse.convert");
		}
	}
};
// games/through-the-ages/src/effects/leaders/james-cook.ts
/** James Cook: 2 culture for the first colony, 1 for each other; up to two cards may go for colonization. */
var jamesCook = {
	culture(s, seat) {
		const colonies = coloniesOf(s, seat);
		return colonies > 0 ? colonies + 1 : 0;
	},
	colonizingDiscards: 2
};
// games/through-the-ages/src/effects/wonders/fast-food-chains.ts
/** Fast Food Chains: 2 culture for each worker on farms and mines, 1 for each on other cards. */
var fastFoodChains = {
	completed(s, seat) {
		let n = 0;
		for (let card = 0; card < work.count; card++) {
			const workers = s.workers[workAt(seat, card)];
			if (workers > 0) n += workers * (card < URBAN_START ? 2 : 1);
		}
		return n;
	},
	worth: () => 5
};
// games/through-the-ages/src/effects/wonders/first-space-flight.ts
/** First Space Flight: culture for the levels of all technologies. */
var firstSpaceFlight = {
	completed: technologyLevels,
	worth: () => 5
};
// games/through-the-ages/src/effects/wonders/great-wall.ts
/**
* Great Wall: 1 strength for each infantry and artillery unit. Genghis Khan's infantry stays infantry
* (TTA-CARD-GENGHIS-3).
*/
var greatWall = {
	strength: (s, seat) => buildings(s, seat, workType.infantry) + buildings(s, seat, workType.artillery),
	worth: (s, seat) => buildings(s, seat, workType.infantry) + 1
};
// games/through-the-ages/src/effects/wonders/hollywood.ts
/** Hollywood: twice the culture of theaters and libraries, with what the leader changes (TTA-CARD-HOLLYWOOD-1). */
var hollywood = {
	completed(s, seat, led) {
		let n = led.stageCulture?.(s, seat) ?? 0;
		for (let card = work.start[workType.library]; card < work.start[workType.theater + 1]; card++) {
			const workers = s.workers[workAt(seat, card)];
			if (workers > 0) n += workers * work.culture[card];
		}
		return 2 * n;
	},
	worth: () => 5
};
// games/through-the-ages/src/effects/wonders/internet.ts
/** Internet: culture, science and strength of urban buildings, with what the leader changes (TTA-CARD-INTERNET-1). */
var internet = {
	completed(s, seat, led) {
		let n = (led.stageCulture?.(s, seat) ?? 0) + (led.labCulture?.(s, seat) ?? 0);
		let science = led.urbanScience?.(s, seat) ?? 0;
		for (let card = URBAN_START; card < UNIT_START; card++) {
			const workers = s.workers[workAt(seat, card)];
			if (workers <= 0) continue;
			n += workers * (work.culture[card] + work.strength[card]);
			science += workers * work.science[card];
		}
		return n + Math.max(science, 0);
	},
	worth: () => 5
};
// games/through-the-ages/src/effects/wonders/library-of-alexandria.ts
var libraryOfAlexandria = { worth: () => 2 };
// games/through-the-ages/src/effects/wonders/ocean-liner-service.ts
/** Ocean Liner Service: one more worker in each action phase, if wanted (TTA-R-87). */
var USED$1 = power.of("ocean-liner-service");
var oceanLinerService = {
	action: {
		rule: "TTA-R-87",
		verbs: ["voyage"],
		listed: "last",
		list(s, seat, out) {
			if (s.used[USED$1] === 0 && s.yellow[seat] > 0) out.put(VERBS.voyage.code());
		},
		apply(s, seat, _, world, deeds) {
			s.used[USED$1] = 1;
			deeds.gainPopulation(s, seat, 1, world);
		},
		why: (s) => refusal("TTA-R-87", s.used[USED$1] === 1 ? "refuse.onceATurn" : "refuse.voyage")
	},
	worth: (_, __, turns) => 1.2 * turns
};
// games/through-the-ages/src/effects/wonders/st-peters-basilica.ts
var stPetersBasilica = {
	moreFaces: true,
	worth: () => 3
};
// games/through-the-ages/src/effects/wonders/taj-mahal.ts
/** Taj Mahal: 2 civil actions less if a leader was replaced this turn (TTA-R-77); read in the row (TTA-WON-5). */
var REPLACED$1 = power.of("taj-mahal");
// games/through-the-ages/src/effects/wonders/table.ts
/** Every wonder with a text of its own, by the id of its card. Written by `npm run fix` from the files beside it. */
var table$1 = {
	"fast-food-chains": fastFoodChains,
	"first-space-flight": firstSpaceFlight,
	"great-wall": greatWall,
	hollywood,
	internet,
	"library-of-alexandria": libraryOfAlexandria,
	"ocean-liner-service": oceanLinerService,
	"st-peters-basilica": stPetersBasilica,
	"taj-mahal": { takeDiscount: (s, seat) => s.used[REPLACED$1] === 1 && seat === s.turn && s.leader[seat] !== -1 ? 2 : 0 },
	"transcontinental-railroad": {
		bestMineAgain: true,
		worth: (_, __, turns) => 1.2 * turns
	}
};
// games/through-the-ages/src/effects/wonders/hooks.ts
/** What the wonders say besides their symbols, packed by question at load. */
var byId$1 = table$1;
for (const id of Object.keys(table$1)) wonder.of(id);
var PLAIN = {};
/** Every wonder by number. */
var WONDERS = wonder.ids.map((id) => byId$1[id] ?? PLAIN);
/** Numbers of the wonders that say something to a question. */
var saying = (question) => WONDERS.flatMap((one, number) => one[question] === void 0 ? [] : [number]);
var MORE_FACES = saying("moreFaces");
var BEST_MINE_AGAIN = saying("bestMineAgain");
var WITH_STRENGTH = saying("strength");
// games/through-the-ages/src/query/faces.ts
/** Happy faces by their source. Unhappy ones are subtracted in the happiness rating only. */
/** Faces that other cards add to every card with a happy face (TTA-CARD-STPETER-1). */
function moreFaces(s, seat) {
	let n = 0;
	for (let i = 0; i < MORE_FACES.length; i++) if (stands(s, seat, MORE_FACES[i])) n++;
	return n;
}
/** Happy faces of all buildings of a type: every worker gives the additional face too (TTA-R-63a). */
function happyFaces(s, seat, type, more = moreFaces(s, seat)) {
	let n = 0;
	for (let card = work.start[type]; card < work.start[type + 1]; card++) if (work.happy[card] > 0 && s.workers[workAt(seat, card)] > 0) n += s.workers[workAt(seat, card)] * (work.happy[card] + more);
	return n;
}
/** Happy faces of completed wonders; unhappy ones are not subtracted (TTA-R-86a). */
function wonderFaces(s, seat, more = moreFaces(s, seat)) {
	let n = 0;
	const at = wonderAt(seat, 0);
	const homer = s.homer[seat];
	for (let i = 0; i < wonder.count; i++) {
		const state = s.wonder[at + i];
		if (state === 0) continue;
		let faces = state === 1 && wonder.happy[i] > 0 ? wonder.happy[i] : 0;
		if (homer === i) faces++;
		if (faces > 0 && !MORE_FACES.includes(i)) faces += more;
		n += faces;
	}
	return n;
}
var governmentFaces = (s, seat, more = moreFaces(s, seat)) => government.happy[s.government[seat]] > 0 ? government.happy[s.government[seat]] + more : 0;
// games/through-the-ages/src/effects/leaders/joan-of-arc.ts
/** Joan of Arc: strength of the happy faces of temples and government; looks at the top event (TTA-R-86b). */
var joanOfArc = {
	/** With the faces that the Basilica adds (TTA-R-86a). */
	strength: (s, seat) => happyFaces(s, seat, workType.temple) + governmentFaces(s, seat),
	peeks: true
};
// games/through-the-ages/src/effects/leaders/julius-caesar.ts
var juliusCaesar = {
	secondPolitics: true,
	worth: .3
};
// games/through-the-ages/src/effects/leaders/leonardo-da-vinci.ts
/** Leonardo da Vinci: science of the best lab or library; 1 resource for each technology developed. */
var leonardoDaVinci = {
	urbanScience: bestLearning,
	developed: { resources: 1 },
	worth: .4
};
// games/through-the-ages/src/effects/leaders/mahatma-gandhi.ts
var mahatmaGandhi = {
	attackPrice: 2,
	pacifist: true,
	worth: .4
};
// games/through-the-ages/src/effects/leaders/maximilien-robespierre.ts
var maximilienRobespierre = { redRevolution: { culture: 3 } };
// games/through-the-ages/src/effects/leaders/michelangelo.ts
/** Michelangelo: culture for happy faces of temples, theaters and wonders; wonders in the row without surcharge. */
var michelangelo = {
	/** Unhappy faces are not subtracted (TTA-R-86a). */
	culture: (s, seat) => happyFaces(s, seat, workType.temple) + happyFaces(s, seat, workType.theater) + wonderFaces(s, seat),
	noSurcharge: true,
	worth: .2
};
// games/through-the-ages/src/effects/leaders/moses.ts
var moses = {
	populationDiscount: 1,
	worth: .5
};
// games/through-the-ages/src/effects/leaders/napoleon-bonaparte.ts
/** Napoleon: 2 strength for each type of unit that one has. */
var napoleonBonaparte = { strength: (s, seat) => 2 * kindsPresent(s, seat, workType.infantry, workType.airForce) };
// games/through-the-ages/src/effects/leaders/sid-meier.ts
/** Sid Meier: each lab gives culture equal to its level and 1 science less. */
var sidMeier = {
	urbanScience: (s, seat) => -buildings(s, seat, workType.lab),
	labCulture: labLevels
};
// games/through-the-ages/src/effects/leaders/william-shakespeare.ts
/** Shakespeare: 2 culture for each pair of library and theater; each makes the other cheaper. */
/** Theaters are cheaper with a library, libraries with a theater. */
function discount(s, seat, type) {
	if (type === workType.theater) return best$1(s, seat, workType.library) === -1 ? 0 : 1;
	return type === workType.library && best$1(s, seat, workType.theater) !== -1 ? 1 : 0;
}
var williamShakespeare = {
	stageCulture: (s, seat) => 2 * Math.min(buildings(s, seat, workType.library), buildings(s, seat, workType.theater)),
	buildingDiscount: discount,
	scienceDiscount: discount,
	worth: .2
};
// games/through-the-ages/src/effects/leaders/winston-churchill.ts
/** Churchill: once in each action phase 3 culture, or 3 science and 3 resources for units (TTA-R-80a). */
var USED = power.of("winston-churchill");
var CULTURE = 3;
// games/through-the-ages/src/effects/leaders/table.ts
/** Every leader, by the id of its card. Written by `npm run fix` from the files beside it. */
var table = {
	"albert-einstein": albertEinstein,
	"alexander-the-great": alexanderTheGreat,
	aristotle,
	"bill-gates": billGates,
	"charlie-chaplin": charlieChaplin,
	"christopher-columbus": christopherColumbus,
	"frederick-barbarossa": frederickBarbarossa,
	"genghis-khan": genghisKhan,
	hammurabi,
	homer,
	"isaac-newton": isaacNewton,
	"j-s-bach": jSBach,
	"james-cook": jamesCook,
	"joan-of-arc": joanOfArc,
	"julius-caesar": juliusCaesar,
	"leonardo-da-vinci": leonardoDaVinci,
	"mahatma-gandhi": mahatmaGandhi,
	"maximilien-robespierre": maximilienRobespierre,
	michelangelo,
	moses,
	"napoleon-bonaparte": napoleonBonaparte,
	"sid-meier": sidMeier,
	"william-shakespeare": williamShakespeare,
	"winston-churchill": {
		action: {
			rule: "TTA-R-80a",
			verbs: ["speech", "rearm"],
			listed: "last",
			list(s, _, out) {
				if (s.used[USED] === 1) return;
				out.put(VERBS.speech.code());
				out.put(VERBS.rearm.code());
			},
			apply(s, seat, code, world, deeds) {
				s.used[USED] = 1;
				if (VERBS.speech.is(code)) {
					deeds.gainCulture(s, seat, CULTURE, world);
					return;
				}
				s.arms += 3;
				s.armsScience = 3;
			},
			why: () => refusal("TTA-R-80a", "refuse.onceATurn")
		},
		/** No choice made: the culture (TTA-R-80b). */
		afterActions: (s) => s.used[USED] === 0 ? CULTURE : 0,
		worth: 3
	}
};
// games/through-the-ages/src/effects/leaders/hooks.ts
/**
* What the leaders say, packed by question at load, so that asking costs one read: `leads.learns[s.leader[seat] + 1]`.
* The first place of every list stands for no leader.
*/
var byId = table;
for (const id of Object.keys(table)) leader.of(id);
/** Every leader by number + 1. */
var LED = [LEADERLESS, ...leader.ids.map((id) => byId[id])];
var nothing = () => 0;
var counts = (value) => Int16Array.from(LED, (led) => value(led) ?? 0);
var flags = (value) => counts((led) => value(led) === void 0 ? 0 : 1);
function sum$1(...parts) {
	const given = parts.filter((part) => part !== void 0);
	if (given.length < 2) return given[0] ?? nothing;
	return (s, seat) => given.reduce((n, part) => n + part(s, seat), 0);
}
var noDiscount = () => 0;
var leads = {
	science: LED.map((led) => sum$1(led.science, led.urbanScience)),
	culture: LED.map((led) => sum$1(led.culture, led.stageCulture, led.labCulture)),
	strength: LED.map((led) => sum$1(led.strength)),
	buildingDiscount: LED.map((led) => led.buildingDiscount ?? noDiscount),
	scienceDiscount: LED.map((led) => led.scienceDiscount ?? noDiscount),
	populationDiscount: counts((led) => led.populationDiscount),
	leaderDiscount: counts((led) => led.leaderDiscount),
	noSurcharge: flags((led) => led.noSurcharge),
	learns: counts((led) => led.learns),
	developedResources: counts((led) => led.developed?.resources),
	developedCulture: counts((led) => led.developed?.culture),
	developedCivil: counts((led) => led.developed?.civil),
	arms: counts((led) => led.arms),
	underWonder: flags((led) => led.underWonder),
	peeks: flags((led) => led.peeks),
	secondPolitics: flags((led) => led.secondPolitics),
	retires: counts((led) => led.retires?.yellow),
	discovers: flags((led) => led.discovers),
	ridingInfantry: flags((led) => led.ridingInfantry),
	colonizingDiscards: counts((led) => led.colonizingDiscards),
	redRevolution: flags((led) => led.redRevolution),
	revolutionCulture: counts((led) => led.redRevolution?.culture),
	attackPrice: counts((led) => led.attackPrice ?? 1),
	pacifist: flags((led) => led.pacifist),
	labsAsMines: flags((led) => led.labsAsMines)
};
/** Actions of leaders, by number + 1. */
var leaderActions = LED.map((led) => led.action);
// games/through-the-ages/src/query/army.ts
/** Armies form by themselves, so that they are worth the most (TTA-TACT-13). */
var CAVALRY = work.start[workType.cavalry] - UNIT_START;
var ARTILLERY = work.start[workType.artillery] - UNIT_START;
var AIR = work.start[workType.airForce] - UNIT_START;
/** Units of the kinds first..end, of level `from` or more. */
function count(units, at, first, end, from) {
	let n = 0;
	for (let i = first; i < end; i++) if (units[at + i] > 0 && work.level[UNIT_START + i] >= from) n += units[at + i];
	return n;
}
/**
* Most armies of a tactic from these units, each unit in one (TTA-TACT-6, TTA-TACT-10); infantry may ride
* (TTA-CARD-GENGHIS-2).
*/
function most$1(which, infantry, cavalry, artillery, riding) {
	let armies = 0;
	for (;;) {
		const n = armies + 1;
		if (tactic.artillery[which] * n > artillery) return armies;
		const riders = tactic.cavalry[which] * n;
		const lacking = riders > cavalry ? riders - cavalry : 0;
		if (lacking > 0 && !riding) return armies;
		if (tactic.infantry[which] * n + lacking > infantry) return armies;
		armies = n;
	}
}
/**
* Value of fresh and outdated armies with air forces: one for each army doubles it (TTA-TACT-9), the best first
* (TTA-R-57).
*/
function worth(fresh, outdated, air, which) {
	const doubled = Math.min(air, fresh);
	const rest = Math.min(air - doubled, outdated);
	return (fresh + doubled) * tactic.normal[which] + (outdated + rest) * tactic.outdated[which];
}
/** Tactical strength of all armies these units can form; `units[at]` counts the first kind of unit. */
function tacticalStrength(units, at, which, riding) {
	if (which === -1) return 0;
	const infantry = count(units, at, 0, CAVALRY, 0);
	const cavalry = count(units, at, CAVALRY, ARTILLERY, 0);
	const artillery = count(units, at, ARTILLERY, AIR, 0);
	const all = most$1(which, infantry, cavalry, artillery, riding);
	if (all === 0) return 0;
	const air = count(units, at, AIR, unit.count, 0);
	const from = tactic.level[which] - 1;
	const goodInfantry = count(units, at, 0, CAVALRY, from);
	const goodCavalry = count(units, at, CAVALRY, ARTILLERY, from);
	const fresh = most$1(which, goodInfantry, goodCavalry, count(units, at, ARTILLERY, AIR, from), riding);
	if (!riding) return worth(fresh, all - fresh, air, which);
	let best = 0;
	for (let n = 0; n <= fresh; n++) {
		const riders = tactic.cavalry[which] * n;
		const asCavalry = riders > goodCavalry ? riders - goodCavalry : 0;
		const more = most$1(which, infantry - tactic.infantry[which] * n - asCavalry, cavalry - (riders - asCavalry), artillery - tactic.artillery[which] * n, true);
		best = Math.max(best, worth(n, more, air, which));
	}
	return best;
}
/** Printed strength of these units (TTA-COL-10). */
function unitStrength(units, at) {
	let n = 0;
	for (let i = 0; i < unit.count; i++) if (units[at + i] > 0) n += units[at + i] * work.strength[UNIT_START + i];
	return n;
}
var ridesInfantry = (s, seat) => leads.ridingInfantry[s.leader[seat] + 1] === 1;
var armyStrength = (s, seat) => s.tactic[seat] === -1 ? 0 : tacticalStrength(s.workers, workAt(seat, UNIT_START), s.tactic[seat], ridesInfantry(s, seat));
// games/through-the-ages/src/query/ratings.ts
/**
* Science, culture, strength, happiness: computed from the cards in play and the workers whenever they are asked for,
* so that every change counts at once (TTA-STAT-6, TTA-ACT-BUILD-3, TTA-ACT-TAC-3).
*/
var SCIENCE = givers(wonder.science);
var STRENGTH = givers(wonder.strength);
var COLONIZATION = givers(wonder.colonization);
/** What the workers on the cards from..to give: each its symbols, nothing without workers (TTA-STAT-2, TTA-TECH-7). */
function fromWorkers(s, seat, given, from, to) {
	let n = 0;
	const at = workAt(seat, 0);
	for (let card = from; card < to; card++) {
		const workers = s.workers[at + card];
		if (workers > 0) n += workers * given[card];
	}
	return n;
}
/** All science produced, with what cards change (TTA-STAT-5), never below 0 (TTA-STAT-7). */
function scienceRating(s, seat) {
	const n = government.science[s.government[seat]] + fromWorkers(s, seat, work.science, URBAN_START, UNIT_START) + fromWonders(s, seat, SCIENCE);
	const who = s.leader[seat];
	return Math.max(who === -1 ? n : n + leader.science[who] + leads.science[who + 1](s, seat), 0);
}
var TOURISM = pact.of("international-tourism");
var RUIN_CULTURE = 2;
/**
* All culture produced, never below 0 (TTA-STAT-8); what comes only under a condition is no part of it (TTA-STAT-9).
*/
function cultureRating(s, seat) {
	let n = government.culture[s.government[seat]] + fromWorkers(s, seat, work.culture, URBAN_START, UNIT_START);
	const at = wonderAt(seat, 0);
	for (let i = 0; i < wonder.count; i++) if (s.wonder[at + i] === 1) n += wonder.culture[i];
	else if (s.wonder[at + i] === 2) n += RUIN_CULTURE;
	const who = s.leader[seat];
	if (who !== -1) n += leader.culture[who] + leads.culture[who + 1](s, seat);
	for (let owner = 0; owner < s.seats; owner++) {
		const which = s.pact[owner];
		if (which === -1 || owner !== seat && s.partner[owner] !== seat) continue;
		n += pact.culture[which * 2 + sideOf(s, owner, seat)];
		if (which === TOURISM) n += wondersOf(s, owner === seat ? s.partner[owner] : owner);
	}
	return Math.max(n, 0);
}
var UNHAPPY_WONDERS = Array.from(wonder.happy, (faces, i) => faces < 0 ? i : -1).filter((i) => i !== -1);
/** Happy symbols less unhappy ones, within 0 to 8 (TTA-STAT-11). A card without workers gives its own (TTA-STAT-3). */
function happinessRating(s, seat) {
	const more = moreFaces(s, seat);
	let n = wonderFaces(s, seat, more) + governmentFaces(s, seat, more);
	for (let type = workType.temple; type <= workType.arena; type++) n += happyFaces(s, seat, type, more);
	const who = s.leader[seat];
	if (who !== -1 && leader.happy[who] > 0) n += leader.happy[who] + more;
	for (let i = 0; i < territory.count; i++) if (s.colony[i] === seat && territory.happy[i] > 0) n += territory.happy[i] + more;
	if (government.happy[s.government[seat]] < 0) n += government.happy[s.government[seat]];
	for (let i = 0; i < UNHAPPY_WONDERS.length; i++) if (stands(s, seat, UNHAPPY_WONDERS[i])) n += wonder.happy[UNHAPPY_WONDERS[i]];
	return n < 0 ? 0 : Math.min(n, 8);
}
/** Place in the tables of the yellow bank: more than 18 tokens behave like 18 (TTA-R-1b). */
var yellowIndex = (s, seat) => Math.min(s.yellow[seat], 18);
/** Happiness needed (TTA-HAPPY-2) less happiness rating (TTA-HAPPY-3); unused workers stay unused (TTA-HAPPY-5). */
function discontent(s, seat) {
	const needed = HAPPINESS_NEEDED[yellowIndex(s, seat)];
	return needed === 0 ? 0 : Math.max(needed - happinessRating(s, seat), 0);
}
/** All strength produced, never below 0 (TTA-STAT-10); `without` leaves out the pact in that seat's area (TTA-R-29). */
function strengthRating(s, seat, without = -1) {
	let n = armyStrength(s, seat) + government.strength[s.government[seat]] + fromWorkers(s, seat, work.strength, work.start[workType.arena], work.count) + fromWonders(s, seat, STRENGTH);
	for (let i = 0; i < WITH_STRENGTH.length; i++) if (stands(s, seat, WITH_STRENGTH[i])) n += WONDERS[WITH_STRENGTH[i]].strength?.(s, seat) ?? 0;
	n += fromSpecial(s, seat, specialType.exploration, special.strength);
	n += fromSpecial(s, seat, specialType.warfare, special.strength);
	for (let i = 0; i < territory.count; i++) if (s.colony[i] === seat) n += territory.strength[i];
	const who = s.leader[seat];
	if (who !== -1) n += leader.strength[who] + leads.strength[who + 1](s, seat);
	return Math.max(n + fromPacts(s, seat, pact.strength, without), 0);
}
/** Colonization bonus of cards in play: in a colonization only (TTA-STAT-13). */
var colonizationBonus = (s, seat) => fromSpecial(s, seat, specialType.exploration, special.colonization) + fromWonders(s, seat, COLONIZATION);
// games/through-the-ages/src/query/totals.ts
/** Action totals, hand limits, stores, and what is produced, consumed and lost each turn. */
var CIVIL$1 = givers(wonder.civil);
var MILITARY = givers(wonder.military);
var HAND = givers(wonder.hand);
/** Civil actions on cards in play (TTA-STAT-14). */
var civilTotal = (s, seat) => government.civil[s.government[seat]] + fromSpecial(s, seat, specialType.law, special.civil) + fromWonders(s, seat, CIVIL$1);
/** Military actions on cards in play (TTA-STAT-14). */
function militaryTotal(s, seat) {
	const who = s.leader[seat];
	return government.military[s.government[seat]] + fromSpecial(s, seat, specialType.warfare, special.military) + (who === -1 ? 0 : leader.military[who]) + fromWonders(s, seat, MILITARY) + fromPacts(s, seat, pact.military);
}
/**
* Limit of the civil hand (TTA-HAND-2). Cards beyond it are not discarded (TTA-HAND-3). The Library raises it
* (TTA-R-74a).
*/
var civilLimit = (s, seat) => civilTotal(s, seat) + fromWonders(s, seat, HAND);
/** Limit of the military hand (TTA-HAND-5). The Library raises it, but no total (TTA-R-74b). */
var militaryLimit = (s, seat) => militaryTotal(s, seat) + fromWonders(s, seat, HAND);
/** Actions that can be spent now; the temporary ones belong to the player whose turn it is (TTA-STAT-18). */
var civilLeft = (s, seat) => s.civil[seat] + (seat === s.turn ? s.spareCivil : 0);
var militaryLeft = (s, seat) => s.military[seat] + (seat === s.turn ? s.spareMilitary : 0);
/** What the tokens on the stores from..to are worth. */
function stored(s, seat, from, to) {
	let n = 0;
	const at = storeAt(seat, 0);
	for (let i = from; i < to; i++) n += s.blue[at + i] * store.value[i];
	return n;
}
/** Food stored (TTA-FOOD-1). */
var food = (s, seat) => stored(s, seat, 0, FARMS);
/** Resources stored, on labs too, even after Bill Gates (TTA-CARD-GATES-3). */
var resources = (s, seat) => stored(s, seat, FARMS, store.count);
function tokensOnCards(s, seat) {
	let n = 0;
	const at = storeAt(seat, 0);
	for (let i = 0; i < store.count; i++) n += s.blue[at + i];
	return n;
}
/** Food eaten each turn, by the emptied sections of the yellow bank (TTA-PROD-8, TTA-R-1a, TTA-R-1c). */
var consumption = (s, seat) => CONSUMPTION[yellowIndex(s, seat)];
/** Resources lost each turn, by the emptied sections of the blue bank (TTA-PROD-3, TTA-R-2a). */
var corruption = (s, seat) => CORRUPTION[Math.min(s.bank[seat], 16)];
/** Printed price of one more worker; 99 with an empty bank (TTA-ACT-POP-1, TTA-ACT-POP-3). */
var populationPrice = (s, seat) => POPULATION_COST[yellowIndex(s, seat)];
function produced(s, seat, type) {
	let n = 0;
	for (let card = work.start[type]; card < work.start[type + 1]; card++) {
		const workers = s.workers[workAt(seat, card)];
		if (workers > 0) n += workers * store.value[work.store[card]];
	}
	return n;
}
var foodFromPacts = (s, seat) => fromPacts(s, seat, pact.food);
var resourcesFromPacts = (s, seat) => fromPacts(s, seat, pact.resources);
/** Food a turn, by workers and cards, whatever the bank holds (TTA-R-91c); with pacts (TTA-R-91b). */
var foodProduction = (s, seat) => Math.max(produced(s, seat, workType.farm) + foodFromPacts(s, seat), 0);
/** The mine that produces once more, or NONE (Transcontinental Railroad). */
function mineAgain(s, seat) {
	for (let i = 0; i < BEST_MINE_AGAIN.length; i++) if (stands(s, seat, BEST_MINE_AGAIN[i])) return best$1(s, seat, workType.mine);
	return -1;
}
/** Resources of mines alone: neither labs nor pacts count for Impact of Industry (TTA-CARD-GATES-4). */
function mineProduction(s, seat) {
	const n = produced(s, seat, workType.mine);
	const mine = mineAgain(s, seat);
	return mine === -1 ? n : n + store.value[work.store[mine]];
}
/** Resources a turn; labs of age I and later count with Bill Gates (TTA-CARD-GATES-1). */
function resourceProduction(s, seat) {
	const n = mineProduction(s, seat) + resourcesFromPacts(s, seat);
	return Math.max(leads.labsAsMines[s.leader[seat] + 1] === 1 ? n + labLevels(s, seat) : n, 0);
}
// games/through-the-ages/src/query/costs.ts
/** What things cost: resources, science, food, civil actions. */
/**
* Resources less for an urban building, by level of the Construction technology (none to III) and age of the building.
*/
var URBAN_DISCOUNT = Int16Array.of(0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 2, 2, 0, 1, 2, 3);
/** Resources for one worker on a card: Construction lowers it for urban buildings only (TTA-ACT-BUILD-2). */
function buildCost(s, seat, card) {
	if (!isUrban(card)) return work.cost[card];
	const n = work.cost[card] - URBAN_DISCOUNT[s.special[specialAt(seat, specialType.construction)] * 4 + work.level[card]];
	return Math.max(n - leads.buildingDiscount[s.leader[seat] + 1](s, seat, work.type[card]), 0);
}
var less = (cost, discount) => cost > discount ? cost - discount : 0;
/** Cost of a new building or unit. Lowered below zero it is zero (TTA-ACT-CARD-4). */
var placeCost = (s, seat, card, discount = 0) => less(buildCost(s, seat, card), discount);
/** The difference (TTA-ACT-UPG-2) of the two costs, each reduced first (TTA-ACT-UPG-3); never below 0 (TTA-R-46b). */
var moveCost = (s, seat, from, to, discount = 0) => less(Math.max(buildCost(s, seat, to) - buildCost(s, seat, from), 0), discount);
/** Food for one more worker. */
var populationCost = (s, seat, discount = 0) => Math.max(populationPrice(s, seat) - leads.populationDiscount[s.leader[seat] + 1] - discount, 0);
/** Resources of the next `count` stages, less a discount. */
function stagesCost(s, seat, count, discount = 0) {
	let n = -discount;
	const first = s.unfinished[seat] * 5 + s.stages[seat];
	for (let i = 0; i < count; i++) n += wonder.stageCost[first + i];
	return Math.max(n, 0);
}
var SCIENTIFIC_COOPERATION = pact.of("scientific-cooperation");
var TRADE_ROUTES = pact.of("trade-routes-agreement");
/** The seat that shares the price of every technology (TTA-R-93a), or NONE. */
function scientificPartner(s, seat) {
	for (let owner = 0; owner < s.seats; owner++) {
		if (s.pact[owner] !== SCIENTIFIC_COOPERATION) continue;
		if (owner === seat) return s.partner[owner];
		if (s.partner[owner] === seat) return owner;
	}
	return -1;
}
/**
* Science for a technology, the higher of a government's values (TTA-ACT-TECH-2); for a revolution the lower
* (TTA-ACT-REV-3).
*/
function scienceCost(s, seat, card, revolution, discount = 0, partner = scientificPartner(s, seat)) {
	let n = (revolution ? civil.revolution[card] : civil.science[card]) - discount;
	if (civil.kind[card] === civilKind.work) n -= leads.scienceDiscount[s.leader[seat] + 1](s, seat, work.type[civil.place[card]]);
	if (partner !== -1) n -= 2;
	return Math.max(n, 0);
}
/** Churchill's science pays for unit technologies only (TTA-R-80c). */
var spareScience = (s, seat, card) => s.armsScience > 0 && seat === s.turn && civil.kind[card] === civilKind.work && isUnit(civil.place[card]) ? s.armsScience : 0;
/** A partner who has no science bars every technology (TTA-R-93b). */
function canPayScience(s, seat, card, revolution, discount, partner) {
	if (partner !== -1 && s.science[partner] < 1) return false;
	return scienceCost(s, seat, card, revolution, discount, partner) <= s.science[seat] + spareScience(s, seat, card);
}
/** Trade Routes Agreement: 0 = no part in it, 1 = side A (food for resources), 2 = side B (resources for food). */
function tradeSide(s, seat) {
	for (let owner = 0; owner < s.seats; owner++) {
		if (s.pact[owner] !== TRADE_ROUTES) continue;
		if (owner === seat) return 1 + s.side[owner];
		if (s.partner[owner] === seat) return 2 - s.side[owner];
	}
	return 0;
}
var isSwapping = (s, seat, side) => s.swap === 1 && seat === s.turn && tradeSide(s, seat) === side;
/** Resources that a payment may use; `forUnit` adds what is granted for units this turn. */
function resourcesFor(s, seat, forUnit, foodSpent = 0) {
	let n = resources(s, seat);
	if (forUnit && seat === s.turn) n += s.arms + s.homerArms;
	if (isSwapping(s, seat, 1) && food(s, seat) > foodSpent) n++;
	return n;
}
var foodFor = (s, seat) => food(s, seat) + (isSwapping(s, seat, 2) && resources(s, seat) > 0 ? 1 : 0);
/** There is a yellow token and the food for it. */
var canGrow = (s, seat, discount = 0) => s.yellow[seat] > 0 && populationCost(s, seat, discount) <= foodFor(s, seat);
/**
* Barbarossa: both costs must be paid (TTA-R-83a); what is granted for units helps, no cost falls below 0 (TTA-R-83b).
*/
function canMuster(s, seat, card) {
	if (!canGrow(s, seat, 1) || s.workers[workAt(seat, card)] === -1) return false;
	const price = populationCost(s, seat, 1);
	const swapped = s.swap === 1 && price > 0 && tradeSide(s, seat) === 2 && resources(s, seat) > 0 ? 1 : 0;
	return placeCost(s, seat, card, 1) <= resourcesFor(s, seat, true, Math.min(price, food(s, seat))) - swapped;
}
/** Another building of its type would pass the government's limit (TTA-TECH-8); those above it stay (TTA-R-45). */
var isFull = (s, seat, type) => buildings(s, seat, type) >= government.limit[s.government[seat]];
/** Civil actions more for a wonder in the row: 1 for each one completed (TTA-ACT-WON-1). */
var surcharge = (s, seat) => leads.noSurcharge[s.leader[seat] + 1] === 1 ? 0 : wondersOf(s, seat);
/** Civil actions for the card in a space of the row; lowered below zero they are zero (TTA-R-76). */
function takeCost(s, seat, space, more = surcharge(s, seat)) {
	const card = s.row[space];
	let n = SPACE_COST[space];
	const kind = civil.kind[card];
	if (kind === civilKind.wonder) {
		n += more;
		n -= WONDERS[civil.place[card]].takeDiscount?.(s, seat) ?? 0;
	} else if (kind === civilKind.leader) n -= leads.leaderDiscount[s.leader[seat] + 1];
	return Math.max(n, 0);
}
/** What keeps a card of the row from being taken, whatever it costs. */
var takeBars = {
	nothing: 0,
	handFull: 1,
	sameTechnology: 2,
	leaderAge: 3,
	unfinished: 4
};
/**
* One unfinished wonder at a time (TTA-WON-2). A wonder needs no room in hand (TTA-ACT-WON-5); action cards may be
* doubled (TTA-R-48a); one leader an age (TTA-LEAD-3).
*/
function takeBar(s, seat, card, limit = civilLimit(s, seat)) {
	const kind = civil.kind[card];
	if (kind === civilKind.wonder) return s.unfinished[seat] !== -1 ? takeBars.unfinished : takeBars.nothing;
	if (s.handSize[seat] >= limit) return takeBars.handFull;
	if (kind === civilKind.leader) return s.leaderAges[seat] >> leader.age[civil.place[card]] & 1 ? takeBars.leaderAge : takeBars.nothing;
	if (kind === civilKind.action) return takeBars.nothing;
	return holds(s, seat, card) || inPlay(s, seat, card) ? takeBars.sameTechnology : takeBars.nothing;
}
/** Is this civil card in hand? */
function holds(s, seat, card) {
	const at = handAt(seat, 0);
	const end = at + s.handSize[seat];
	for (let i = at; i < end; i++) if (s.hand[i] === card) return true;
	return false;
}
/** Is this technology in play? */
function inPlay(s, seat, card) {
	const place = civil.place[card];
	if (civil.kind[card] === civilKind.work) return s.workers[workAt(seat, place)] !== -1;
	if (civil.kind[card] === civilKind.government) return s.government[seat] === place;
	if (civil.kind[card] === civilKind.special) return s.special[specialAt(seat, place / 3 | 0)] === civil.age[card];
	return false;
}
// games/through-the-ages/src/effects/tokens.ts
/**
* Blue tokens: paying, gaining, losing. Nobody is asked how (TTA-R-5b).
* In a payment each token stays, returns to the bank (TTA-FOOD-5), moves to a card of smaller value (TTA-FOOD-6) or
* gives change (TTA-FOOD-7), in any combination (TTA-FOOD-8, TTA-R-72a); tokens are never merged (TTA-R-72b) and never
* move to a card of higher value (TTA-FOOD-11). Labs take part with Bill Gates (TTA-CARD-GATES-2). A score packs how
* many tokens of each value are left: fewest tokens first, then the most valuable ones (TTA-R-5a).
*/
var BASE = 64;
var TOKEN = BASE ** 4;
/** Weight of one token left on a card, by its value. */
var WEIGHT = [
	0,
	1,
	BASE,
	BASE ** 2,
	0,
	BASE ** 3
].map((weight) => weight - TOKEN);
var best = /* @__PURE__ */ new Float64Array(128);
var before = /* @__PURE__ */ new Float64Array(128);
var left = /* @__PURE__ */ new Int16Array(6);
var VALUES = [
	5,
	3,
	2,
	1
];
/**
* Tokens can be put on this card: its technology is in play, and a lab only while Bill Gates leads (TTA-R-73a,
* TTA-R-73c).
*/
var takesTokens = (s, seat, place) => s.workers[workAt(seat, store.work[place])] !== -1 && (place < MINES_END || leads.labsAsMines[s.leader[seat] + 1] === 1);
function takesValue(s, seat, from, to, value) {
	for (let place = from; place < to; place++) if (store.value[place] === value && takesTokens(s, seat, place)) return true;
	return false;
}
/** Fewest tokens worth `rest` on cards of smaller value; 1 is always in play (Agriculture, Bronze). */
function change(rest, two, three) {
	if (rest === 0) return 0;
	if (rest === 1) return WEIGHT[1];
	if (rest === 2) return two ? WEIGHT[2] : 2 * WEIGHT[1];
	if (rest === 3) return three ? WEIGHT[3] : two ? WEIGHT[2] + WEIGHT[1] : 3 * WEIGHT[1];
	return three ? WEIGHT[3] + WEIGHT[1] : two ? 2 * WEIGHT[2] : 4 * WEIGHT[1];
}
/**
* Takes `amount` off the stores from..to; returns what was really taken. That is more (TTA-FOOD-10) only if the bank
* cannot give change (TTA-R-6a), and then as little as possible (TTA-R-6b).
*/
function take(s, seat, from, to, amount) {
	if (amount <= 0) return 0;
	let total = 0;
	let tokens = 0;
	for (let place = from; place < to; place++) {
		total += s.blue[storeAt(seat, place)] * store.value[place];
		tokens += s.blue[storeAt(seat, place)];
	}
	if (amount >= total) {
		for (let place = from; place < to; place++) s.blue[storeAt(seat, place)] = 0;
		s.bank[seat] += tokens;
		return total;
	}
	const most = Math.min(amount + 4, total);
	const two = takesValue(s, seat, from, to, 2);
	const three = takesValue(s, seat, from, to, 3);
	for (let paid = 0; paid <= most; paid++) best[paid] = Number.NEGATIVE_INFINITY;
	best[0] = 0;
	for (let place = from; place < to; place++) {
		const worth = store.value[place];
		for (let i = s.blue[storeAt(seat, place)]; i > 0; i--) {
			for (let paid = 0; paid <= most; paid++) before[paid] = best[paid];
			for (let paid = 0; paid <= most; paid++) {
				let score = before[paid] + WEIGHT[worth];
				for (let pay = 1; pay <= worth && pay <= paid; pay++) {
					const other = before[paid - pay] + change(worth - pay, two && worth > 2, three && worth > 3);
					if (other > score) score = other;
				}
				best[paid] = score;
			}
		}
	}
	for (let paid = amount; paid <= most; paid++) {
		if (best[paid] === Number.NEGATIVE_INFINITY) continue;
		const after = Math.ceil(-best[paid] / TOKEN);
		if (after - tokens > s.bank[seat]) continue;
		let rest = best[paid] + after * TOKEN;
		left[5] = Math.floor(rest / BASE ** 3);
		rest -= left[5] * BASE ** 3;
		left[3] = Math.floor(rest / BASE ** 2);
		rest -= left[3] * BASE ** 2;
		left[2] = Math.floor(rest / BASE);
		left[1] = rest - left[2] * BASE;
		s.bank[seat] += tokens - after;
		for (let i = 0; i < VALUES.length; i++) arrange(s, seat, from, to, VALUES[i], left[VALUES[i]]);
		return paid;
	}
	return 0;
}
/** Leaves `count` tokens of a value on its cards: labs give first and get last. */
function arrange(s, seat, from, to, value, count) {
	let now = 0;
	for (let place = from; place < to; place++) if (store.value[place] === value) now += s.blue[storeAt(seat, place)];
	for (let place = to - 1; place >= from && now > count; place--) {
		if (store.value[place] !== value) continue;
		const off = Math.min(now - count, s.blue[storeAt(seat, place)]);
		s.blue[storeAt(seat, place)] -= off;
		now -= off;
	}
	for (let place = from; place < to && now < count; place++) {
		if (store.value[place] !== value || !takesTokens(s, seat, place)) continue;
		s.blue[storeAt(seat, place)] += count - now;
		now = count;
	}
}
/**
* Puts tokens worth `amount` on the stores from..to (TTA-FOOD-2): the fewest, most valuable first (TTA-R-8a). If the
* bank is short, the nearest smaller amount (TTA-FOOD-3), chosen likewise (TTA-R-8b).
*/
function put(s, seat, from, to, amount) {
	let rest = amount;
	for (let i = 0; i < VALUES.length; i++) {
		const value = VALUES[i];
		for (let place = from; place < to && rest >= value; place++) {
			if (store.value[place] !== value || !takesTokens(s, seat, place)) continue;
			const wanted = rest / value | 0;
			const n = Math.min(wanted, s.bank[seat]);
			s.blue[storeAt(seat, place)] += n;
			s.bank[seat] -= n;
			rest -= n * value;
		}
	}
	return amount - rest;
}
var takeFood = (s, seat, amount) => take(s, seat, 0, FARMS, amount);
var takeResources = (s, seat, amount) => take(s, seat, FARMS, store.count, amount);
var putFood = (s, seat, amount) => put(s, seat, 0, FARMS, amount);
var putResources = (s, seat, amount) => put(s, seat, FARMS, store.count, amount);
// games/through-the-ages/src/effects/changes.ts
/**
* The small changes everything is made of: points, tokens, workers, actions. Each tells the chronicle what happened.
*/
var MOST_POINTS = 9999;
var gained = (world, seat, what, amount) => {
	if (world.live && amount > 0) world.emit({
		type: "gained",
		seat,
		what,
		amount
	});
};
var lost = (world, seat, what, amount) => {
	if (world.live && amount > 0) world.emit({
		type: "lost",
		seat,
		what,
		amount
	});
};
function gainScience(s, seat, amount, world) {
	s.science[seat] = Math.min(s.science[seat] + amount, MOST_POINTS);
	gained(world, seat, "science", amount);
}
function loseScience(s, seat, amount, world) {
	const n = Math.min(amount, s.science[seat]);
	s.science[seat] -= n;
	lost(world, seat, "science", n);
	return n;
}
function gainCulture(s, seat, amount, world) {
	s.culture[seat] = Math.min(s.culture[seat] + amount, MOST_POINTS);
	gained(world, seat, "culture", amount);
}
function loseCulture(s, seat, amount, world) {
	const n = Math.min(amount, s.culture[seat]);
	s.culture[seat] -= n;
	lost(world, seat, "culture", n);
	return n;
}
function gainFood(s, seat, amount, world) {
	gained(world, seat, "food", putFood(s, seat, amount));
}
function gainResources(s, seat, amount, world) {
	gained(world, seat, "resources", putResources(s, seat, amount));
}
/**
* Losing follows the rules of spending; at most all (TTA-FOOD-13). Returns the amount due that was there (TTA-R-72e).
*/
function loseFood(s, seat, amount, world) {
	const had = food(s, seat);
	takeFood(s, seat, amount);
	const n = Math.min(amount, had);
	lost(world, seat, "food", n);
	return n;
}
function loseResources(s, seat, amount, world) {
	const had = resources(s, seat);
	takeResources(s, seat, amount);
	const n = Math.min(amount, had);
	lost(world, seat, "resources", n);
	return n;
}
/**
* Trade Routes Agreement: one food counts as one resource or the other way round, once; in payments, not losses
* (TTA-R-92b).
*/
function swapped(s, seat, side) {
	if (s.swap !== 1 || seat !== s.turn || tradeSide(s, seat) !== side) return false;
	if ((side === 1 ? food(s, seat) : resources(s, seat)) === 0) return false;
	if (side === 1) takeFood(s, seat, 1);
	else takeResources(s, seat, 1);
	s.swap = 2;
	return true;
}
/** Pays resources: what is granted for units this turn goes first (TTA-FOOD-12). */
function payResources(s, seat, amount, forUnit) {
	let due = amount;
	if (forUnit && seat === s.turn) {
		if (due > 0 && s.homerArms > 0) {
			s.homerArms--;
			due--;
		}
		const n = Math.min(due, s.arms);
		s.arms -= n;
		due -= n;
	}
	if (due > 0 && swapped(s, seat, 1)) due--;
	takeResources(s, seat, due);
}
function payFood(s, seat, amount) {
	let due = amount;
	if (due > 0 && swapped(s, seat, 2)) due--;
	takeFood(s, seat, due);
}
/**
* A card brings them to the bank (TTA-TOK-6) and takes them back when it goes (TTA-TOK-3), or the other way
* (TTA-TOK-4).
*/
function gainBlue(s, seat, amount, world) {
	s.bank[seat] += amount;
	s.blueTotal[seat] += amount;
	gained(world, seat, "blue", amount);
}
/**
* From the bank (TTA-TOK-7), then from farms, mines and labs of the owner's choice; never from a wonder (TTA-R-10b).
*/
function loseBlue(s, seat, amount, world) {
	const fromBank = Math.min(amount, s.bank[seat]);
	s.bank[seat] -= fromBank;
	s.blueTotal[seat] -= fromBank;
	lost(world, seat, "blue", fromBank);
	const missing = amount - fromBank;
	if (missing === 0) return;
	const onCards = tokensOnCards(s, seat);
	if (missing < onCards) ask(s, DECISIONS.giveToken, bit(seat), missing, 0);
	else {
		for (let step = 0; step < store.count; step++) s.blue[storeAt(seat, step)] = 0;
		s.blueTotal[seat] -= onCards;
		lost(world, seat, "blue", onCards);
	}
}
/** Banks fill from the left and give from the right: their number says everything (TTA-TOK-1). */
function gainYellow(s, seat, amount, world) {
	s.yellow[seat] += amount;
	s.yellowTotal[seat] += amount;
	gained(world, seat, "yellow", amount);
}
/** Only the bank pays (TTA-TOK-9, TTA-R-11); what another takes is what was there (TTA-TOK-10). */
function loseYellow(s, seat, amount, world) {
	const n = Math.min(amount, s.yellow[seat]);
	s.yellow[seat] -= n;
	s.yellowTotal[seat] -= n;
	lost(world, seat, "yellow", n);
	return n;
}
/** From the bank to the worker pool, as far as there are any (TTA-TOK-13, TTA-R-54). */
function gainPopulation(s, seat, amount, world) {
	const n = Math.min(amount, s.yellow[seat]);
	s.yellow[seat] -= n;
	s.pool[seat] += n;
	gained(world, seat, "population", n);
}
/**
* Unused workers first, then workers from cards of the owner's choice (TTA-TOK-15); without any nothing happens
* (TTA-R-12b).
*/
function losePopulation(s, seat, amount, world) {
	const n = Math.min(amount, s.pool[seat]);
	s.pool[seat] -= n;
	s.yellow[seat] += n;
	lost(world, seat, "population", n);
	if (amount > n && hasWorkers(s, seat)) ask(s, DECISIONS.loseWorker, bit(seat), amount - n);
}
function hasWorkers(s, seat) {
	for (let card = 0; card < work.count; card++) if (s.workers[workAt(seat, card)] > 0) return true;
	return false;
}
/**
* A worker leaves its card for the worker pool; nothing is refunded, tokens on the card stay (TTA-ACT-DEST-2,
* TTA-TECH-6).
*/
function toPool(s, seat, card) {
	s.workers[workAt(seat, card)]--;
	s.pool[seat]++;
}
function fromPool(s, seat, card) {
	s.workers[workAt(seat, card)]++;
	s.pool[seat]--;
}
/** Temporary actions are spent first (TTA-STAT-18). */
function spendCivil(s, seat, amount) {
	let due = amount;
	if (seat === s.turn && due > 0 && s.spareCivil > 0) {
		s.spareCivil--;
		due--;
	}
	s.civil[seat] -= due;
}
function spendMilitary(s, seat, amount) {
	let due = amount;
	if (seat === s.turn) {
		const n = Math.min(due, s.spareMilitary);
		s.spareMilitary -= n;
		due -= n;
	}
	s.military[seat] -= due;
}
/** One spent civil action becomes available again, if one is spent (TTA-STAT-17). */
function refundCivil(s, seat) {
	if (s.civil[seat] < civilTotal(s, seat)) s.civil[seat]++;
}
/**
* After a change of totals: new cubes are available (TTA-STAT-19), lost ones are taken from the spent ones first
* (TTA-STAT-20).
*/
function settleActions(s, seat, civilBefore, militaryBefore) {
	const civilNow = civilTotal(s, seat);
	if (civilNow > civilBefore) s.civil[seat] += civilNow - civilBefore;
	else if (s.civil[seat] > civilNow) s.civil[seat] = civilNow;
	const militaryNow = militaryTotal(s, seat);
	if (militaryNow > militaryBefore) s.military[seat] += militaryNow - militaryBefore;
	else if (s.military[seat] > militaryNow) s.military[seat] = militaryNow;
}
/** The i-th seat still in the game from `from` on, clockwise; NONE after the last. */
function nextSeat(s, from, i) {
	let n = 0;
	for (let step = 0; step < s.seats; step++) {
		const seat = (from + step) % s.seats;
		if (s.out[seat] === 1) continue;
		if (n === i) return seat;
		n++;
	}
	return -1;
}
// games/through-the-ages/src/effects/hands.ts
/** Cards in hand: civil ones in the order taken, military ones drawn by chance and kept sorted. */
function addCivil(s, seat, card) {
	s.hand[handAt(seat, s.handSize[seat]++)] = card;
}
/** Takes the copy held longest; cards taken in this action phase are the last ones (TTA-ACT-CARD-2). */
function removeCivil(s, seat, card) {
	const size = s.handSize[seat];
	let at = 0;
	while (at < size && s.hand[handAt(seat, at)] !== card) at++;
	if (at === size) throw new Error(`seat ${seat} does not hold civil card ${card}`);
	if (seat === s.turn && at >= size - s.fresh) s.fresh--;
	for (let i = at; i < size - 1; i++) s.hand[handAt(seat, i)] = s.hand[handAt(seat, i + 1)];
	s.hand[handAt(seat, size - 1)] = -1;
	s.handSize[seat]--;
}
function addCard(s, seat, card) {
	let at = s.cardCount[seat]++;
	while (at > 0 && s.cards[cardAt(seat, at - 1)] > card) {
		s.cards[cardAt(seat, at)] = s.cards[cardAt(seat, at - 1)];
		at--;
	}
	s.cards[cardAt(seat, at)] = card;
	s.cardAges[backAt(seat, military.age[card])]++;
}
function removeCard(s, seat, card) {
	const size = s.cardCount[seat];
	let at = 0;
	while (at < size && s.cards[cardAt(seat, at)] !== card) at++;
	if (at === size) throw new Error(`seat ${seat} does not hold ${military.ids[card]}`);
	for (let i = at; i < size - 1; i++) s.cards[cardAt(seat, i)] = s.cards[cardAt(seat, i + 1)];
	s.cards[cardAt(seat, size - 1)] = -1;
	s.cardCount[seat]--;
	s.cardAges[backAt(seat, military.age[card])]--;
}
/** To the pile of its own age; only that of the current age can come back (TTA-HAND-8, TTA-R-17a). */
function discardCard(s, card, open) {
	if (military.age[card] !== s.age) return;
	const place = card - military.start[s.age];
	if (open) s.pileOpen[place]++;
	else {
		s.pile[place]++;
		s.pileSize++;
	}
}
/** The current age's discards become the deck again (TTA-DRAW-5, TTA-HAND-10), past events never (TTA-HAND-11). */
function reshuffle(s) {
	for (let place = 0; place < 40; place++) {
		s.bag[place] += s.pile[place] + s.pileOpen[place];
		s.left += s.pileOpen[place];
		s.pile[place] = 0;
		s.pileOpen[place] = 0;
	}
	s.left += s.pileSize;
	s.pileSize = 0;
}
/**
* Draws from the current military deck, unseen by the others; nothing in ages A and IV (TTA-DRAW-1, TTA-DRAW-3,
* TTA-R-17b).
*/
function drawCards(s, seat, wanted, world) {
	if (s.age === 0 || s.age === 4) return;
	let n = 0;
	while (n < wanted && s.cardCount[seat] < 40) {
		if (s.left === 0) reshuffle(s);
		if (s.left === 0) break;
		let at = world.roll(s.left);
		let place = 0;
		while (at >= s.bag[place]) at -= s.bag[place++];
		s.bag[place]--;
		s.left--;
		if (s.left === 0) reshuffle(s);
		const card = military.start[s.age] + place;
		addCard(s, seat, card);
		n++;
		world.reveal(bit(seat));
		if (world.live) world.emit({
			type: "drewCard",
			seat,
			card: military.ids[card]
		});
	}
	if (world.live && n > 0) world.emit({
		type: "drew",
		seat,
		count: n
	});
}
/** A card leaves the hand face up: the table learns what it was. */
function showCard(s, seat, card, world) {
	removeCard(s, seat, card);
	world.reveal(511);
}
/** Face down to the pile: nobody else learns it (TTA-HAND-9). */
function discardHidden(s, seat, card, world) {
	removeCard(s, seat, card);
	discardCard(s, card, false);
	if (world.live) world.emit({
		type: "discarded",
		seat,
		card: military.ids[card]
	});
}
/** Is this military card in hand? */
function hasCard(s, seat, card) {
	for (let i = 0; i < s.cardCount[seat]; i++) if (s.cards[cardAt(seat, i)] === card) return true;
	return false;
}
// games/through-the-ages/src/effects/perform.ts
/**
* Actions as they are carried out, whoever orders them: the action phase, a card or an event. The action itself is
* spent by the caller (TTA-ACT-GEN-4), everything else is paid here (TTA-ACT-GEN-5).
*/
/**
* From the row into hand (TTA-ACT-TAKE-2), a wonder straight into play (TTA-ACT-WON-3), without effect (TTA-ACT-WON-6).
*/
function takeCard(s, seat, space, actions, inActionPhase, world) {
	const card = s.row[space];
	s.row[space] = -1;
	if (world.live) world.emit({
		type: "took",
		seat,
		card: civil.ids[card],
		actions
	});
	const kind = civil.kind[card];
	if (kind === civilKind.wonder) {
		s.unfinished[seat] = civil.place[card];
		s.stages[seat] = 0;
		return;
	}
	addCivil(s, seat, card);
	if (inActionPhase) s.fresh++;
	if (kind === civilKind.leader) s.leaderAges[seat] |= 1 << leader.age[civil.place[card]];
	else if (kind !== civilKind.action && leads.learns[s.leader[seat] + 1] > 0) gainScience(s, seat, leads.learns[s.leader[seat] + 1], world);
}
/** Food is paid (TTA-ACT-POP-1), the rightmost token becomes an unused worker (TTA-ACT-POP-2, TTA-TOK-14). */
function grow(s, seat, discount, world) {
	const cost = populationCost(s, seat, discount);
	payFood(s, seat, cost);
	s.yellow[seat]--;
	s.pool[seat]++;
	if (world.live) world.emit({
		type: "grew",
		seat,
		food: cost
	});
}
/** One unused worker onto a card, paid: a building (TTA-ACT-BUILD-1) or a unit (TTA-ACT-UNIT-1). */
function place(s, seat, card, discount, world) {
	const cost = placeCost(s, seat, card, discount);
	payResources(s, seat, cost, isUnit(card));
	fromPool(s, seat, card);
	if (world.live) world.emit({
		type: "built",
		seat,
		card: work.ids[card],
		resources: cost
	});
}
/** A worker moves to a better card of its type (TTA-ACT-UPG-4, TTA-ACT-UNIT-2). */
function move(s, seat, from, to, discount, world) {
	const cost = moveCost(s, seat, from, to, discount);
	payResources(s, seat, cost, isUnit(to));
	s.workers[workAt(seat, from)]--;
	s.workers[workAt(seat, to)]++;
	if (world.live) world.emit({
		type: "upgraded",
		seat,
		old: work.ids[from],
		card: work.ids[to],
		resources: cost
	});
}
// games/through-the-ages/src/effects/stages.ts
/** Stages, completed wonders, ruins. */
var stagesLeft = (s, seat) => s.unfinished[seat] === -1 ? 0 : wonder.stages[s.unfinished[seat]] - s.stages[seat];
/** There must be a token to cover each stage. */
var canCover = (s, seat, count) => s.bank[seat] >= count || s.bank[seat] + tokensOnCards(s, seat) >= count;
/** Pays first, so that the tokens reach the bank (TTA-R-44a); then covers the stages from it (TTA-ACT-STAGE-3). */
function buildStages(s, seat, count, discount, world) {
	const cost = stagesCost(s, seat, count, discount);
	payResources(s, seat, cost, false);
	if (world.live) world.emit({
		type: "staged",
		seat,
		card: wonder.ids[s.unfinished[seat]],
		count,
		resources: cost
	});
	const fromBank = Math.min(count, s.bank[seat]);
	s.bank[seat] -= fromBank;
	s.stages[seat] += fromBank;
	const missing = count - fromBank;
	call(s, PROGRAMS.stages, seat);
	if (missing === 0) return;
	if (missing < tokensOnCards(s, seat)) ask(s, DECISIONS.giveToken, bit(seat), missing, 1);
	else {
		for (let i = 0; i < store.count; i++) s.blue[storeAt(seat, i)] = 0;
		s.stages[seat] += missing;
	}
}
/** The last stage is covered: tokens return (TTA-ACT-STAGE-5), the effect begins (TTA-WON-3). */
function finishWonder(s, seat, world) {
	const which = s.unfinished[seat];
	if (which === -1 || s.stages[seat] < wonder.stages[which]) return;
	const civilBefore = civilTotal(s, seat);
	const militaryBefore = militaryTotal(s, seat);
	s.bank[seat] += s.stages[seat];
	s.stages[seat] = 0;
	s.unfinished[seat] = -1;
	s.wonder[wonderAt(seat, which)] = 1;
	settleActions(s, seat, civilBefore, militaryBefore);
	if (world.live) world.emit({
		type: "completed",
		seat,
		card: wonder.ids[which]
	});
	if (wonder.blue[which] > 0) gainBlue(s, seat, wonder.blue[which], world);
	const culture = completionCulture(s, seat, which);
	if (culture > 0) gainCulture(s, seat, culture, world);
}
/** Wonders of age III act once, on completion (TTA-WON-4). */
var completionCulture = (s, seat, which) => WONDERS[which].completed?.(s, seat, LED[s.leader[seat] + 1]) ?? 0;
/** Ravages of Time: symbols and texts end, the card stays a completed wonder (TTA-R-89a). */
function ruinWonder(s, seat, which, world) {
	const civilBefore = civilTotal(s, seat);
	const militaryBefore = militaryTotal(s, seat);
	s.wonder[wonderAt(seat, which)] = 2;
	settleActions(s, seat, civilBefore, militaryBefore);
	if (world.live) world.emit({
		type: "ruined",
		seat,
		card: wonder.ids[which]
	});
	if (wonder.blue[which] > 0) loseBlue(s, seat, wonder.blue[which], world);
}
// games/through-the-ages/src/effects/action-cards.ts
/** Action cards: one effect, then discarded; they never enter a play area (TTA-CARD-7, TTA-ACT-CARD-9). */
/** Rivals still in the game who have strictly more (TTA-R-102). */
function rivalsAbove(s, seat, rating) {
	const mine = rating(s, seat);
	let n = 0;
	for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && s.out[rival] === 0 && rating(s, rival) > mine) n++;
	return n;
}
var points$1 = (s, seat) => s.culture[seat];
/** One civil action, the card is shown and does what it says (TTA-ACT-CARD-1). */
function playAction(s, seat, which, world) {
	const play = actionCard.cards[which].play ?? {};
	removeCivil(s, seat, actionCard.card[which]);
	if (world.live) world.emit({
		type: "played",
		seat,
		card: actionCard.ids[which]
	});
	if (play.order === "develop") {
		ask(s, DECISIONS.ordered, bit(seat), which);
		return;
	}
	spendCivil(s, seat, 1);
	if (play.order === "population") {
		grow(s, seat, 0, world);
		gainFood(s, seat, play.after ?? 0, world);
	} else if (play.order === "stage") buildStages(s, seat, 1, play.discount ?? 0, world);
	else if (play.order) ask(s, DECISIONS.ordered, bit(seat), which);
	else if (play.either) ask(s, DECISIONS.gainEither, bit(seat), play.either);
	else if (play.gain) {
		if (play.gain.science) gainScience(s, seat, play.gain.science, world);
		if (play.gain.culture) gainCulture(s, seat, play.gain.culture, world);
		if (play.gain.resources) gainResources(s, seat, play.gain.resources, world);
		if (play.gain.food) gainFood(s, seat, play.gain.food, world);
	} else if (play.arms) {
		s.arms += play.arms;
		s.spareMilitary += play.military ?? 0;
	} else if (play.armsPerRival) s.arms += play.armsPerRival[s.players - 2] * rivalsAbove(s, seat, strengthRating);
	else if (play.culturePerRival) gainCulture(s, seat, play.culturePerRival[s.players - 2] * rivalsAbove(s, seat, points$1), world);
}
// games/through-the-ages/src/effects/card-actions.ts
/** Actions that leaders and wonders allow: what their files say, listed, carried out and refused. */
/** You cannot do something for which you lack available actions (TTA-STAT-16). */
var lackCivil = (s, seat, need) => civilLeft(s, seat) < need ? refusal("TTA-STAT-16", "refuse.civil", {
	need,
	have: civilLeft(s, seat)
}) : null;
var lackMilitary = (s, seat, need) => militaryLeft(s, seat) < need ? refusal("TTA-STAT-16", "refuse.military", {
	need,
	have: militaryLeft(s, seat)
}) : null;
var deeds = {
	civilLeft,
	militaryLeft,
	resourcesFor,
	isFull,
	moveCost,
	canMuster,
	spendCivil,
	spendMilitary,
	gainCulture,
	gainPopulation,
	grow,
	place,
	move,
	lackCivil,
	lackMilitary
};
var HOLDERS = [...leaderActions.flatMap((action, place) => action ? [{
	action,
	isHeld: (s, seat) => s.leader[seat] + 1 === place,
	card: leader.ids[place - 1]
}] : []), ...WONDERS.flatMap(({ action }, which) => action ? [{
	action,
	isHeld: (s, seat) => stands(s, seat, which)
}] : [])];
var namesOfVerbs = Object.keys(VERBS.specs);
var verbOf = (name) => namesOfVerbs.indexOf(name);
/** By number of the verb. */
var BY_VERB = namesOfVerbs.map((name) => HOLDERS.find(({ action }) => action.verbs.includes(name)));
for (const { action } of HOLDERS) for (const name of action.verbs) if (verbOf(name) < 0) throw new Error(`no verb ${name}: an action of ${action.rule}`);
/** Listed last, in the order of their verbs. */
var LAST = HOLDERS.filter(({ action }) => action.listed === "last").sort((a, b) => verbOf(a.action.verbs[0]) - verbOf(b.action.verbs[0]));
var listedAs = (where) => leaderActions.map((action) => action?.listed === where ? action : void 0);
var CIVIL = listedAs("civil");
/** The leader's action that is listed for each unit. */
var UNIT_ACTIONS = listedAs("unit");
var listCivilOfLeader = (s, seat, out) => CIVIL[s.leader[seat] + 1]?.list(s, seat, out, deeds, 0);
var listUnitAction = (action, s, seat, out, unit) => action.list(s, seat, out, deeds, unit);
function listLast(s, seat, out) {
	for (let i = 0; i < LAST.length; i++) if (LAST[i].isHeld(s, seat)) LAST[i].action.list(s, seat, out, deeds, 0);
}
var applyCardAction = (s, seat, code, world) => BY_VERB[VERBS.of(code)]?.action.apply(s, seat, code, world, deeds);
function whyNoCardAction(s, seat, code) {
	const holder = BY_VERB[VERBS.of(code)];
	if (!holder) return null;
	if (holder.card && !holder.isHeld(s, seat)) return refusal(holder.action.rule, "refuse.leaderNeeded", { card: holder.card });
	return holder.action.why(s, seat, code, deeds);
}
// games/through-the-ages/src/effects/leading.ts
/** Leaders come and go. */
var REPLACED = power.of("taj-mahal");
/** What a leader scores when it leaves play, for whatever reason (TTA-R-73d). */
var farewell = (s, seat) => LED[s.leader[seat] + 1].farewell?.(s, seat) ?? 0;
function sayFarewell(s, seat, world) {
	if (LED[s.leader[seat] + 1].farewell) gainCulture(s, seat, farewell(s, seat), world);
}
/** A leader leaves play: no civil action comes back (TTA-R-71), action cubes and Homer's resource go (TTA-R-81b). */
function removeLeader(s, seat, world) {
	const who = s.leader[seat];
	const civilBefore = civilTotal(s, seat);
	const militaryBefore = militaryTotal(s, seat);
	sayFarewell(s, seat, world);
	s.leader[seat] = -1;
	if (leads.arms[who + 1] > 0 && seat === s.turn) s.homerArms = 0;
	settleActions(s, seat, civilBefore, militaryBefore);
	if (world.live) world.emit({
		type: "leaderGone",
		seat,
		card: leader.ids[who]
	});
}
/** A leader from hand takes the place of the old one (TTA-LEAD-1) and acts at once (TTA-ACT-LEAD-3). */
function playLeader(s, seat, who, world) {
	const old = s.leader[seat];
	const civilBefore = civilTotal(s, seat);
	const militaryBefore = militaryTotal(s, seat);
	removeCivil(s, seat, leader.card[who]);
	sayFarewell(s, seat, world);
	s.leader[seat] = who;
	if (leads.arms[old + 1] > 0) s.homerArms = 0;
	if (leads.arms[who + 1] > 0) s.homerArms = leads.arms[who + 1];
	settleActions(s, seat, civilBefore, militaryBefore);
	if (world.live) world.emit({
		type: "led",
		seat,
		card: leader.ids[who]
	});
	if (old === -1) return;
	s.used[REPLACED] = 1;
	if (leads.underWonder[old + 1] === 1 && wondersOf(s, seat) > 0) ask(s, DECISIONS.tuck, bit(seat));
	else refundCivil(s, seat);
}
/** What a leader scores when the action phase is over, before the end-of-turn sequence (TTA-R-79a, TTA-R-80b). */
function scoreAfterActions(s, seat, world) {
	const culture = LED[s.leader[seat] + 1].afterActions?.(s, seat, strengthRating) ?? 0;
	if (culture > 0) gainCulture(s, seat, culture, world);
}
// games/through-the-ages/src/effects/tactics.ts
/** A tactic from hand, one's own until the next turn (TTA-ACT-TAC-1). */
function playTactic(s, seat, which, world) {
	spendMilitary(s, seat, 1);
	showCard(s, seat, tactic.card[which], world);
	if (s.exclusive[seat] === 1) discardCard(s, tactic.card[s.tactic[seat]], true);
	s.tactic[seat] = which;
	s.exclusive[seat] = 1;
	s.tacticDone = 1;
	if (world.live) world.emit({
		type: "tactic",
		seat,
		card: tactic.ids[which]
	});
}
/** A common tactic (TTA-ACT-TAC-2). */
function copyTactic(s, seat, which, world) {
	spendMilitary(s, seat, 2);
	s.tactic[seat] = which;
	s.exclusive[seat] = 0;
	s.tacticDone = 1;
	if (world.live) world.emit({
		type: "copied",
		seat,
		card: tactic.ids[which]
	});
}
// games/through-the-ages/src/effects/technology.ts
/** Developing technologies, changing government. */
/** Pays the science: what is granted for units first (TTA-SCI-4); a partner in science pays 1, unasked (TTA-R-93b). */
function payScience(s, seat, card, revolution, discount, world) {
	const due = scienceCost(s, seat, card, revolution, discount);
	const granted = Math.min(due, spareScience(s, seat, card));
	if (granted > 0) s.armsScience -= granted;
	s.science[seat] -= due - granted;
	const partner = scientificPartner(s, seat);
	if (partner !== -1) loseScience(s, partner, 1, world);
	return due;
}
/** A special technology enters play; of two of one type only the higher stays (TTA-TECH-11, TTA-ACT-TECH-3). */
function addSpecial(s, seat, which, world) {
	const type = which / 3 | 0;
	const level = which % 3 + 1;
	const old = s.special[specialAt(seat, type)];
	if (level < old) return;
	const civilBefore = civilTotal(s, seat);
	const militaryBefore = militaryTotal(s, seat);
	s.special[specialAt(seat, type)] = level;
	settleActions(s, seat, civilBefore, militaryBefore);
	const tokens = special.blue[which] - (old > 0 ? special.blue[type * 3 + old - 1] : 0);
	if (tokens > 0) gainBlue(s, seat, tokens, world);
	else if (tokens < 0) loseBlue(s, seat, -tokens, world);
}
function loseSpecial(s, seat, which, world) {
	const civilBefore = civilTotal(s, seat);
	const militaryBefore = militaryTotal(s, seat);
	s.special[specialAt(seat, which / 3 | 0)] = 0;
	settleActions(s, seat, civilBefore, militaryBefore);
	if (special.blue[which] > 0) loseBlue(s, seat, special.blue[which], world);
}
/** What the leader gives for every technology developed, revolutions included (TTA-ACT-REV-6). */
function onDeveloped(s, seat, world) {
	const led = s.leader[seat] + 1;
	if (leads.developedResources[led] > 0) gainResources(s, seat, leads.developedResources[led], world);
	if (leads.developedCivil[led] > 0) refundCivil(s, seat);
	if (leads.developedCulture[led] > 0) gainCulture(s, seat, leads.developedCulture[led], world);
}
/**
* A technology from hand enters play and takes effect at once (TTA-ACT-TECH-6); the civil action is the caller's
* matter.
*/
function develop(s, seat, card, discount, world) {
	const science = payScience(s, seat, card, false, discount, world);
	removeCivil(s, seat, card);
	const place = civil.place[card];
	if (civil.kind[card] === civilKind.work) s.workers[workAt(seat, place)] = 0;
	else if (civil.kind[card] === civilKind.special) addSpecial(s, seat, place, world);
	else changeGovernment(s, seat, place);
	if (world.live) world.emit({
		type: "developed",
		seat,
		card: civil.ids[card],
		science
	});
	onDeveloped(s, seat, world);
}
/** Exactly one government is in play (TTA-TECH-12): the old one leaves (TTA-ACT-TECH-5). */
function changeGovernment(s, seat, which) {
	const civilBefore = civilTotal(s, seat);
	const militaryBefore = militaryTotal(s, seat);
	s.government[seat] = which;
	settleActions(s, seat, civilBefore, militaryBefore);
}
/** Robespierre: revolutions are paid with military actions (TTA-CARD-ROBESPIERRE-1). */
var revoltsInRed = (s, seat) => leads.redRevolution[s.leader[seat] + 1] === 1;
/**
* A revolution needs as many available civil actions as the total (TTA-ACT-REV-2, TTA-R-42a); nothing stands in for one
* (TTA-R-42b). With Robespierre it needs all military ones instead (TTA-R-78).
*/
var canRevolt = (s, seat) => revoltsInRed(s, seat) ? s.military[seat] >= militaryTotal(s, seat) : s.civil[seat] >= civilTotal(s, seat);
/**
* All civil actions are spent, new ones too (TTA-ACT-REV-5), new military ones are available (TTA-R-42c). With
* Robespierre all military ones and the new ones (TTA-CARD-ROBESPIERRE-2), but none that are not part of the total
* (TTA-CARD-ROBESPIERRE-3) and no civil one, through Breakthrough either (TTA-CARD-ROBESPIERRE-4).
*/
function revolution(s, seat, which, discount, world) {
	const card = government.card[which];
	const science = payScience(s, seat, card, true, discount, world);
	const red = revoltsInRed(s, seat);
	removeCivil(s, seat, card);
	changeGovernment(s, seat, which);
	if (red) s.military[seat] = 0;
	else s.civil[seat] = 0;
	if (world.live) world.emit({
		type: "revolted",
		seat,
		card: civil.ids[card],
		science
	});
	if (red) gainCulture(s, seat, leads.revolutionCulture[s.leader[seat] + 1], world);
	onDeveloped(s, seat, world);
}
// games/through-the-ages/src/query/lists.ts
/** What can be built, upgraded, developed or taken: shared by the action phase, action cards and events. */
/** Buildings from..to for which there is a technology, a worker, room and resources: `has` (TTA-ACT-GEN-2). */
function listBuilds(s, seat, out, from, to, discount, has) {
	if (s.pool[seat] === 0) return;
	const at = workAt(seat, 0);
	for (let card = from; card < to; card++) {
		if (s.workers[at + card] === -1 || placeCost(s, seat, card, discount) > has) continue;
		if (card < URBAN_START || !isFull(s, seat, work.type[card])) out.put(VERBS.build.code(card));
	}
}
/** Upgrades within a type to a higher level (TTA-ACT-UPG-1); levels may be skipped (TTA-R-46a). */
function listUpgrades(s, seat, out, from, to, discount, has) {
	const at = workAt(seat, 0);
	for (let old = from; old < to; old++) {
		if (s.workers[at + old] <= 0) continue;
		const end = work.start[work.type[old] + 1];
		for (let card = old + 1; card < end; card++) if (s.workers[at + card] !== -1 && moveCost(s, seat, old, card, discount) <= has) out.put(VERBS.upgrade.code(old, card));
	}
}
/** Technologies in hand that can be paid (TTA-ACT-TECH-1). */
function listDevelop(s, seat, out, discount) {
	const at = handAt(seat, 0);
	const end = at + s.handSize[seat];
	if (at === end) return;
	const partner = scientificPartner(s, seat);
	for (let i = at; i < end; i++) {
		const card = s.hand[i];
		if (civil.kind[card] <= civilKind.special && canPayScience(s, seat, card, false, discount, partner)) out.put(VERBS.develop.code(card));
	}
}
/** Governments in hand for which a revolution can be declared (TTA-ACT-REV-1). */
function listRevolutions(s, seat, out, discount) {
	const at = handAt(seat, 0);
	const end = at + s.handSize[seat];
	for (let i = at; i < end; i++) {
		const card = s.hand[i];
		if (civil.kind[card] !== civilKind.government) continue;
		if (!canRevolt(s, seat)) return;
		if (canPayScience(s, seat, card, true, discount, scientificPartner(s, seat))) out.put(VERBS.revolution.code(civil.place[card]));
	}
}
/** Cards of the row that can be taken for at most `actions`: for hand (TTA-ACT-TAKE-1), wonders (TTA-ACT-WON-1). */
function listTakes(s, seat, out, actions) {
	const limit = civilLimit(s, seat);
	const more = surcharge(s, seat);
	for (let space = 0; space < SPACES; space++) {
		const card = s.row[space];
		if (card === -1 || takeCost(s, seat, space, more) > actions) continue;
		if (takeBar(s, seat, card, limit) === takeBars.nothing) out.put(VERBS.take.code(card, space + 1));
	}
}
// games/through-the-ages/src/query/action-cards.ts
/** Which action cards can be played, and what they order. */
/** Keeps the first code it is given. */
var First = class {
	code = -1;
	put(code) {
		if (this.code === -1) this.code = code;
	}
};
var first$1 = new First();
/**
* Everything the card allows. Breakthrough's action is paid with the choice; a revolution spends all instead
* (TTA-ACT-REV-9).
*/
function listOrdered(s, seat, which, out) {
	const { order, on, discount = 0 } = actionCard.cards[which].play ?? {};
	if (order === "develop") {
		if (civilLeft(s, seat) > 0) listDevelop(s, seat, out, 0);
		listRevolutions(s, seat, out, 0);
		return;
	}
	const from = on === "urban" ? URBAN_START : 0;
	const to = on === "land" ? URBAN_START : UNIT_START;
	const has = resourcesFor(s, seat, false);
	if (order === "build-or-upgrade") listBuilds(s, seat, out, from, to, discount, has);
	if (order === "build-or-upgrade" || order === "upgrade") listUpgrades(s, seat, out, from, to, discount, has);
}
/** The first thing the card allows, or NONE. */
function firstOrdered(s, seat, which) {
	first$1.code = -1;
	listOrdered(s, seat, which, first$1);
	return first$1.code;
}
/** A card whose action is impossible cannot be played (TTA-ACT-CARD-6). */
function canPlay(s, seat, which) {
	const { order, discount } = actionCard.cards[which].play ?? {};
	if (order !== "develop" && civilLeft(s, seat) === 0) return false;
	if (order === void 0) return true;
	if (order === "population") return canGrow(s, seat);
	if (order === "stage") return stagesLeft(s, seat) > 0 && canCover(s, seat, 1) && stagesCost(s, seat, 1, discount) <= resourcesFor(s, seat, false);
	return firstOrdered(s, seat, which) !== -1;
}
// games/through-the-ages/src/decisions/action-why.ts
/** Which rule forbids an action of the phase, for people who want to know (off the hot path). */
/** Without the resources it cannot be done (TTA-FOOD-9). */
var lackResources = (s, seat, need, forUnit) => resourcesFor(s, seat, forUnit) < need ? refusal("TTA-FOOD-9", "refuse.resources", {
	need,
	have: resourcesFor(s, seat, forUnit)
}) : null;
function whyTake(s, seat, code) {
	const space = VERBS.take.arg.space(code) - 1;
	const card = VERBS.take.arg.card(code);
	if (s.row[space] !== card) return refusal("TTA-ACT-TAKE-1", "refuse.space", {
		card: civil.ids[card],
		space: space + 1
	});
	switch (takeBar(s, seat, card)) {
		case takeBars.handFull: return refusal("TTA-ACT-TAKE-3", "refuse.handFull", { limit: civilLimit(s, seat) });
		case takeBars.sameTechnology: return refusal("TTA-ACT-TAKE-4", "refuse.sameTechnology", { card: civil.ids[card] });
		case takeBars.leaderAge: return refusal("TTA-ACT-TAKE-5", "refuse.leaderAge");
		case takeBars.unfinished: return refusal("TTA-ACT-WON-4", "refuse.unfinished");
	}
	return lackCivil(s, seat, takeCost(s, seat, space));
}
function whyPlace(s, seat, card) {
	if (s.workers[workAt(seat, card)] === -1) return refusal("TTA-ACT-BUILD-1", "refuse.noTechnology", { card: work.ids[card] });
	if (s.pool[seat] === 0) return refusal("TTA-ACT-BUILD-1", "refuse.noWorker");
	if (isUrban(card) && isFull(s, seat, work.type[card])) return refusal("TTA-ACT-BUILD-4", "refuse.urbanLimit", {
		limit: government.limit[s.government[seat]],
		kind: WORK_TYPE_IDS[work.type[card]]
	});
	return lackResources(s, seat, placeCost(s, seat, card), card >= UNIT_START);
}
function whyUpgrade(s, seat, from, to) {
	if (s.workers[workAt(seat, to)] === -1) return refusal("TTA-ACT-UPG-1", "refuse.noTechnology", { card: work.ids[to] });
	if (s.workers[workAt(seat, from)] <= 0) return refusal("TTA-ACT-UPG-1", "refuse.noBuilding", { card: work.ids[from] });
	if (work.type[from] !== work.type[to]) return refusal("TTA-ACT-UPG-1", "refuse.otherType");
	if (work.level[to] <= work.level[from]) return refusal("TTA-ACT-UPG-1", "refuse.notHigher");
	return lackResources(s, seat, moveCost(s, seat, from, to), from >= UNIT_START);
}
function whyScience(s, seat, card, revolution) {
	if (!holds(s, seat, card)) return refusal("TTA-ACT-TECH-1", "refuse.notInHand", { card: civil.ids[card] });
	if (canPayScience(s, seat, card, revolution, 0, scientificPartner(s, seat))) return null;
	const partner = scientificPartner(s, seat);
	if (partner !== -1 && s.science[partner] < 1) return refusal("TTA-R-93b", "refuse.partnerScience");
	return refusal("TTA-SCI-3", "refuse.science", {
		need: scienceCost(s, seat, card, revolution),
		have: s.science[seat]
	});
}
function whyCard(s, seat, which) {
	const card = actionCard.card[which];
	if (!holds(s, seat, card)) return refusal("TTA-ACT-CARD-1", "refuse.notInHand", { card: civil.ids[card] });
	let old = false;
	for (let i = 0; i < s.handSize[seat] - s.fresh; i++) if (s.hand[handAt(seat, i)] === card) old = true;
	if (!old) return refusal("TTA-ACT-CARD-2", "refuse.justTaken");
	return (actionCard.cards[which].play?.order === "develop" ? null : lackCivil(s, seat, 1)) ?? refusal("TTA-ACT-CARD-6", "refuse.orderImpossible");
}
function whyAction(s, seat, code) {
	if (VERBS.take.is(code)) return whyTake(s, seat, code);
	if (s.round === 1) return refusal("TTA-ROUND-15", "refuse.firstRound");
	switch (VERBS.of(code)) {
		case VERBS.population.index:
			if (s.yellow[seat] === 0) return refusal("TTA-ACT-POP-3", "refuse.noYellow");
			if (!canGrow(s, seat)) return refusal("TTA-ACT-POP-1", "refuse.food", {
				need: populationCost(s, seat),
				have: foodFor(s, seat)
			});
			return lackCivil(s, seat, 1);
		case VERBS.build.index: return lackCivil(s, seat, 1) ?? whyPlace(s, seat, VERBS.build.arg.card(code));
		case VERBS.train.index: return lackMilitary(s, seat, 1) ?? whyPlace(s, seat, UNIT_START + VERBS.train.arg.card(code));
		case VERBS.upgrade.index: {
			const from = VERBS.upgrade.arg.old(code);
			return (from >= UNIT_START ? lackMilitary(s, seat, 1) : lackCivil(s, seat, 1)) ?? whyUpgrade(s, seat, from, VERBS.upgrade.arg.card(code));
		}
		case VERBS.destroy.index: return lackCivil(s, seat, 1) ?? refusal("TTA-ACT-DEST-1", "refuse.noBuilding", { card: work.ids[VERBS.destroy.arg.card(code)] });
		case VERBS.disband.index: return lackMilitary(s, seat, 1) ?? refusal("TTA-ACT-UNIT-4", "refuse.noBuilding", { card: work.ids[UNIT_START + VERBS.disband.arg.card(code)] });
		case VERBS.lead.index: {
			const card = leader.card[VERBS.lead.arg.card(code)];
			return holds(s, seat, card) ? lackCivil(s, seat, 1) : refusal("TTA-ACT-LEAD-1", "refuse.notInHand", { card: civil.ids[card] });
		}
		case VERBS.stage.index: {
			const n = VERBS.stage.arg.count(code);
			if (s.unfinished[seat] === -1) return refusal("TTA-ACT-STAGE-1", "refuse.noWonder");
			if (n > stagesLeft(s, seat)) return refusal("TTA-ACT-STAGE-2", "refuse.stagesLeft", { left: stagesLeft(s, seat) });
			if (n > 1 + s.special[specialAt(seat, 3)]) return refusal("TTA-ACT-STAGE-6", "refuse.stagesPerAction", { most: 1 + s.special[specialAt(seat, 3)] });
			return lackCivil(s, seat, 1) ?? lackResources(s, seat, stagesCost(s, seat, n), false);
		}
		case VERBS.develop.index: {
			const card = VERBS.develop.arg.card(code);
			if (civil.kind[card] > civilKind.special) return refusal("TTA-TECH-1", "refuse.noTechnologyCard", { card: civil.ids[card] });
			return whyScience(s, seat, card, false) ?? lackCivil(s, seat, 1);
		}
		case VERBS.revolution.index: {
			const which = VERBS.revolution.arg.card(code);
			const card = government.card[which];
			if (!holds(s, seat, card)) return refusal("TTA-ACT-TECH-1", "refuse.notInHand", { card: government.ids[which] });
			const why = whyScience(s, seat, card, true);
			if (why || canRevolt(s, seat)) return why;
			return revoltsInRed(s, seat) ? refusal("TTA-R-78", "refuse.revolutionMilitary") : refusal("TTA-ACT-REV-2", "refuse.revolution");
		}
		case VERBS.play.index: return whyCard(s, seat, VERBS.play.arg.card(code));
		case VERBS.playTactic.index: {
			const which = VERBS.playTactic.arg.card(code);
			if (s.tacticDone === 1) return refusal("TTA-ACT-TAC-4", "refuse.tacticDone");
			if (!hasCard(s, seat, tactic.card[which])) return refusal("TTA-ACT-TAC-1", "refuse.notHeld");
			return lackMilitary(s, seat, 1);
		}
		case VERBS.copyTactic.index: {
			const which = VERBS.copyTactic.arg.card(code);
			if (s.tacticDone === 1) return refusal("TTA-ACT-TAC-4", "refuse.tacticDone");
			if (s.tactic[seat] === which) return refusal("TTA-R-56a", "refuse.sameTactic");
			if (s.tactics[which] === 0) return refusal("TTA-ACT-TAC-2", "refuse.notCommon");
			return lackMilitary(s, seat, 2);
		}
		case VERBS.swap.index: return refusal("TTA-R-92a", s.swap > 0 ? "refuse.onceATurn" : "refuse.swap");
	}
	return whyNoCardAction(s, seat, code);
}
// games/through-the-ages/src/decisions/action.ts
/** The action phase: civil and military actions in any order, as often as they can be paid (TTA-ACT-GEN-1). */
/** Stages one civil action may build; Construction technologies raise it (TTA-ACT-STAGE-6). */
var stagesPerAction = (s, seat) => 1 + s.special[specialAt(seat, specialType.construction)];
function listCivil(s, seat, out) {
	const actions = civilLeft(s, seat);
	listTakes(s, seat, out, actions);
	if (s.round === 1) return;
	listRevolutions(s, seat, out, 0);
	listCards(s, seat, out, actions);
	if (actions === 0) return;
	if (canGrow(s, seat)) out.put(VERBS.population.code());
	const has = resourcesFor(s, seat, false);
	listBuilds(s, seat, out, 0, UNIT_START, 0, has);
	listUpgrades(s, seat, out, 0, UNIT_START, 0, has);
	const at = workAt(seat, 0);
	for (let card = 0; card < UNIT_START; card++) if (s.workers[at + card] > 0) out.put(VERBS.destroy.code(card));
	if (s.unfinished[seat] !== -1) listStages(s, seat, out, has);
	listDevelop(s, seat, out, 0);
	listCivilOfLeader(s, seat, out);
}
function listStages(s, seat, out, has) {
	const most = Math.min(stagesLeft(s, seat), stagesPerAction(s, seat));
	for (let n = 1; n <= most; n++) if (stagesCost(s, seat, n) <= has && canCover(s, seat, n)) out.put(VERBS.stage.code(n));
}
/**
* Leaders (TTA-ACT-LEAD-1) and action cards in hand; equal cards once. Action cards taken in this phase must wait
* (TTA-ACT-CARD-2), not those taken by an event (TTA-R-49).
*/
function listCards(s, seat, out, actions) {
	const size = s.handSize[seat];
	const at = handAt(seat, 0);
	const playable = size - s.fresh;
	for (let i = 0; i < size; i++) {
		const card = s.hand[at + i];
		if (civil.kind[card] === civilKind.leader) {
			if (actions > 0) out.put(VERBS.lead.code(civil.place[card]));
		} else if (civil.kind[card] === civilKind.action && i < playable) {
			let seen = false;
			for (let before = 0; before < i; before++) if (s.hand[at + before] === card) seen = true;
			if (!seen && canPlay(s, seat, civil.place[card])) out.put(VERBS.play.code(civil.place[card]));
		}
	}
}
function listMilitary(s, seat, out) {
	const actions = militaryLeft(s, seat);
	if (actions === 0) return;
	const has = resourcesFor(s, seat, true);
	const ofLeader = UNIT_ACTIONS[s.leader[seat] + 1];
	const at = workAt(seat, UNIT_START);
	for (let i = 0; i < unit.count; i++) {
		const units = s.workers[at + i];
		if (units === -1) continue;
		if (s.pool[seat] > 0 && placeCost(s, seat, UNIT_START + i) <= has) out.put(VERBS.train.code(i));
		if (units > 0) out.put(VERBS.disband.code(i));
		if (ofLeader) listUnitAction(ofLeader, s, seat, out, i);
	}
	listUpgrades(s, seat, out, UNIT_START, work.count, 0, has);
	if (s.tacticDone === 1) return;
	let last = -1;
	for (let i = 0; i < s.cardCount[seat]; i++) {
		const card = s.cards[cardAt(seat, i)];
		if (card === -1 || card === last || military.kind[card] !== militaryKind.tactic) continue;
		last = card;
		out.put(VERBS.playTactic.code(military.tactic[card]));
	}
	if (actions >= 2) {
		for (let i = 0; i < tactic.count; i++) if (s.tactics[i] > 0 && s.tactic[seat] !== i) out.put(VERBS.copyTactic.code(i));
	}
}
/** What leaders, wonders and the Trade Routes Agreement allow besides (TTA-R-92a). */
function listSpecials(s, seat, out) {
	listLast(s, seat, out);
	if (s.swap !== 0) return;
	const side = tradeSide(s, seat);
	if (side === 1 && food(s, seat) > 0 || side === 2 && resources(s, seat) > 0) out.put(VERBS.swap.code());
}
var action$1 = {
	name: "action",
	rule: "TTA-ACT-GEN-1",
	mode: "one",
	alwaysAsk: true,
	legal(s, seat, out) {
		listCivil(s, seat, out);
		if (s.round > 1) {
			listMilitary(s, seat, out);
			listSpecials(s, seat, out);
		}
		out.put(VERBS.endTurn.code());
	},
	apply(s, seat, code, world) {
		switch (VERBS.of(code)) {
			case VERBS.endTurn.index:
				done(s);
				return;
			case VERBS.take.index: {
				const space = VERBS.take.arg.space(code) - 1;
				const actions = takeCost(s, seat, space);
				spendCivil(s, seat, actions);
				takeCard(s, seat, space, actions, true, world);
				return;
			}
			case VERBS.population.index:
				spendCivil(s, seat, 1);
				grow(s, seat, 0, world);
				return;
			case VERBS.build.index:
				spendCivil(s, seat, 1);
				place(s, seat, VERBS.build.arg.card(code), 0, world);
				return;
			case VERBS.upgrade.index: {
				const from = VERBS.upgrade.arg.old(code);
				if (from >= UNIT_START) spendMilitary(s, seat, 1);
				else spendCivil(s, seat, 1);
				move(s, seat, from, VERBS.upgrade.arg.card(code), 0, world);
				return;
			}
			case VERBS.destroy.index: {
				const card = VERBS.destroy.arg.card(code);
				spendCivil(s, seat, 1);
				toPool(s, seat, card);
				if (world.live) world.emit({
					type: "destroyed",
					seat,
					card: work.ids[card]
				});
				return;
			}
			case VERBS.lead.index:
				spendCivil(s, seat, 1);
				playLeader(s, seat, VERBS.lead.arg.card(code), world);
				return;
			case VERBS.stage.index:
				spendCivil(s, seat, 1);
				buildStages(s, seat, VERBS.stage.arg.count(code), 0, world);
				return;
			case VERBS.develop.index:
				spendCivil(s, seat, 1);
				develop(s, seat, VERBS.develop.arg.card(code), 0, world);
				return;
			case VERBS.revolution.index:
				revolution(s, seat, VERBS.revolution.arg.card(code), 0, world);
				return;
			case VERBS.play.index:
				playAction(s, seat, VERBS.play.arg.card(code), world);
				return;
			case VERBS.train.index:
				spendMilitary(s, seat, 1);
				place(s, seat, UNIT_START + VERBS.train.arg.card(code), 0, world);
				return;
			case VERBS.disband.index: {
				const which = VERBS.disband.arg.card(code);
				spendMilitary(s, seat, 1);
				toPool(s, seat, UNIT_START + which);
				if (world.live) world.emit({
					type: "disbanded",
					seat,
					card: unit.ids[which]
				});
				return;
			}
			case VERBS.playTactic.index:
				playTactic(s, seat, VERBS.playTactic.arg.card(code), world);
				return;
			case VERBS.copyTactic.index:
				copyTactic(s, seat, VERBS.copyTactic.arg.card(code), world);
				return;
			case VERBS.swap.index:
				s.swap = 1;
				return;
			default: applyCardAction(s, seat, code, world);
		}
	},
	why: whyAction,
	fallback: () => VERBS.endTurn.code(),
	prompt: (s, seat) => ({
		key: s.round === 1 ? "prompt.firstTurn" : "prompt.action",
		rule: s.round === 1 ? "TTA-ROUND-15" : "TTA-ACT-GEN-1",
		args: {
			civil: civilLeft(s, seat),
			military: militaryLeft(s, seat)
		}
	})
};
// games/through-the-ages/src/decisions/agreement.ts
/**
* International Agreement: yes gives 5 civil actions for cards of the row (TTA-R-105a) and costs the next political
* action (TTA-R-105b); in the last round too (TTA-CARD-INTLAGR-5). The row is refilled either way (TTA-R-105c). Slot 0:
* the actions.
*/
var agreement = {
	name: "agreement",
	rule: "TTA-R-105a",
	mode: "one",
	legal(_, __, out) {
		out.put(VERBS.accept.code());
		out.put(VERBS.refuse.code());
	},
	apply(s, seat, code, world) {
		const budget = slot(s, 0);
		done(s);
		if (VERBS.refuse.is(code)) return;
		s.noPolitics[seat] = 1;
		if (world.live) world.emit({
			type: "agreement",
			seat
		});
		ask(s, DECISIONS.agreementTake, bit(seat), budget);
	},
	fallback: () => VERBS.refuse.code(),
	prompt: (s) => ({
		key: "prompt.agreement",
		rule: "TTA-R-105a",
		args: { actions: slot(s, 0) }
	})
};
// games/through-the-ages/src/decisions/agreement-take.ts
/**
* The usual rules for taking cards (TTA-CARD-INTLAGR-1); action cards may be played in the same turn
* (TTA-CARD-INTLAGR-2).
*/
var agreementTake = {
	name: "agreementTake",
	rule: "TTA-CARD-INTLAGR-1",
	mode: "one",
	legal(s, seat, out) {
		listTakes(s, seat, out, slot(s, 0));
		out.put(VERBS.enough.code());
	},
	apply(s, seat, code, world) {
		if (VERBS.enough.is(code)) return done(s);
		const space = VERBS.take.arg.space(code) - 1;
		const cost = takeCost(s, seat, space);
		setSlot(s, 0, slot(s, 0) - cost);
		takeCard(s, seat, space, cost, false, world);
	},
	fallback: () => VERBS.enough.code(),
	prompt: (s) => ({
		key: "prompt.agreementTake",
		rule: "TTA-CARD-INTLAGR-1",
		args: { actions: slot(s, 0) }
	})
};
// games/through-the-ages/src/effects/colonies.ts
/** Colonies: force, permanent and immediate effect, loss. */
/** Military cards that may be discarded for 1 each (James Cook). */
var colonizingDiscards = (s, seat) => leads.colonizingDiscards[s.leader[seat] + 1];
/**
* Strength of the largest force a seat could form (TTA-COL-3): all units, bonuses, all bonus cards in hand (TTA-R-50a).
*/
function largestForce(s, seat) {
	if (unitCount(s, seat) === 0) return 0;
	const at = workAt(seat, UNIT_START);
	let n = unitStrength(s.workers, at) + tacticalStrength(s.workers, at, s.tactic[seat], ridesInfantry(s, seat)) + colonizationBonus(s, seat);
	let others = 0;
	for (let i = 0; i < s.cardCount[seat]; i++) {
		const card = s.cards[cardAt(seat, i)];
		if (card === -1) continue;
		if (military.colonization[card] > 0) n += military.colonization[card];
		else others++;
	}
	return n + Math.min(others, colonizingDiscards(s, seat));
}
/**
* Strength of the force sent so far: units, armies of the current tactic (TTA-COL-11) at their best (TTA-R-52b),
* infantry riding with Genghis Khan (TTA-R-52c), bonuses of cards in play (TTA-COL-13); nothing else of the strength
* rating (TTA-COL-15).
*/
var forceSent = (s, seat) => unitStrength(s.sent, 0) + tacticalStrength(s.sent, 0, s.tactic[seat], ridesInfantry(s, seat)) + colonizationBonus(s, seat) + s.force;
/** Permanent effect first (TTA-COL-19): tokens come from the box or go there. */
function addColony(s, seat, colony, world) {
	s.colony[colony] = seat;
	if (world.live) world.emit({
		type: "colonized",
		seat,
		card: territory.ids[colony]
	});
	if (territory.yellow[colony] > 0) gainYellow(s, seat, territory.yellow[colony], world);
	if (territory.blue[colony] > 0) gainBlue(s, seat, territory.blue[colony], world);
	else if (territory.blue[colony] < 0) loseBlue(s, seat, -territory.blue[colony], world);
}
/**
* Then the immediate effect (TTA-COL-20), at the first colonization only (TTA-COL-23); cards beyond the limit too
* (TTA-COL-21).
*/
function settleColony(s, seat, colony, world) {
	const now = territory.cards[colony].immediate;
	if (!now) return;
	if (now.food) gainFood(s, seat, now.food, world);
	if (now.resources) gainResources(s, seat, now.resources, world);
	if (now.science) gainScience(s, seat, now.science, world);
	if (now.culture) gainCulture(s, seat, now.culture, world);
	if (now.population) gainPopulation(s, seat, now.population, world);
	if (now.cards) drawCards(s, seat, now.cards, world);
}
/** The old owner gives its tokens up as far as there are any (TTA-R-96). */
function removeColony(s, colony, world) {
	const seat = s.colony[colony];
	s.colony[colony] = -1;
	if (world.live) world.emit({
		type: "colonyLost",
		seat,
		card: territory.ids[colony]
	});
	loseYellow(s, seat, territory.yellow[colony], world);
	if (territory.blue[colony] > 0) loseBlue(s, seat, territory.blue[colony], world);
	else if (territory.blue[colony] < 0) gainBlue(s, seat, -territory.blue[colony], world);
}
/** A colony nobody holds any more goes to the pile of its age (TTA-R-108). */
var discardTerritory = (s, colony) => discardCard(s, territory.card[colony], true);
// games/through-the-ages/src/decisions/annex.ts
/** Annex: one colony of the rival; only its permanent effect moves (TTA-COL-25). Slot 0: the rival. */
var RIVAL$4 = 0;
var annex = chooseOne({
	name: "annex",
	rule: "TTA-COL-25",
	verb: VERBS.annex,
	count: territory.count,
	may: (s, _, colony) => s.colony[colony] === slot(s, RIVAL$4),
	choose(s, seat, colony, world) {
		removeColony(s, colony, world);
		addColony(s, seat, colony, world);
	},
	args: (s) => ({ target: slot(s, RIVAL$4) })
});
// games/through-the-ages/src/effects/pacts.ts
/** Pacts in force. */
/** The pact in `owner`'s area leaves play; its card goes to the pile of its age (TTA-R-108). */
function endPact(s, owner, world) {
	const which = s.pact[owner];
	if (which === -1) return;
	const other = s.partner[owner];
	const ownerBefore = militaryTotal(s, owner);
	const otherBefore = militaryTotal(s, other);
	s.pact[owner] = -1;
	s.partner[owner] = 0;
	s.side[owner] = 0;
	discardCard(s, pact.card[which], true);
	settleActions(s, owner, civilTotal(s, owner), ownerBefore);
	settleActions(s, other, civilTotal(s, other), otherBefore);
	if (world.live) world.emit({
		type: "pactEnded",
		seat: owner,
		with: other,
		card: pact.ids[which]
	});
}
/** An accepted pact (TTA-PACT-6) ends the owner's old one (TTA-PACT-7, TTA-PACT-11) and acts at once (TTA-PACT-9). */
function makePact(s, owner, other, which, side, world) {
	endPact(s, owner, world);
	const ownerBefore = militaryTotal(s, owner);
	const otherBefore = militaryTotal(s, other);
	s.pact[owner] = which;
	s.partner[owner] = other;
	s.side[owner] = side;
	settleActions(s, owner, civilTotal(s, owner), ownerBefore);
	settleActions(s, other, civilTotal(s, other), otherBefore);
	if (world.live) world.emit({
		type: "agreed",
		seat: owner,
		with: other,
		card: pact.ids[which]
	});
}
var binds = (s, owner, one, two) => s.pact[owner] !== -1 && (owner === one && s.partner[owner] === two || owner === two && s.partner[owner] === one);
/**
* A pact between the two forbids attacks (TTA-AGG-4) and wars (TTA-WAR-14); one declared before goes on (TTA-PACT-10).
*/
var protectedBy = (s, one, two) => binds(s, one, one, two) && pact.forbids[s.pact[one]] === 1 || binds(s, two, one, two) && pact.forbids[s.pact[two]] === 1;
/** Loss of Sovereignty: nobody may declare war on side B (TTA-R-94). */
function immuneToWar(s, seat) {
	for (let owner = 0; owner < s.seats; owner++) {
		if (s.pact[owner] !== pact.of("loss-of-sovereignty")) continue;
		if (owner === seat && s.side[owner] === 1 || s.partner[owner] === seat && s.side[owner] === 0) return true;
	}
	return false;
}
/** Pacts between the two that an attack ends (TTA-AGG-8, TTA-WAR-16). */
function endByAttack(s, one, two, world) {
	if (binds(s, one, one, two) && pact.ends[s.pact[one]] === 1) endPact(s, one, world);
	if (binds(s, two, one, two) && pact.ends[s.pact[two]] === 1) endPact(s, two, world);
}
/** Open Borders: whoever attacks the partner has 2 strength more in that attack (TTA-AGG-6, TTA-WAR-3). */
var attackBonus = (s, attacker, target) => binds(s, attacker, attacker, target) && s.pact[attacker] === pact.of("open-borders-agreement") || binds(s, target, attacker, target) && s.pact[target] === pact.of("open-borders-agreement") ? 2 : 0;
/** Strength in an attack between the two: pacts that it ends count for neither (TTA-AGG-7, TTA-R-29). */
function strengthAgainst(s, seat, other) {
	let n = strengthRating(s, seat);
	if (binds(s, seat, seat, other) && pact.ends[s.pact[seat]] === 1) n = strengthRating(s, seat, seat);
	if (binds(s, other, seat, other) && pact.ends[s.pact[other]] === 1) n -= strengthRating(s, seat) - strengthRating(s, seat, other);
	return Math.max(n, 0);
}
/** Pact actions exist only in games that began with more than two players (TTA-POL-4, TTA-R-34). */
var pactsExist = (s) => s.seats > 2;
// games/through-the-ages/src/decisions/answer-pact.ts
/**
* The named player accepts or refuses a pact (TTA-PACT-4). Slots: who offers, which pact, the side the offerer takes.
*/
var answerPact = {
	name: "answerPact",
	rule: "TTA-PACT-4",
	mode: "one",
	legal(_, __, out) {
		out.put(VERBS.accept.code());
		out.put(VERBS.refuse.code());
	},
	apply(s, seat, code, world) {
		const owner = slot(s, 0);
		const which = slot(s, 1);
		const side = slot(s, 2);
		done(s);
		if (VERBS.refuse.is(code)) {
			if (world.live) world.emit({
				type: "declined",
				seat,
				with: owner,
				card: pact.ids[which]
			});
			return;
		}
		removeCard(s, owner, pact.card[which]);
		world.reveal(511);
		makePact(s, owner, seat, which, side, world);
	},
	fallback: () => VERBS.refuse.code(),
	prompt: (s) => ({
		key: "prompt.answerPact",
		rule: "TTA-PACT-4",
		args: {
			from: slot(s, 0),
			card: pact.ids[slot(s, 1)],
			side: SIDES[1 - slot(s, 2)]
		}
	})
};
// games/through-the-ages/src/decisions/bid.ts
/** Bids for a territory, in turn order (TTA-COL-1, TTA-COL-4). Slot 0: the territory. */
var bid$1 = {
	name: "bid",
	rule: "TTA-COL-1",
	mode: "one",
	alwaysAsk: true,
	legal(s, seat, out) {
		out.put(VERBS.pass.code());
		const most = largestForce(s, seat);
		for (let n = s.bid + 1; n <= most && n <= 99; n++) out.put(VERBS.bid.code(n));
	},
	apply(s, seat, code, world) {
		done(s);
		if (VERBS.pass.is(code)) {
			s.passed |= bit(seat);
			if (world.live) world.emit({
				type: "passed",
				seat
			});
			return;
		}
		s.bid = VERBS.bid.arg.amount(code);
		s.bidder = seat;
		if (world.live) world.emit({
			type: "bid",
			seat,
			amount: s.bid
		});
	},
	why(s, seat, code) {
		if (!VERBS.bid.is(code)) return null;
		if (VERBS.bid.arg.amount(code) <= s.bid) return refusal("TTA-COL-2", "refuse.bidLow", { bid: s.bid });
		if (unitCount(s, seat) === 0) return refusal("TTA-R-50b", "refuse.noUnit");
		return refusal("TTA-COL-3", "refuse.bidHigh", { most: largestForce(s, seat) });
	},
	fallback: () => VERBS.pass.code(),
	prompt: (s, seat) => ({
		key: s.bidder < 0 ? "prompt.bidFirst" : "prompt.bid",
		rule: "TTA-COL-4",
		args: {
			card: territory.ids[slot(s, 0)],
			bid: s.bid,
			most: largestForce(s, seat)
		}
	})
};
// games/through-the-ages/src/decisions/civilize.ts
/**
* Development of Civilization: one of three actions for 1 less, without an action spent (TTA-EVT-14,
* TTA-CARD-DEVCIV-1), or none of them (TTA-R-39b). A revolution (TTA-EVT-15, TTA-ACT-REV-8) for 1 less spends all civil
* actions (TTA-CARD-DEVCIV-2), those of the coming turn (TTA-R-43a), and needs all of them (TTA-R-43b). Slot 0: the
* reduction.
*/
var civilize = {
	name: "civilize",
	rule: "TTA-CARD-DEVCIV-1",
	mode: "one",
	legal(s, seat, out) {
		const less = slot(s, 0);
		out.put(VERBS.pass.code());
		if (canGrow(s, seat, less)) out.put(VERBS.population.code());
		listBuilds(s, seat, out, 0, UNIT_START, less, resourcesFor(s, seat, false));
		listDevelop(s, seat, out, less);
		listRevolutions(s, seat, out, less);
	},
	apply(s, seat, code, world) {
		const less = slot(s, 0);
		done(s);
		if (VERBS.population.is(code)) grow(s, seat, less, world);
		else if (VERBS.build.is(code)) place(s, seat, VERBS.build.arg.card(code), less, world);
		else if (VERBS.develop.is(code)) develop(s, seat, VERBS.develop.arg.card(code), less, world);
		else if (VERBS.revolution.is(code)) revolution(s, seat, VERBS.revolution.arg.card(code), less, world);
	},
	fallback: () => VERBS.pass.code(),
	prompt: () => ({
		key: "prompt.civilize",
		rule: "TTA-CARD-DEVCIV-1"
	})
};
// games/through-the-ages/src/decisions/defend.ts
/**
* Defence against an aggression: all or nothing (TTA-R-28a). Cards are offered only as long as the attacker's strength
* can still be reached (TTA-AGG-9), so whoever begins to defend also succeeds (TTA-AGG-14). Slots: strength still
* missing, cards still allowed, the attacker, the aggression.
*/
var NEED = 0;
var ALLOWED = 1;
var BEGUN = 4;
/** Most strength that `cards` cards of the hand can add, leaving out one copy of `except`. */
function reach(s, seat, cards, except) {
	let n = 0;
	let used = 0;
	let skipped = except === -1;
	for (let i = s.cardCount[seat] - 1; i >= 0 && used < cards; i--) {
		const card = s.cards[cardAt(seat, i)];
		if (card === -1 || military.defence[card] === 0) continue;
		if (!skipped && card === except) {
			skipped = true;
			continue;
		}
		n += military.defence[card];
		used++;
	}
	let others = 0;
	for (let i = 0; i < s.cardCount[seat]; i++) if (s.cards[cardAt(seat, i)] !== -1 && military.defence[s.cards[cardAt(seat, i)]] === 0) others++;
	if (except !== -1 && military.defence[except] === 0) others--;
	return n + Math.min(others, cards - used);
}
function list$2(s, seat, out) {
	const need = slot(s, NEED);
	const allowed = slot(s, ALLOWED);
	if (slot(s, BEGUN) === 0) out.put(VERBS.yield.code());
	const before = out.n;
	let last = -1;
	for (let i = 0; i < s.cardCount[seat] && allowed > 0; i++) {
		const card = s.cards[cardAt(seat, i)];
		if (card === -1 || card === last) continue;
		last = card;
		const rest = reach(s, seat, allowed - 1, card);
		if (military.kind[card] === militaryKind.bonus && military.defence[card] + rest >= need) out.put(VERBS.block.code(military.bonus[card]));
		if (1 + rest >= need) out.put(VERBS.discard.code(card));
	}
	if (out.n === before && slot(s, BEGUN) === 1) out.put(VERBS.yield.code());
}
var defend$1 = {
	name: "defend",
	rule: "TTA-AGG-9",
	mode: "one",
	alwaysAsk: true,
	legal: list$2,
	apply(s, seat, code, world) {
		if (VERBS.yield.is(code)) return done(s);
		let gain = 1;
		if (VERBS.block.is(code)) {
			const card = bonus.card[VERBS.block.arg.card(code)];
			gain = military.defence[card];
			removeCard(s, seat, card);
			discardCard(s, card, true);
			world.reveal(511);
			if (world.live) world.emit({
				type: "blocked",
				seat,
				card: military.ids[card]
			});
		} else discardHidden(s, seat, VERBS.discard.arg.card(code), world);
		setSlot(s, NEED, slot(s, NEED) - gain);
		setSlot(s, ALLOWED, slot(s, ALLOWED) - 1);
		setSlot(s, BEGUN, 1);
		if (slot(s, NEED) > 0) return;
		s.repelled = 1;
		done(s);
	},
	why(s, seat, code) {
		if (VERBS.yield.is(code)) return refusal("TTA-R-28a", "refuse.defenceBegun");
		const card = VERBS.block.is(code) ? bonus.card[VERBS.block.arg.card(code)] : VERBS.discard.is(code) ? VERBS.discard.arg.card(code) : -1;
		if (card === -1) return null;
		if (!hasCard(s, seat, card)) return refusal("TTA-AGG-10", "refuse.notHeld");
		if (slot(s, ALLOWED) === 0) return refusal("TTA-AGG-12", "refuse.defenceCards", { most: militaryTotal(s, seat) });
		return refusal("TTA-AGG-14", "refuse.defenceShort", { need: slot(s, NEED) });
	},
	fallback(s, seat) {
		if (slot(s, BEGUN) === 0) return VERBS.yield.code();
		first.code = -1;
		first.n = 0;
		list$2(s, seat, first);
		return first.code;
	},
	prompt: (s) => ({
		key: "prompt.defend",
		rule: "TTA-AGG-9",
		args: {
			from: slot(s, 2),
			card: aggression.ids[slot(s, 3)],
			need: slot(s, NEED),
			cards: slot(s, ALLOWED)
		}
	})
};
var first = {
	code: -1,
	n: 0,
	put(code) {
		if (this.code < 0) this.code = code;
		this.n++;
	}
};
// games/through-the-ages/src/decisions/destroy-own.ts
/** Border Conflict: one farm, mine or urban building of one's own. */
var destroyOwn = chooseOne({
	name: "destroyOwn",
	rule: "TTA-EVT-7",
	verb: VERBS.destroy,
	count: UNIT_START,
	may: (s, seat, card) => s.workers[workAt(seat, card)] > 0,
	choose(s, seat, card, world) {
		toPool(s, seat, card);
		if (world.live) world.emit({
			type: "destroyed",
			seat,
			card: work.ids[card]
		});
	}
});
// games/through-the-ages/src/decisions/discard.ts
/** Military cards of one's own choice, face down (TTA-END-1, TTA-R-106). Slot 0: how many. */
var discard = {
	name: "discard",
	rule: "TTA-END-1",
	mode: "one",
	legal(s, seat, out) {
		let last = -1;
		for (let i = 0; i < s.cardCount[seat]; i++) {
			const card = s.cards[cardAt(seat, i)];
			if (card !== -1 && card !== last) out.put(VERBS.discard.code(card));
			last = card;
		}
	},
	apply(s, seat, code, world) {
		discardHidden(s, seat, VERBS.discard.arg.card(code), world);
		setSlot(s, 0, slot(s, 0) - 1);
		if (slot(s, 0) === 0) done(s);
	},
	why: (_, __, code) => VERBS.discard.is(code) ? refusal("TTA-END-1", "refuse.notHeld") : null,
	fallback: (s, seat) => VERBS.discard.code(s.cards[cardAt(seat, 0)]),
	prompt: (s) => ({
		key: "prompt.discard",
		rule: "TTA-END-1",
		args: { count: slot(s, 0) }
	})
};
// games/through-the-ages/src/decisions/force.ts
/** The winner forms a force of at least the bid (TTA-COL-8), freely chosen (TTA-R-52a). Slot 0: the territory. */
function sentUnits(s) {
	let n = 0;
	for (let kind = 0; kind < unit.count; kind++) n += s.sent[kind];
	return n;
}
/** Strong enough, with at least one unit (TTA-COL-9). */
var isEnough = (s, seat) => sentUnits(s) > 0 && forceSent(s, seat) >= s.bid;
function list$1(s, seat, out) {
	const before = out.n;
	for (let kind = 0; kind < unit.count; kind++) if (s.workers[workAt(seat, UNIT_START + kind)] > 0) out.put(VERBS.send.code(kind));
	let last = -1;
	for (let i = 0; i < s.cardCount[seat]; i++) {
		const card = s.cards[cardAt(seat, i)];
		if (card === -1 || card === last) continue;
		last = card;
		if (military.colonization[card] > 0) out.put(VERBS.reinforce.code(military.bonus[card]));
		if (s.discards < colonizingDiscards(s, seat)) out.put(VERBS.discard.code(card));
	}
	if (isEnough(s, seat) || out.n === before) out.put(VERBS.colonize.code());
}
var force$1 = {
	name: "force",
	rule: "TTA-COL-8",
	mode: "one",
	alwaysAsk: true,
	legal: list$1,
	apply(s, seat, code, world) {
		if (VERBS.colonize.is(code)) return done(s);
		if (VERBS.send.is(code)) {
			const kind = VERBS.send.arg.card(code);
			s.workers[workAt(seat, UNIT_START + kind)]--;
			s.sent[kind]++;
			if (world.live) world.emit({
				type: "sent",
				seat,
				card: unit.ids[kind]
			});
		} else if (VERBS.reinforce.is(code)) {
			const card = bonus.card[VERBS.reinforce.arg.card(code)];
			removeCard(s, seat, card);
			discardCard(s, card, true);
			s.force += military.colonization[card];
			world.reveal(511);
			if (world.live) world.emit({
				type: "reinforced",
				seat,
				card: military.ids[card]
			});
		} else {
			discardHidden(s, seat, VERBS.discard.arg.card(code), world);
			s.discards++;
			s.force++;
		}
	},
	why(s, seat, code) {
		if (VERBS.colonize.is(code)) return sentUnits(s) === 0 ? refusal("TTA-COL-9", "refuse.noUnitSent") : refusal("TTA-COL-8", "refuse.forceShort", {
			force: forceSent(s, seat),
			bid: s.bid
		});
		if (VERBS.send.is(code)) return refusal("TTA-COL-8", "refuse.noBuilding", { card: unit.ids[VERBS.send.arg.card(code)] });
		if (VERBS.reinforce.is(code) || VERBS.discard.is(code) && !hasCard(s, seat, VERBS.discard.arg.card(code))) return refusal("TTA-COL-14", "refuse.notHeld");
		return VERBS.discard.is(code) ? refusal("TTA-COL-14", "refuse.leaderNeeded", { card: "james-cook" }) : null;
	},
	fallback(s, seat) {
		if (isEnough(s, seat)) return VERBS.colonize.code();
		for (let kind = 0; kind < unit.count; kind++) if (s.workers[workAt(seat, UNIT_START + kind)] > 0) return VERBS.send.code(kind);
		for (let i = 0; i < s.cardCount[seat]; i++) {
			const card = s.cards[cardAt(seat, i)];
			if (card !== -1 && military.colonization[card] > 0) return VERBS.reinforce.code(military.bonus[card]);
		}
		if (s.discards < colonizingDiscards(s, seat) && s.cardCount[seat] > 0) return VERBS.discard.code(s.cards[cardAt(seat, 0)]);
		return VERBS.colonize.code();
	},
	prompt: (s, seat) => ({
		key: "prompt.force",
		rule: "TTA-COL-8",
		args: {
			card: territory.ids[slot(s, 0)],
			bid: s.bid,
			force: sentUnits(s) > 0 ? forceSent(s, seat) : s.force
		}
	})
};
// games/through-the-ages/src/decisions/gain-either.ts
/** This much food or this much resources (Reserves, Development of Markets). Slot 0: how much. */
var gainEither = {
	name: "gainEither",
	rule: "TTA-FOOD-2",
	mode: "one",
	legal(_, __, out) {
		out.put(VERBS.gainFood.code());
		out.put(VERBS.gainResources.code());
	},
	apply(s, seat, code, world) {
		const n = slot(s, 0);
		done(s);
		if (VERBS.gainFood.is(code)) gainFood(s, seat, n, world);
		else gainResources(s, seat, n, world);
	},
	fallback: () => VERBS.gainResources.code(),
	prompt: (s) => ({
		key: "prompt.gainEither",
		rule: "TTA-FOOD-2",
		args: { amount: slot(s, 0) }
	})
};
// games/through-the-ages/src/decisions/gain-mix.ts
/** Food and resources in any mix (Foray). Slot 0: how much together. */
var gainMix = {
	name: "gainMix",
	rule: "TTA-FOOD-4",
	mode: "one",
	legal(s, _, out) {
		for (let grain = 0; grain <= slot(s, 0); grain++) out.put(VERBS.mix.code(grain));
	},
	apply(s, seat, code, world) {
		const n = slot(s, 0);
		const grain = VERBS.mix.arg.food(code);
		done(s);
		gainFood(s, seat, grain, world);
		gainResources(s, seat, n - grain, world);
	},
	fallback: () => VERBS.mix.code(0),
	prompt: (s) => ({
		key: "prompt.gainMix",
		rule: "TTA-FOOD-4",
		args: { amount: slot(s, 0) }
	})
};
// games/through-the-ages/src/decisions/give-token.ts
/**
* A blue token from a farm, mine or lab: lost (TTA-TOK-8), or put on the wonder (TTA-R-44b). Slots: how many, 1 = for a
* wonder.
*/
var giveToken = {
	name: "giveToken",
	rule: "TTA-TOK-8",
	mode: "one",
	legal(s, seat, out) {
		for (let place = 0; place < store.count; place++) if (s.blue[storeAt(seat, place)] > 0) out.put(VERBS.giveToken.code(place));
	},
	apply(s, seat, code, world) {
		const forWonder = slot(s, 1) === 1;
		s.blue[storeAt(seat, VERBS.giveToken.arg.card(code))]--;
		if (forWonder) s.stages[seat]++;
		else s.blueTotal[seat]--;
		if (world.live && !forWonder) world.emit({
			type: "lost",
			seat,
			what: "blue",
			amount: 1
		});
		setSlot(s, 0, slot(s, 0) - 1);
		if (slot(s, 0) === 0) done(s);
	},
	why: (_, __, code) => VERBS.giveToken.is(code) ? refusal("TTA-R-10a", "refuse.noToken", { card: store.ids[VERBS.giveToken.arg.card(code)] }) : null,
	/** The least valuable. */
	fallback(s, seat) {
		let best = -1;
		for (let place = 0; place < store.count; place++) if (s.blue[storeAt(seat, place)] > 0 && (best === -1 || store.value[place] < store.value[best])) best = place;
		return VERBS.giveToken.code(best);
	},
	prompt: (s) => ({
		key: slot(s, 1) === 1 ? "prompt.coverStage" : "prompt.giveToken",
		rule: slot(s, 1) === 1 ? "TTA-R-44b" : "TTA-TOK-8",
		args: { count: slot(s, 0) }
	})
};
// games/through-the-ages/src/effects/row.ts
/** The card row and the change of ages, from A to IV and never back (TTA-ROUND-3). */
/**
* The decks of an age, one civil and one military (TTA-SET-3), by the number of players: cards marked 4 are only for
* four (TTA-SET-4), marked 3+ not for two (TTA-SET-5), pacts not for two (TTA-SET-6); with four all of them
* (TTA-SET-7). Those who resigned no longer count for the ages to come (TTA-RES-8); the decks under way stay
* (TTA-RES-7).
*/
function makeDecks(s, age) {
	s.agePlayers[age] = s.players;
	s.civilBag.fill(0);
	s.bag.fill(0);
	s.pile.fill(0);
	s.pileOpen.fill(0);
	s.civilLeft = 0;
	s.left = 0;
	s.pileSize = 0;
	for (let card = civil.start[age]; card < civil.start[age + 1]; card++) {
		s.civilBag[card - civil.start[age]] = civil.copies[card * 3 + s.players - 2];
		s.civilLeft += civil.copies[card * 3 + s.players - 2];
	}
	if (age === 0) return;
	for (let card = military.start[age]; card < military.start[age + 1]; card++) {
		const copies = militaryCopies(s, card);
		s.bag[card - military.start[age]] = copies;
		s.left += copies;
	}
}
/** Copies of a military card in this game. The peaceful one has no aggressions and wars. */
function militaryCopies(s, card) {
	if (s.peaceful === 1 && (military.kind[card] === militaryKind.aggression || military.kind[card] === militaryKind.war)) return 0;
	const players = s.agePlayers[military.age[card]];
	return players === 0 ? 0 : military.copies[card * 3 + players - 2];
}
/** A civil card from the deck, by chance. */
function deal(s, world) {
	let at = world.roll(s.civilLeft);
	let place = 0;
	while (at >= s.civilBag[place]) at -= s.civilBag[place++];
	s.civilBag[place]--;
	s.civilLeft--;
	return civil.start[s.age] + place;
}
function layOut(s, world) {
	for (let i = 0; i < SPACES; i++) s.row[i] = deal(s, world);
}
/**
* Clears the first spaces (an event that refills does not: TTA-CARD-INTLAGR-3), closes up (TTA-START-5), fills
* (TTA-START-6).
*/
function refill(s, sweep, world) {
	let swept = 0;
	if (sweep) for (let i = 0; i < SWEPT[s.players - 2]; i++) {
		if (s.row[i] !== -1) swept++;
		s.row[i] = -1;
	}
	let n = 0;
	for (let i = 0; i < SPACES; i++) {
		const card = s.row[i];
		if (card === -1) continue;
		s.row[i] = -1;
		s.row[n++] = card;
	}
	const kept = n;
	if (s.age === 0) {
		while (n < SPACES && s.civilLeft > 0) s.row[n++] = deal(s, world);
		startAge(s, 1, world);
	}
	while (n < SPACES && s.civilLeft > 0) {
		s.row[n++] = deal(s, world);
		if (s.civilLeft === 0) endAge(s, world);
	}
	world.reveal(511);
	if (world.live) world.emit({
		type: "refilled",
		swept,
		dealt: n - kept
	});
}
/** The age after which the game is at its end: III, or II or I in a shorter game. */
var finalAge = (s) => 3 - s.length;
/**
* New decks (TTA-AGE-15), the old military one goes (TTA-AGE-16); none in age IV (TTA-AGE-18). Events stay (TTA-R-16a).
*/
function startAge(s, age, world) {
	s.age = age;
	if (age < 4) makeDecks(s, age);
	else {
		s.bag.fill(0);
		s.pile.fill(0);
		s.pileOpen.fill(0);
		s.left = 0;
		s.pileSize = 0;
		s.lastRound = s.turn === s.first ? s.round : s.round + 1;
	}
	if (world.live) {
		world.emit({
			type: "age",
			age: AGES[age]
		});
		if (age === 4) world.emit({
			type: "lastRound",
			round: s.lastRound
		});
	}
}
/**
* In this order (TTA-R-14); cards of the ages before the one that ended are antiquated (TTA-AGE-7), those in the row
* stay (TTA-R-16b).
*/
function endAge(s, world) {
	const ended = s.age;
	for (let seat = 0; seat < s.seats; seat++) if (s.out[seat] === 0) dropAntiquated(s, seat, ended, world);
	for (let seat = 0; seat < s.seats; seat++) {
		if (s.out[seat] === 1) continue;
		if (s.leader[seat] !== -1 && leader.age[s.leader[seat]] < ended) removeLeader(s, seat, world);
		if (s.unfinished[seat] !== -1 && wonder.age[s.unfinished[seat]] < ended) removeUnfinished(s, seat, world);
		if (s.pact[seat] !== -1 && military.age[pact.card[s.pact[seat]]] < ended) endPact(s, seat, world);
	}
	for (let seat = 0; seat < s.seats; seat++) if (s.out[seat] === 0) loseYellow(s, seat, 2, world);
	startAge(s, ended === finalAge(s) ? 4 : ended + 1, world);
}
/**
* Cards of every age before the one that ended leave the hand (TTA-AGE-9, TTA-R-15); civil ones for good (TTA-HAND-7).
*/
function dropAntiquated(s, seat, ended, world) {
	let n = 0;
	for (let i = s.handSize[seat] - 1; i >= 0; i--) {
		const card = s.hand[handAt(seat, i)];
		if (civil.age[card] >= ended) continue;
		removeCivil(s, seat, card);
		n++;
	}
	let old = 0;
	for (let age = 0; age < ended; age++) old += s.cardAges[backAt(seat, age)];
	n += old;
	for (; old > 0; old--) removeCard(s, seat, s.cards[cardAt(seat, 0)]);
	if (world.live && n > 0) world.emit({
		type: "antiquated",
		seat,
		count: n
	});
}
/** The blue tokens of an unfinished wonder return to their owner's bank (TTA-AGE-11, TTA-R-90). */
function removeUnfinished(s, seat, world) {
	const which = s.unfinished[seat];
	s.bank[seat] += s.stages[seat];
	s.stages[seat] = 0;
	s.unfinished[seat] = -1;
	if (world.live) world.emit({
		type: "wonderGone",
		seat,
		card: wonder.ids[which]
	});
}
// games/through-the-ages/src/decisions/infiltrate.ts
/** Infiltrate: the rival's leader or unfinished wonder goes; 3 culture per level (TTA-R-90). */
var RIVAL$3 = 0;
var infiltrate = {
	name: "infiltrate",
	rule: "TTA-R-31a",
	mode: "one",
	legal(s, _, out) {
		if (s.leader[slot(s, RIVAL$3)] !== -1) out.put(VERBS.removeLeader.code());
		if (s.unfinished[slot(s, RIVAL$3)] !== -1) out.put(VERBS.removeWonder.code());
	},
	apply(s, seat, code, world) {
		const rival = slot(s, RIVAL$3);
		done(s);
		let level = 0;
		if (VERBS.removeLeader.is(code)) {
			level = leader.age[s.leader[rival]];
			removeLeader(s, rival, world);
		} else {
			level = wonder.age[s.unfinished[rival]];
			removeUnfinished(s, rival, world);
		}
		gainCulture(s, seat, 3 * level, world);
	},
	fallback: (s) => s.leader[slot(s, RIVAL$3)] !== -1 ? VERBS.removeLeader.code() : VERBS.removeWonder.code(),
	prompt: (s) => ({
		key: "prompt.infiltrate",
		rule: "TTA-R-31a",
		args: { target: slot(s, RIVAL$3) }
	})
};
// games/through-the-ages/src/decisions/lose-colony.ts
/** Independence Declaration: a colony of one's own choice (TTA-COL-24), to the pile of its age (TTA-R-108). */
var loseColony = chooseOne({
	name: "loseColony",
	rule: "TTA-COL-24",
	verb: VERBS.abandon,
	count: territory.count,
	may: (s, seat, colony) => s.colony[colony] === seat,
	choose(s, _, colony, world) {
		removeColony(s, colony, world);
		discardTerritory(s, colony);
	},
	why: (_, __, colony) => refusal("TTA-COL-24", "refuse.notYours", { card: territory.ids[colony] })
});
// games/through-the-ages/src/decisions/lose-mix.ts
/** Raiders: the victim names the mix (TTA-R-97b). Slot 0: how much together, at most what there is. */
var loseMix = {
	name: "loseMix",
	rule: "TTA-R-97b",
	mode: "one",
	legal(s, seat, out) {
		const n = slot(s, 0);
		for (let grain = 0; grain <= n && grain <= food(s, seat); grain++) if (n - grain <= resources(s, seat)) out.put(VERBS.mix.code(grain));
	},
	apply(s, seat, code, world) {
		const n = slot(s, 0);
		const grain = VERBS.mix.arg.food(code);
		done(s);
		loseFood(s, seat, grain, world);
		loseResources(s, seat, n - grain, world);
	},
	why: (s, _, code) => VERBS.mix.is(code) ? refusal("TTA-R-97b", "refuse.mix", { amount: slot(s, 0) }) : null,
	fallback(s, seat) {
		const n = slot(s, 0);
		return VERBS.mix.code(Math.max(0, n - resources(s, seat)));
	},
	prompt: (s) => ({
		key: "prompt.loseMix",
		rule: "TTA-R-97b",
		args: { amount: slot(s, 0) }
	})
};
// games/through-the-ages/src/decisions/lose-worker.ts
/** Without unused workers one leaves a card of the owner's choice (TTA-TOK-15). Slot 0: how many. */
var loseWorker = {
	name: "loseWorker",
	rule: "TTA-TOK-15",
	mode: "one",
	legal(s, seat, out) {
		for (let card = 0; card < work.count; card++) if (s.workers[workAt(seat, card)] > 0) out.put(VERBS.loseWorker.code(card));
	},
	apply(s, seat, code, world) {
		s.workers[workAt(seat, VERBS.loseWorker.arg.card(code))]--;
		s.yellow[seat]++;
		if (world.live) world.emit({
			type: "lost",
			seat,
			what: "population",
			amount: 1
		});
		setSlot(s, 0, slot(s, 0) - 1);
		if (slot(s, 0) === 0 || !hasWorkers(s, seat)) done(s);
	},
	why: (_, __, code) => VERBS.loseWorker.is(code) ? refusal("TTA-R-12a", "refuse.noBuilding", { card: work.ids[VERBS.loseWorker.arg.card(code)] }) : null,
	fallback(s, seat) {
		let card = 0;
		while (card < work.count - 1 && s.workers[workAt(seat, card)] <= 0) card++;
		return VERBS.loseWorker.code(card);
	},
	prompt: (s) => ({
		key: "prompt.loseWorker",
		rule: "TTA-TOK-15",
		args: { count: slot(s, 0) }
	})
};
// games/through-the-ages/src/decisions/ordered.ts
/** What an action card orders: the usual rules, but no action is spent for it (TTA-ACT-CARD-3). Slot 0: the card. */
var ordered = {
	name: "ordered",
	rule: "TTA-ACT-CARD-3",
	mode: "one",
	legal: (s, seat, out) => listOrdered(s, seat, slot(s, 0), out),
	apply(s, seat, code, world) {
		const { discount = 0, after = 0 } = actionCard.cards[slot(s, 0)].play ?? {};
		done(s);
		if (VERBS.build.is(code)) place(s, seat, VERBS.build.arg.card(code), discount, world);
		else if (VERBS.upgrade.is(code)) move(s, seat, VERBS.upgrade.arg.old(code), VERBS.upgrade.arg.card(code), discount, world);
		else {
			if (VERBS.develop.is(code)) {
				spendCivil(s, seat, 1);
				develop(s, seat, VERBS.develop.arg.card(code), 0, world);
			} else revolution(s, seat, VERBS.revolution.arg.card(code), 0, world);
			gainScience(s, seat, after, world);
		}
	},
	fallback: (s, seat) => firstOrdered(s, seat, slot(s, 0)),
	prompt: (s) => ({
		key: "prompt.ordered",
		rule: "TTA-ACT-CARD-3",
		args: { card: actionCard.ids[slot(s, 0)] }
	})
};
// games/through-the-ages/src/decisions/place-free.ts
/** An unused worker becomes a temple or Warriors at no cost (TTA-R-107). Slot 0: which card. */
var placeFree = {
	name: "placeFree",
	rule: "TTA-R-107",
	mode: "one",
	legal(_, __, out) {
		out.put(VERBS.pass.code());
		out.put(VERBS.place.code());
	},
	apply(s, seat, code, world) {
		const card = slot(s, 0);
		done(s);
		if (VERBS.pass.is(code)) return;
		fromPool(s, seat, card);
		if (world.live) world.emit({
			type: "built",
			seat,
			card: work.ids[card],
			resources: 0
		});
	},
	fallback: () => VERBS.place.code(),
	prompt: (s) => ({
		key: "prompt.placeFree",
		rule: "TTA-R-107",
		args: { card: work.ids[slot(s, 0)] }
	})
};
// games/through-the-ages/src/decisions/plunder.ts
/**
* Plunder: food and resources, each at most what is there, together at most the printed number (TTA-R-97a). Slots: the
* rival, the number.
*/
var RIVAL$2 = 0;
var plunder = {
	name: "plunder",
	rule: "TTA-R-97a",
	mode: "one",
	legal(s, _, out) {
		const most = slot(s, 1);
		const stored = food(s, slot(s, RIVAL$2));
		const mined = resources(s, slot(s, RIVAL$2));
		for (let grain = 0; grain <= most && grain <= stored; grain++) for (let ore = 0; grain + ore <= most && ore <= mined; ore++) out.put(VERBS.plunder.code(grain, ore));
	},
	apply(s, seat, code, world) {
		const rival = slot(s, RIVAL$2);
		done(s);
		const grain = loseFood(s, rival, VERBS.plunder.arg.food(code), world);
		const ore = loseResources(s, rival, VERBS.plunder.arg.resources(code), world);
		gainFood(s, seat, grain, world);
		gainResources(s, seat, ore, world);
	},
	why: (s, _, code) => VERBS.plunder.is(code) ? refusal("TTA-R-97a", "refuse.plunder", { most: slot(s, 1) }) : null,
	fallback(s) {
		const most = slot(s, 1);
		const ore = Math.min(most, resources(s, slot(s, RIVAL$2)));
		return VERBS.plunder.code(Math.min(most - ore, food(s, slot(s, RIVAL$2))), ore);
	},
	prompt: (s) => ({
		key: "prompt.plunder",
		rule: "TTA-R-97a",
		args: {
			target: slot(s, RIVAL$2),
			most: slot(s, 1)
		}
	})
};
// games/through-the-ages/src/effects/attacks.ts
/** Aggressions and wars. */
var ENSLAVE = aggression.ids.indexOf("enslave-i");
var ANNEX = aggression.ids.indexOf("annex-ii");
var INFILTRATE = aggression.ids.indexOf("infiltrate-ii");
/** Gandhi doubles the price of attacks on his owner (TTA-R-88a). */
var priceOf = (s, target) => leads.attackPrice[s.leader[target] + 1];
var aggressionCost = (s, which, target) => (aggression.cards[which].cost ?? 0) * priceOf(s, target);
var warCost = (s, which, target) => (war.cards[which].cost ?? 0) * priceOf(s, target);
/** Gandhi's owner attacks nobody (TTA-R-88b). */
var cannotAttack = (s, seat) => leads.pacifist[s.leader[seat] + 1] === 1;
/** What the card needs of its target (TTA-R-31a); most need nothing (TTA-R-31b). */
function hasPrey(s, which, target) {
	if (which === ANNEX) return coloniesOf(s, target) > 0;
	if (which === INFILTRATE) return s.leader[target] !== -1 || s.unfinished[target] !== -1;
	return true;
}
var attackStrength = (s, seat, target) => strengthAgainst(s, seat, target) + attackBonus(s, seat, target);
/**
* Why an aggression is not possible: 0 it is, 1 the seat itself or out, 2 a pacifist, 3 a pact, 4 too few actions,
* 5 the target is not weaker (TTA-AGG-5), 6 there is nothing to take.
*/
function aggressionBar(s, seat, which, target) {
	if (target === seat || target >= s.seats || s.out[target] === 1) return 1;
	if (cannotAttack(s, seat)) return 2;
	if (protectedBy(s, seat, target)) return 3;
	if (militaryLeft(s, seat) < aggressionCost(s, which, target)) return 4;
	if (!hasPrey(s, which, target)) return 6;
	return attackStrength(s, seat, target) > strengthAgainst(s, target, seat) ? 0 : 5;
}
function warBar(s, seat, which, target) {
	if (target === seat || target >= s.seats || s.out[target] === 1) return 1;
	if (cannotAttack(s, seat)) return 2;
	if (protectedBy(s, seat, target) || immuneToWar(s, target)) return 3;
	if (militaryLeft(s, seat) < warCost(s, which, target)) return 4;
	return s.lastRound > 0 && s.round >= s.lastRound ? 7 : 0;
}
/** Pay and reveal (TTA-AGG-2), name the enemy (TTA-AGG-3). What was paid stays spent (TTA-R-30). */
function startAggression(s, seat, which, target, world) {
	spendMilitary(s, seat, aggressionCost(s, which, target));
	showCard(s, seat, aggression.card[which], world);
	discardCard(s, aggression.card[which], true);
	if (world.live) world.emit({
		type: "attacked",
		seat,
		target,
		card: aggression.ids[which]
	});
	endByAttack(s, seat, target, world);
	s.repelled = 0;
}
/** First part of a successful aggression: what the rival suffers, or a choice of the attacker. */
function aggressionEffect(s, which, seat, target, world) {
	const card = aggression.cards[which];
	if (world.live) world.emit({
		type: "succeeded",
		seat,
		target,
		card: card.id
	});
	if (which === ENSLAVE) losePopulation(s, target, 1, world);
	else if (card.loot) ask(s, DECISIONS.plunder, bit(seat), target, card.loot);
	else if (card.raze) ask(s, DECISIONS.raze, bit(seat), target, card.raze[0], card.raze[1] ?? -1, card.raze.length === 2 ? 1 : 0);
	else if (which === ANNEX) ask(s, DECISIONS.annex, bit(seat), target);
	else if (which === INFILTRATE) ask(s, DECISIONS.infiltrate, bit(seat), target);
	else if (card.science) gainScience(s, seat, loseScience(s, target, card.science, world), world);
	else if (card.culture) gainCulture(s, seat, loseCulture(s, target, card.culture, world), world);
}
/** Second part: Enslave's gain, resources then food. */
function aggressionGain(s, which, seat, world) {
	if (which !== ENSLAVE) return;
	gainResources(s, seat, 2, world);
	gainFood(s, seat, 2, world);
}
/** The card is shown, paid and lies before its declarer (TTA-WAR-13). */
function declareWar(s, seat, which, target, world) {
	spendMilitary(s, seat, warCost(s, which, target));
	showCard(s, seat, war.card[which], world);
	s.war[seat] = which;
	s.enemy[seat] = target;
	if (world.live) world.emit({
		type: "warDeclared",
		seat,
		target,
		card: war.ids[which]
	});
	endByAttack(s, seat, target, world);
}
/** Takes a war off the table (TTA-WAR-10); its card goes to the pile of its age (TTA-R-108). */
function dropWar(s, seat) {
	discardCard(s, war.card[s.war[seat]], true);
	s.war[seat] = -1;
	s.enemy[seat] = 0;
}
/**
* The strengths of now are compared (TTA-WAR-2, TTA-R-25a), the declarer's with the bonus for attacking (TTA-R-25b),
* and no card from hand (TTA-WAR-11). Without a war nothing happens (TTA-WAR-1).
*/
function resolveWar(s, seat, world) {
	const which = s.war[seat];
	if (which === -1) return;
	const target = s.enemy[seat];
	const mine = strengthRating(s, seat) + attackBonus(s, seat, target);
	const theirs = strengthRating(s, target);
	dropWar(s, seat);
	if (mine === theirs) {
		if (world.live) world.emit({
			type: "warDrawn",
			seat,
			target,
			card: war.ids[which]
		});
		return;
	}
	const victor = mine > theirs ? seat : target;
	const loser = mine > theirs ? target : seat;
	const advantage = mine > theirs ? mine - theirs : theirs - mine;
	if (world.live) world.emit({
		type: "warWon",
		seat: victor,
		target: loser,
		card: war.ids[which],
		advantage
	});
	if (which === war.of("war-over-culture")) gainCulture(s, victor, loseCulture(s, loser, 5 + advantage, world), world);
	else if (which === war.of("war-over-territory")) gainYellow(s, victor, loseYellow(s, loser, 1 + (advantage / 5 | 0), world), world);
	else ask(s, DECISIONS.spoils, bit(victor), loser, advantage);
}
// games/through-the-ages/src/effects/resign.ts
/** A civilization leaves the game. */
var SILENT = {
	live: false,
	emit() {},
	roll: () => 0,
	shuffle() {},
	reveal() {}
};
/**
* At once, and the turn is over (TTA-RES-1, TTA-R-36a). Pacts end (TTA-RES-3). Two or three players play on
* (TTA-RES-6).
*/
function resign(s, seat, world) {
	if (world.live) world.emit({
		type: "resigned",
		seat
	});
	for (let owner = 0; owner < s.seats; owner++) if (s.pact[owner] !== -1 && (owner === seat || s.partner[owner] === seat)) endPact(s, owner, world);
	for (let owner = 0; owner < s.seats; owner++) {
		if (s.war[owner] === -1 || owner !== seat && s.enemy[owner] !== seat) continue;
		if (world.live) world.emit({
			type: "warDrawn",
			seat: owner,
			target: s.enemy[owner],
			card: war.ids[s.war[owner]]
		});
		dropWar(s, owner);
		if (owner !== seat) gainCulture(s, owner, 7, world);
	}
	clearTable(s, seat);
	s.out[seat] = 1;
	s.players--;
	world.reveal(511);
	if (s.players === 1) stop(s);
	else if (s.first === seat) {
		s.first = nextSeat(s, seat, 0);
		s.round--;
	}
}
/** Cards in play are removed (TTA-RES-2), military ones in hand go to the piles of their ages (TTA-R-36b). */
function clearTable(s, seat) {
	while (s.cardCount[seat] > 0) discardHidden(s, seat, s.cards[cardAt(seat, 0)], SILENT);
	for (let i = 0; i < s.handSize[seat]; i++) s.hand[handAt(seat, i)] = -1;
	s.handSize[seat] = 0;
	s.fresh = 0;
	if (s.unfinished[seat] !== -1) removeUnfinished(s, seat, SILENT);
	if (s.tactic[seat] !== -1 && s.exclusive[seat] === 1) discardCard(s, tactic.card[s.tactic[seat]], true);
	s.tactic[seat] = -1;
	s.exclusive[seat] = 0;
	for (let colony = 0; colony < territory.count; colony++) if (s.colony[colony] === seat) {
		s.colony[colony] = -1;
		discardTerritory(s, colony);
	}
	for (let which = 0; which < work.count; which++) s.workers[workAt(seat, which)] = -1;
	for (let place = 0; place < store.count; place++) s.blue[storeAt(seat, place)] = 0;
	for (let which = 0; which < wonder.count; which++) s.wonder[wonderAt(seat, which)] = 0;
	for (let type = 0; type < 4; type++) s.special[specialAt(seat, type)] = 0;
	s.government[seat] = 0;
	s.leader[seat] = -1;
	s.homer[seat] = -1;
	s.bank[seat] = 0;
	s.blueTotal[seat] = 0;
	s.yellow[seat] = 0;
	s.pool[seat] = 0;
	s.yellowTotal[seat] = 0;
	s.civil[seat] = 0;
	s.military[seat] = 0;
	s.noPolitics[seat] = 0;
}
// games/through-the-ages/src/decisions/politics.ts
/** One political action, or none (TTA-POL-1). Slot 0: 1 = the second one of Julius Caesar (TTA-R-82). */
var EXTRA = 0;
/** What a military card allows (TTA-POL-2): events and territories are prepared (TTA-EVT-1). */
function listCard(s, seat, card, out) {
	switch (military.kind[card]) {
		case militaryKind.event:
			out.put(VERBS.prepare.code(military.event[card]));
			return;
		case militaryKind.territory:
			out.put(VERBS.prepare.code(military.event[card]));
			if (leads.discovers[s.leader[seat] + 1] === 1) out.put(VERBS.discover.code(military.territory[card]));
			return;
		case militaryKind.aggression: {
			const which = military.aggression[card];
			for (let target = 0; target < s.seats; target++) if (aggressionBar(s, seat, which, target) === 0) out.put(VERBS.attack.code(which, target));
			return;
		}
		case militaryKind.war: {
			const which = military.war[card];
			for (let target = 0; target < s.seats; target++) if (warBar(s, seat, which, target) === 0) out.put(VERBS.declareWar.code(which, target));
			return;
		}
		case militaryKind.pact: {
			if (!pactsExist(s)) return;
			const which = military.pact[card];
			for (let target = 0; target < s.seats; target++) {
				if (target === seat || s.out[target] === 1) continue;
				out.put(VERBS.offerPact.code(which, target, 0));
				if (pact.cards[which].sided) out.put(VERBS.offerPact.code(which, target, 1));
			}
		}
	}
}
/** The leader leaves for yellow tokens (Alexander the Great). */
function retire(s, seat, world) {
	const yellow = leads.retires[s.leader[seat] + 1];
	removeLeader(s, seat, world);
	gainYellow(s, seat, yellow, world);
}
/** The card goes face down on the future events and scores its level (TTA-EVT-2, TTA-EVT-3). */
function prepare(s, seat, kind, world) {
	removeCard(s, seat, event.card[kind]);
	const age = event.cards[kind].age;
	let at = 0;
	while (s.future[at] !== -1) at++;
	s.future[at] = kind;
	s.futureAges[age]++;
	let own = seat * 8;
	while (s.prepared[own] !== -1) own++;
	s.prepared[own] = kind;
	if (world.live) world.emit({
		type: "prepared",
		seat,
		card: event.ids[kind],
		age: AGES[age]
	});
	gainCulture(s, seat, age, world);
	call(s, PROGRAMS.prepare);
}
var politics$2 = {
	name: "politics",
	rule: "TTA-POL-1",
	mode: "one",
	alwaysAsk: true,
	legal(s, seat, out) {
		out.put(VERBS.pass.code());
		let last = -1;
		for (let i = 0; i < s.cardCount[seat]; i++) {
			const card = s.cards[cardAt(seat, i)];
			if (card !== -1 && card !== last) listCard(s, seat, card, out);
			last = card;
		}
		if (pactsExist(s)) {
			for (let owner = 0; owner < s.seats; owner++) if (s.pact[owner] !== -1 && (owner === seat || s.partner[owner] === seat)) out.put(VERBS.cancelPact.code(owner));
		}
		if (leads.retires[s.leader[seat] + 1] > 0) out.put(VERBS.dismissAlexander.code());
		if (s.age < 4 && s.resignation === 1) out.put(VERBS.resign.code());
	},
	apply(s, seat, code, world) {
		const extra = slot(s, EXTRA);
		done(s);
		if (VERBS.pass.is(code)) return;
		if (extra === 1) s.used[power.of("julius-caesar")] = 1;
		s.acted = 1;
		switch (VERBS.of(code)) {
			case VERBS.prepare.index:
				prepare(s, seat, VERBS.prepare.arg.card(code), world);
				return;
			case VERBS.attack.index: {
				const which = VERBS.attack.arg.card(code);
				const target = VERBS.attack.arg.target(code);
				startAggression(s, seat, which, target, world);
				call(s, PROGRAMS.aggression, which, seat, target);
				return;
			}
			case VERBS.declareWar.index:
				declareWar(s, seat, VERBS.declareWar.arg.card(code), VERBS.declareWar.arg.target(code), world);
				return;
			case VERBS.offerPact.index: {
				const which = VERBS.offerPact.arg.card(code);
				const target = VERBS.offerPact.arg.target(code);
				const side = VERBS.offerPact.arg.side(code);
				world.reveal(511);
				if (world.live) world.emit({
					type: "offered",
					seat,
					target,
					card: pact.ids[which],
					side: SIDES[side]
				});
				ask(s, DECISIONS.answerPact, bit(target), seat, which, side);
				return;
			}
			case VERBS.cancelPact.index:
				endPact(s, VERBS.cancelPact.arg.by(code), world);
				return;
			case VERBS.resign.index:
				resign(s, seat, world);
				return;
			case VERBS.dismissAlexander.index:
				retire(s, seat, world);
				return;
			case VERBS.discover.index: {
				const colony = VERBS.discover.arg.card(code);
				showCard(s, seat, territory.card[colony], world);
				removeLeader(s, seat, world);
				call(s, PROGRAMS.colony, colony, seat);
			}
		}
	},
	why: whyPolitics,
	fallback: () => VERBS.pass.code(),
	prompt: (s) => ({
		key: slot(s, EXTRA) === 1 ? "prompt.politicsAgain" : "prompt.politics",
		rule: slot(s, EXTRA) === 1 ? "TTA-R-82" : "TTA-POL-1"
	})
};
function whyPolitics(s, seat, code) {
	const held = (card) => hasCard(s, seat, card) ? null : refusal("TTA-POL-6", "refuse.notHeld");
	if (VERBS.prepare.is(code)) return held(event.card[VERBS.prepare.arg.card(code)]);
	if (VERBS.attack.is(code)) {
		const which = VERBS.attack.arg.card(code);
		const target = VERBS.attack.arg.target(code);
		const bar = aggressionBar(s, seat, which, target);
		if (bar === 5) return refusal("TTA-AGG-5", "refuse.notWeaker", {
			mine: attackStrength(s, seat, target),
			theirs: strengthAgainst(s, target, seat)
		});
		if (bar === 4) return refusal("TTA-AGG-2", "refuse.military", {
			need: aggressionCost(s, which, target),
			have: militaryLeft(s, seat)
		});
		if (bar === 6) return refusal("TTA-R-31a", "refuse.noPrey", { card: aggression.cards[which].id });
		return whyTarget(bar, "TTA-AGG-4") ?? held(aggression.card[which]);
	}
	if (VERBS.declareWar.is(code)) {
		const which = VERBS.declareWar.arg.card(code);
		const target = VERBS.declareWar.arg.target(code);
		const bar = warBar(s, seat, which, target);
		if (bar === 7) return refusal("TTA-POL-3", "refuse.lastRound");
		if (bar === 4) return refusal("TTA-WAR-13", "refuse.military", {
			need: warCost(s, which, target),
			have: militaryLeft(s, seat)
		});
		return whyTarget(bar, "TTA-WAR-14") ?? held(war.card[which]);
	}
	if (VERBS.offerPact.is(code)) {
		if (!pactsExist(s)) return refusal("TTA-POL-4", "refuse.twoPlayers");
		const target = VERBS.offerPact.arg.target(code);
		if (target === seat || target >= s.seats || s.out[target] === 1) return refusal("TTA-R-35b", "refuse.target");
		return held(pact.card[VERBS.offerPact.arg.card(code)]);
	}
	if (VERBS.cancelPact.is(code)) return pactsExist(s) ? refusal("TTA-PACT-12", "refuse.noPact") : refusal("TTA-POL-4", "refuse.twoPlayers");
	if (VERBS.resign.is(code)) return refusal("TTA-POL-5", "refuse.resign");
	if (VERBS.dismissAlexander.is(code)) return refusal("TTA-POL-2", "refuse.leaderNeeded", { card: "alexander-the-great" });
	if (VERBS.discover.is(code)) {
		if (leads.discovers[s.leader[seat] + 1] === 0) return refusal("TTA-R-84", "refuse.leaderNeeded", { card: "christopher-columbus" });
		return held(territory.card[VERBS.discover.arg.card(code)]);
	}
	return null;
}
function whyTarget(bar, pactRule) {
	if (bar === 1) return refusal("TTA-AGG-3", "refuse.target");
	if (bar === 2) return refusal("TTA-R-88b", "refuse.gandhi");
	return bar === 3 ? refusal(pactRule, "refuse.protected") : null;
}
// games/through-the-ages/src/decisions/raze.ts
/**
* Raids and Terrorism: urban buildings of a rival (TTA-R-95a). Slots: the rival, the age limit, the lower limit of a
* second building or NONE, 0 = must, 1 = as many as wanted, 2 = Terrorism (no gain); printed costs so far, buildings so
* far.
*/
var RIVAL$1 = 0;
var LIMIT = 1;
var LOWER = 2;
var MODE = 3;
var COST = 4;
var RAZED = 5;
function list(s, out) {
	const rival = slot(s, RIVAL$1);
	const limit = slot(s, LIMIT);
	const before = out.n;
	for (let card = URBAN_START; card < UNIT_START; card++) if (work.level[card] <= limit && s.workers[workAt(rival, card)] > 0) out.put(VERBS.raze.code(card));
	if (slot(s, MODE) === 1 || out.n === before) out.put(VERBS.enough.code());
}
var raze = {
	name: "raze",
	rule: "TTA-R-95a",
	mode: "one",
	legal: (s, _, out) => list(s, out),
	apply(s, seat, code, world) {
		let finished = VERBS.enough.is(code);
		if (!finished) {
			const card = VERBS.raze.arg.card(code);
			const rival = slot(s, RIVAL$1);
			toPool(s, rival, card);
			if (world.live) world.emit({
				type: "destroyed",
				seat: rival,
				card: work.ids[card]
			});
			setSlot(s, COST, slot(s, COST) + work.cost[card]);
			setSlot(s, RAZED, slot(s, RAZED) + 1);
			if (slot(s, LOWER) !== -1 && work.level[card] > slot(s, LOWER)) setSlot(s, LIMIT, slot(s, LOWER));
			finished = slot(s, MODE) !== 1 || slot(s, RAZED) === 2;
		}
		if (!finished) return;
		const gain = slot(s, MODE) === 2 ? 0 : slot(s, COST) + 1 >> 1;
		done(s);
		if (gain > 0) gainResources(s, seat, gain, world);
	},
	why(s, _, code) {
		if (!VERBS.raze.is(code)) return VERBS.enough.is(code) ? refusal("TTA-EVT-7", "refuse.mustRaze") : null;
		const card = VERBS.raze.arg.card(code);
		if (s.workers[workAt(slot(s, RIVAL$1), card)] <= 0) return refusal("TTA-R-95a", "refuse.noBuilding", { card: work.ids[card] });
		return refusal("TTA-R-95a", "refuse.razeAge", { card: work.ids[card] });
	},
	fallback(s) {
		const rival = slot(s, RIVAL$1);
		for (let card = UNIT_START - 1; card >= URBAN_START; card--) if (work.level[card] <= slot(s, LIMIT) && s.workers[workAt(rival, card)] > 0) return VERBS.raze.code(card);
		return VERBS.enough.code();
	},
	prompt: (s) => ({
		key: "prompt.raze",
		rule: slot(s, MODE) === 2 ? "TTA-EVT-7" : "TTA-R-95a",
		args: { target: slot(s, RIVAL$1) }
	})
};
// games/through-the-ages/src/decisions/ruin.ts
/** Ravages of Time: a completed wonder of age A or I (TTA-R-89a). */
var ruin = chooseOne({
	name: "ruin",
	rule: "TTA-R-89a",
	verb: VERBS.ruin,
	count: wonder.count,
	may: (s, seat, which) => wonder.age[which] <= 1 && stands(s, seat, which),
	choose: ruinWonder
});
// games/through-the-ages/src/decisions/spoils.ts
/**
* War over Technology: special technologies one by one, then science for the rest (TTA-R-98a). Slots: the loser, the
* advantage left.
*/
var RIVAL = 0;
var LEFT = 1;
/** In play, within the advantage, and neither in play nor in hand of the victor (TTA-WAR-7). */
function canSeize(s, seat, which) {
	const type = which / 3 | 0;
	const level = which % 3 + 1;
	if (s.special[specialAt(slot(s, RIVAL), type)] !== level || special.cost[which] > slot(s, LEFT)) return false;
	return s.special[specialAt(seat, type)] !== level && !holds(s, seat, special.card[which]);
}
// games/through-the-ages/src/decisions.ts
/** All decisions. Their numbers are those of DECISIONS. */
var decisions = inOrder(DECISIONS, {
	action: action$1,
	agreement,
	agreementTake,
	annex,
	answerPact,
	bid: bid$1,
	civilize,
	defend: defend$1,
	destroyOwn,
	discard,
	force: force$1,
	gainEither,
	gainMix,
	giveToken,
	infiltrate,
	loseColony,
	loseMix,
	loseWorker,
	ordered,
	placeFree,
	plunder,
	politics: politics$2,
	raze,
	ruin,
	spoils: {
		name: "spoils",
		rule: "TTA-R-98a",
		mode: "one",
		legal(s, seat, out) {
			for (let which = 0; which < special.count; which++) if (canSeize(s, seat, which)) out.put(VERBS.seize.code(which));
			out.put(VERBS.enough.code());
		},
		apply(s, seat, code, world) {
			const loser = slot(s, RIVAL);
			const left = slot(s, LEFT);
			if (VERBS.enough.is(code)) {
				done(s);
				gainScience(s, seat, loseScience(s, loser, left, world), world);
				return;
			}
			const which = VERBS.seize.arg.card(code);
			setSlot(s, LEFT, left - special.cost[which]);
			if (world.live) world.emit({
				type: "seized",
				seat,
				target: loser,
				card: special.ids[which]
			});
			loseSpecial(s, loser, which, world);
			addSpecial(s, seat, which, world);
		},
		why(s, seat, code) {
			if (!VERBS.seize.is(code)) return null;
			const which = VERBS.seize.arg.card(code);
			if (s.special[specialAt(slot(s, RIVAL), which / 3 | 0)] !== which % 3 + 1) return refusal("TTA-WAR-6", "refuse.noTechnology", { card: special.ids[which] });
			if (special.cost[which] > slot(s, LEFT)) return refusal("TTA-R-98a", "refuse.advantage", {
				need: special.cost[which],
				have: slot(s, LEFT)
			});
			return holds(s, seat, special.card[which]) || s.special[specialAt(seat, which / 3 | 0)] === which % 3 + 1 ? refusal("TTA-WAR-7", "refuse.sameTechnology", { card: special.ids[which] }) : null;
		},
		fallback: () => VERBS.enough.code(),
		prompt: (s) => ({
			key: "prompt.spoils",
			rule: "TTA-R-98a",
			args: {
				target: slot(s, RIVAL),
				left: slot(s, LEFT)
			}
		})
	},
	tuck: {
		name: "tuck",
		rule: "TTA-R-81a",
		mode: "one",
		legal(s, seat, out) {
			out.put(VERBS.refund.code());
			for (let which = 0; which < wonder.count; which++) if (s.wonder[wonderAt(seat, which)] > 0) out.put(VERBS.tuck.code(which));
		},
		apply(s, seat, code, world) {
			done(s);
			if (VERBS.refund.is(code)) return refundCivil(s, seat);
			s.homer[seat] = VERBS.tuck.arg.card(code);
			if (world.live) world.emit({
				type: "tucked",
				seat,
				card: wonder.ids[s.homer[seat]]
			});
		},
		fallback: () => VERBS.refund.code(),
		prompt: () => ({
			key: "prompt.tuck",
			rule: "TTA-R-81a"
		})
	}
});
// games/through-the-ages/src/determinize.ts
/**
* What a seat cannot know is filled in with something possible (TTA-R-61b): other hands, the military deck, face-down
* discards, events. Taking back ends where any of it is told (TTA-R-62); how cards lie carries no rule (TTA-R-69).
*/
/** How many copies of each military card lie open: in play, among the past events, on the open discards. */
function openCards(s) {
	const n = new Int16Array(military.count);
	for (let kind = 0; kind < event.count; kind++) if (s.past[kind] === 1) n[event.card[kind]]++;
	for (let colony = 0; colony < territory.count; colony++) if (s.colony[colony] !== -1) n[territory.card[colony]]++;
	for (let which = 0; which < tactic.count; which++) n[tactic.card[which]] += s.tactics[which];
	for (let player = 0; player < s.seats; player++) {
		if (s.war[player] !== -1) n[war.card[s.war[player]]]++;
		if (s.pact[player] !== -1) n[pact.card[s.pact[player]]]++;
		if (s.exclusive[player] === 1) n[tactic.card[s.tactic[player]]]++;
	}
	if (s.age > 0 && s.age < 4) for (let card = military.start[s.age]; card < military.start[s.age + 1]; card++) n[card] += s.pileOpen[card - military.start[s.age]];
	return n;
}
function determinize(s, seat, rng) {
	const unseen = openCards(s);
	for (let card = 0; card < military.count; card++) unseen[card] = (card < military.start[1] ? military.copies[card * 3] : militaryCopies(s, card)) - unseen[card];
	if (seat >= 0) {
		for (let i = 0; i < s.cardCount[seat]; i++) unseen[s.cards[cardAt(seat, i)]]--;
		for (let i = 0; i < 8; i++) if (s.prepared[seat * 8 + i] !== -1) unseen[event.card[s.prepared[seat * 8 + i] % event.count]]--;
		const peeked = s.peeked[seat];
		if (peeked !== -1 && !isPrepared(s, seat, peeked)) unseen[event.card[peeked]]--;
	}
	const offered = asking(s) === DECISIONS.answerPact && slot(s, 0) !== seat ? pact.card[slot(s, 1)] : -1;
	if (offered !== -1) unseen[offered]--;
	fillEvents(s, seat, unseen, rng);
	for (let age = 1; age < 4; age++) fillAge(s, seat, age, unseen, offered, rng);
}
function isPrepared(s, seat, kind) {
	for (let i = 0; i < 8; i++) {
		const own = s.prepared[seat * 8 + i];
		if (own !== -1 && own % event.count === kind) return true;
	}
	return false;
}
/** One of the unseen events of an age. */
function drawEvent(unseen, age, rng) {
	const some = [];
	for (let card = military.start[age]; card < military.start[age + 1]; card++) if (military.event[card] !== -1 && unseen[card] > 0) some.push(card);
	if (some.length === 0) return -1;
	const card = some[rng.below(some.length)];
	unseen[card]--;
	return military.event[card];
}
/** The current events lie by age, the earliest on top (last); one's own events are in the deck one knows them in. */
function fillEvents(s, seat, unseen, rng) {
	const own = (age, isCurrent) => {
		const list = [];
		if (seat >= 0) for (let i = 0; i < 8; i++) {
			const one = s.prepared[seat * 8 + i];
			if (one !== -1 && one >= event.count === isCurrent && event.cards[one % event.count].age === age) list.push(one % event.count);
		}
		return list;
	};
	const fill = (deck, at, count, age, known) => {
		const cards = known.slice(0, count);
		while (cards.length < count) {
			const one = drawEvent(unseen, age, rng);
			if (one === -1) break;
			cards.push(one);
		}
		for (let i = 0; i < count; i++) deck[at + i] = cards.splice(rng.below(cards.length), 1)[0] ?? -1;
		return at + count;
	};
	let currentAt = 0;
	let futureAt = 0;
	const peeked = seat >= 0 ? s.peeked[seat] : -1;
	for (let age = 3; age >= 0; age--) {
		const known = own(age, true);
		if (peeked !== -1 && event.cards[peeked].age === age && !known.includes(peeked)) known.push(peeked);
		currentAt = fill(s.current, currentAt, s.currentAges[age], age, known);
		futureAt = fill(s.future, futureAt, s.futureAges[age], age, own(age, false));
	}
	if (peeked === -1) return;
	const at = s.current.indexOf(peeked);
	s.current[at] = s.current[currentAt - 1];
	s.current[currentAt - 1] = peeked;
}
/** Hands by their backs, then discards and deck of the current age. */
function fillAge(s, seat, age, unseen, offered, rng) {
	const some = [];
	for (let card = military.start[age]; card < military.start[age + 1]; card++) for (let i = 0; i < unseen[card]; i++) some.push(card);
	for (let i = some.length - 1; i > 0; i--) {
		const other = rng.below(i + 1);
		const last = some[i];
		some[i] = some[other];
		some[other] = last;
	}
	for (let player = 0; player < s.seats; player++) {
		if (player === seat) continue;
		let at = 0;
		while (at < s.cardCount[player] && s.cards[cardAt(player, at)] !== -1) at++;
		const hand = [];
		if (offered !== -1 && military.age[offered] === age && slot(s, 0) === player) hand.push(offered);
		for (let i = hand.length; i < s.cardAges[backAt(player, age)]; i++) hand.push(some.pop() ?? -1);
		hand.sort((a, b) => a - b);
		for (const card of hand) s.cards[cardAt(player, at++)] = card;
	}
	if (age !== s.age) return;
	for (let i = 0; i < s.pileSize; i++) s.pile[(some.pop() ?? military.start[age]) - military.start[age]]++;
	for (const card of some) s.bag[card - military.start[age]]++;
}
// games/through-the-ages/src/scoring.ts
/** Impacts, final scoring, the shorter games, and who has won. */
/** What an Impact counts for one civilization (TTA-R-101). */
function counted(s, seat, what, byAge) {
	switch (what) {
		case "food-production": return foodProduction(s, seat);
		case "food-surplus": return foodProduction(s, seat) > consumption(s, seat) ? 1 : 0;
		case "level-of-each-urban-building": return levels(s, seat, URBAN_START, UNIT_START);
		case "minimum-of-science-culture-food-resource-production": return Math.min(scienceRating(s, seat), cultureRating(s, seat), foodProduction(s, seat), resourceProduction(s, seat));
		case "colony": return coloniesOf(s, seat);
		case "level-of-each-military-unit-and-arena": return levels(s, seat, work.start[workType.arena], work.count);
		case "civil-action-total": return civilTotal(s, seat);
		case "military-action-total": return militaryTotal(s, seat);
		case "happiness-rating": return happinessRating(s, seat);
		case "discontent-worker": return discontent(s, seat);
		case "resource-production-of-mines": return mineProduction(s, seat);
		case "content-worker-above-10": {
			const n = workersOf(s, seat) - discontent(s, seat) - 10;
			return Math.max(n, 0);
		}
		case "level-of-government-and-special-technologies": {
			let n = government.level[s.government[seat]];
			for (let type = 0; type < 4; type++) n += s.special[specialAt(seat, type)];
			return n;
		}
		case "level-III-technology": {
			let n = government.level[s.government[seat]] === 3 ? 1 : 0;
			for (let type = 0; type < 4; type++) if (s.special[specialAt(seat, type)] === 3) n++;
			for (let card = 0; card < work.count; card++) if (work.level[card] === 3 && s.workers[workAt(seat, card)] !== -1) n++;
			return n;
		}
		case "unit-type-urban-type-and-special-technology": {
			let n = kindsPresent(s, seat, workType.lab, workType.airForce);
			for (let type = 0; type < 4; type++) if (s.special[specialAt(seat, type)] > 0) n++;
			return n;
		}
		case "completed-wonder": {
			let n = 0;
			for (let which = 0; which < wonder.count; which++) if (s.wonder[wonderAt(seat, which)] > 0) n += byAge ? byAge[wonder.age[which]] : 1;
			return n;
		}
	}
}
/** Place of a seat in a ranking: higher rating first, among equals the nearer to `from` (TTA-EVT-9, TTA-R-38a). */
function placeOf(s, seat, from, rating) {
	const mine = rating(s, seat);
	const distance = (seat - from + s.seats) % s.seats;
	let place = 0;
	for (let rival = 0; rival < s.seats; rival++) {
		if (rival === seat || s.out[rival] === 1) continue;
		const theirs = rating(s, rival);
		if (theirs > mine || theirs === mine && (rival - from + s.seats) % s.seats < distance) place++;
	}
	return place;
}
/** Culture an Impact is worth to a civilization; `from` counts as the current player. */
function impactOf(s, seat, effect, from) {
	if (effect.awards) return effect.awards[s.players - 2][placeOf(s, seat, from, effect.ranking === "science" ? scienceRating : strengthRating)];
	let n = 0;
	if (effect.terms) for (let i = 0; i < effect.terms.length; i++) n += effect.terms[i][1] * counted(s, seat, effect.terms[i][0], effect.byAge);
	return n;
}
/** Points change by an Impact; a loss stops at 0 (TTA-R-41c). */
function scoreImpact(s, seat, card, culture, world) {
	const now = s.culture[seat] + culture;
	s.culture[seat] = Math.max(now, 0);
	if (world.live) world.emit({
		type: "scored",
		seat,
		card,
		culture
	});
}
/** Age III events still in the decks (TTA-ROUND-7), then what leaders score at the end (TTA-ROUND-8). */
function finalScoring(s, world) {
	world.reveal(511);
	for (let seat = 0; seat < s.seats; seat++) s.impact[seat] = s.culture[seat];
	if (s.length === 0) {
		for (let i = 7; i >= 0; i--) scoreEvent(s, s.current[i], world);
		for (let i = 0; i < 8; i++) scoreEvent(s, s.future[i], world);
	} else for (let seat = 0; seat < s.seats; seat++) if (s.out[seat] === 0) scoreImpact(s, seat, "short-game", shortScore(s, seat), world);
	for (let seat = 0; seat < s.seats; seat++) if (LED[s.leader[seat] + 1].farewell) scoreImpact(s, seat, leader.ids[s.leader[seat]], farewell(s, seat), world);
	for (let seat = 0; seat < s.seats; seat++) s.impact[seat] = s.culture[seat] > s.impact[seat] ? s.culture[seat] - s.impact[seat] : 0;
}
/** Other events do nothing now (TTA-R-41a). The starting player counts as the current one (TTA-EVT-11). */
function scoreEvent(s, kind, world) {
	if (kind === -1 || event.cards[kind].age !== 3) return;
	const { effects, id } = event.cards[kind];
	if (!effects) return;
	for (let step = 0; step < s.seats; step++) {
		const seat = (s.first + step) % s.seats;
		if (s.out[seat] === 0) for (const effect of effects) scoreImpact(s, seat, id, impactOf(s, seat, effect, s.first), world);
	}
}
/** The end of a shorter game (a common way to play it, not in the rules). */
function shortScore(s, seat) {
	let n = scienceRating(s, seat) + strengthRating(s, seat) + foodProduction(s, seat) + resourceProduction(s, seat) + happinessRating(s, seat);
	n += technologyLevels(s, seat) - government.level[s.government[seat]] + SHORT_SCORING.government * government.level[s.government[seat]];
	n += SHORT_SCORING.colony * coloniesOf(s, seat);
	for (let which = 0; which < wonder.count; which++) if (s.wonder[wonderAt(seat, which)] > 0 && wonder.age[which] === finalAge(s)) n += SHORT_SCORING.wonder;
	return n;
}
/** Most culture points win (TTA-ROUND-9), tied players all win (TTA-ROUND-10); who resigned has lost (TTA-RES-1). */
function outcome(s) {
	if (s.depth > 0) return null;
	const scores = Array.from(s.culture, (points, seat) => s.out[seat] === 1 ? -1 : points);
	const final = Array.from(s.impact);
	return {
		places: scores.map((mine) => 1 + scores.filter((other) => other > mine).length),
		scores: scores.map((score) => Math.max(0, score)),
		parts: {
			play: scores.map((score, seat) => Math.max(0, score - final[seat])),
			final
		},
		rule: s.players === 1 ? "TTA-RES-5" : "TTA-ROUND-9",
		ending: s.players === 1 ? "ending.alone" : "ending.culture"
	};
}
// games/through-the-ages/src/effects/production.ts
/** More discontent workers than unused ones: no production at all (TTA-END-4, TTA-HAPPY-6, TTA-R-18a). */
var isUprising = (s, seat) => discontent(s, seat) > s.pool[seat];
/** Science points (TTA-PROD-1) and culture points (TTA-PROD-2) by the ratings. */
function scorePoints(s, seat, world) {
	const science = scienceRating(s, seat);
	const culture = cultureRating(s, seat);
	s.science[seat] = Math.min(s.science[seat] + science, 9999);
	s.culture[seat] = Math.min(s.culture[seat] + culture, 9999);
	if (world.live) world.emit({
		type: "produced",
		seat,
		science,
		culture
	});
}
/**
* Resources are lost (TTA-PROD-4), then food for the missing ones (TTA-PROD-5), the rest is forgiven (TTA-R-19);
* counted first (TTA-R-2b).
*/
function payCorruption(s, seat, world) {
	const due = corruption(s, seat);
	if (due === 0) return;
	const had = resources(s, seat);
	takeResources(s, seat, due);
	if (due > had) takeFood(s, seat, due - had);
	if (world.live) world.emit({
		type: "corruption",
		seat,
		amount: due
	});
}
/** One token from the bank for each worker. */
function fill(s, seat, place, tokens) {
	const n = Math.min(tokens, s.bank[seat]);
	s.bank[seat] -= n;
	s.blue[storeAt(seat, place)] += n;
	return n * store.value[place];
}
var workersOn = (s, seat, place) => {
	const n = s.workers[workAt(seat, store.work[place])];
	return Math.max(n, 0);
};
/** Farms (TTA-PROD-6), the highest level first if the bank is short (TTA-PROD-7); then pacts (TTA-R-91a). */
function produceFood(s, seat, world) {
	let n = 0;
	for (let place = FARMS - 1; place >= 0; place--) n += fill(s, seat, place, workersOn(s, seat, place));
	const pact = foodFromPacts(s, seat);
	if (pact > 0) n += putFood(s, seat, pact);
	if (world.live) world.emit({
		type: "harvested",
		seat,
		food: n
	});
}
/** Food is eaten (TTA-PROD-9), that of this turn too (TTA-R-20a); each missing one costs 4 culture (TTA-PROD-10). */
function consume(s, seat, world) {
	const due = consumption(s, seat);
	if (due === 0) return;
	const had = food(s, seat);
	takeFood(s, seat, due);
	if (world.live) world.emit({
		type: "consumed",
		seat,
		food: Math.min(due, had)
	});
	if (due <= had) return;
	const wanted = (due - had) * 4;
	const culture = Math.min(wanted, s.culture[seat]);
	s.culture[seat] -= culture;
	if (world.live) world.emit({
		type: "famine",
		seat,
		culture
	});
}
/** Mines (TTA-PROD-11), the highest level first (TTA-PROD-12); with Bill Gates labs among them (TTA-R-73b). */
function produceResources(s, seat, world) {
	const labs = leads.labsAsMines[s.leader[seat] + 1] === 1;
	const rails = mineAgain(s, seat);
	let n = 0;
	for (let level = 3; level >= 0; level--) {
		for (let place = FARMS; place < MINES_END; place++) {
			if (work.level[store.work[place]] !== level) continue;
			n += fill(s, seat, place, workersOn(s, seat, place) + (store.work[place] === rails ? 1 : 0));
		}
		if (labs) {
			for (let place = MINES_END; place < store.count; place++) if (work.level[store.work[place]] === level) n += fill(s, seat, place, workersOn(s, seat, place));
		}
	}
	const pact = resourcesFromPacts(s, seat);
	if (pact > 0) n += putResources(s, seat, pact);
	else if (pact < 0) {
		const less = Math.min(-pact, n);
		takeResources(s, seat, less);
		n -= less;
	}
	if (world.live) world.emit({
		type: "mined",
		seat,
		resources: n
	});
}
/** In this order: resources of this turn cannot pay this turn's corruption (TTA-R-20b). */
function produce(s, seat, world) {
	scorePoints(s, seat, world);
	payCorruption(s, seat, world);
	produceFood(s, seat, world);
	consume(s, seat, world);
	produceResources(s, seat, world);
}
// games/through-the-ages/src/effects/events.ts
/** Events, sentence by sentence in printed order (TTA-R-100b), player by player (TTA-EVT-8). */
var KIND = 0;
var SENTENCE = 1;
var WALK = 2;
var BY_STRENGTH = 3;
var BY_CULTURE = 4;
var UNREST_LOW = 5;
var UNREST_HIGH = 6;
var TIED = 7;
var order = /* @__PURE__ */ new Int16Array(4);
var value = /* @__PURE__ */ new Int16Array(4);
/**
* Higher statistic first; among equals the nearer clockwise from the current player (TTA-EVT-9, TTA-R-38a). Those out
* do not count (TTA-R-37a).
*/
function ranked(s, rating) {
	let n = 0;
	for (let i = 0;; i++) {
		const seat = nextSeat(s, s.turn, i);
		if (seat === -1) break;
		const rated = rating(s, seat);
		let at = n++;
		while (at > 0 && value[at - 1] < rated) {
			value[at] = value[at - 1];
			order[at] = order[at - 1];
			at--;
		}
		value[at] = rated;
		order[at] = seat;
	}
	let packed = 0;
	for (let i = 0; i < n; i++) packed |= order[i] << i * 2;
	return packed;
}
var points = (s, seat) => s.culture[seat];
var at = (packed, rank) => packed >> rank * 2 & 3;
/**
* Who is strongest, weakest or leading is fixed first (TTA-R-100a), by ratings without bonuses for attacks (TTA-R-38c).
*/
function fixRanks(s) {
	setSlot(s, BY_STRENGTH, ranked(s, strengthRating));
	setSlot(s, BY_CULTURE, ranked(s, points));
	let low = 0;
	let high = 0;
	let happiest = -1;
	let unhappiest = 0;
	let tied = 0;
	let worst = 0;
	for (let seat = 0; seat < s.seats; seat++) {
		if (s.out[seat] === 1) continue;
		const unhappy = discontent(s, seat);
		if (seat < 2) low |= unhappy << seat * 4;
		else high |= unhappy << (seat - 2) * 4;
		const happy = happinessRating(s, seat);
		if (happy > happiest) {
			happiest = happy;
			tied = 0;
		}
		if (happy === happiest) tied |= bit(seat);
		if (unhappy > unhappiest) {
			unhappiest = unhappy;
			worst = 0;
		}
		if (unhappy === unhappiest && unhappy > 0) worst |= bit(seat);
	}
	setSlot(s, UNREST_LOW, low);
	setSlot(s, UNREST_HIGH, high);
	setSlot(s, TIED, tied | worst << 4);
}
var unrest = (s, seat) => slot(s, seat < 2 ? UNREST_LOW : UNREST_HIGH) >> (seat & 1) * 4 & 15;
var weakest = (s) => at(slot(s, BY_STRENGTH), s.players - 1);
var leastCulture = (s) => at(slot(s, BY_CULTURE), s.players - 1);
/** With two players "the two strongest" means the strongest (TTA-EVT-13, TTA-RES-9). */
var pair = (s) => s.players === 2 ? 1 : 2;
function rankOf(packed, seat, players) {
	for (let rank = 0; rank < players; rank++) if (at(packed, rank) === seat) return rank;
	return players;
}
/**
* The most from the top of the ranking, the least from its bottom (TTA-R-38b); all who are tied where it says so
* (TTA-EVT-12).
*/
function concerns(s, effect, seat) {
	if (effect.ages && !includes(effect.ages, s.age)) return false;
	const strength = rankOf(slot(s, BY_STRENGTH), seat, s.players);
	if (effect.do === "terror") return seat !== leastCulture(s);
	switch (effect.who) {
		case "all":
		case "game": return true;
		case "strongest": return strength === 0;
		case "weakest": return strength === s.players - 1;
		case "two-strongest": return strength < pair(s);
		case "two-weakest": return strength >= s.players - pair(s);
		case "most-culture":
			if (rankOf(slot(s, BY_CULTURE), seat, s.players) !== 0) return false;
			return !effect.amongWeakest || strength >= s.players - effect.amongWeakest[s.players - 2];
		case "least-culture": return seat === leastCulture(s);
		case "all-tied-most-happiness": return (slot(s, TIED) >> seat & 1) === 1;
		case "all-tied-most-discontent": return (slot(s, TIED) >> 4 + seat & 1) === 1;
		case "each-with-unused-worker": return s.pool[seat] > 0;
	}
}
function includes(list, one) {
	for (let i = 0; i < list.length; i++) if (list[i] === one) return true;
	return false;
}
function amountOf(s, seat, amount) {
	if (amount === void 0) return 0;
	if (amount === "culture rating") return cultureRating(s, seat);
	if (amount === "science rating") return scienceRating(s, seat);
	if (amount === "happiness rating") return happinessRating(s, seat);
	return amount;
}
/** One sentence for one player, fully before the next (TTA-R-39a); then the step is run again until all is done. */
function resolveEvent(s, world) {
	const { effects, id } = event.cards[slot(s, KIND)];
	const sentence = slot(s, SENTENCE);
	if (!effects || sentence >= effects.length) return;
	again(s);
	const effect = effects[sentence];
	const i = slot(s, WALK);
	const seat = effect.who === "game" && i > 0 ? -1 : nextSeat(s, s.turn, i);
	if (seat === -1) {
		setSlot(s, SENTENCE, sentence + 1);
		setSlot(s, WALK, 0);
		return;
	}
	setSlot(s, WALK, i + 1);
	if (concerns(s, effect, seat)) carryOut(s, effect, seat, id, world);
}
function carryOut(s, effect, seat, id, world) {
	const n = effect.amount ?? 0;
	switch (effect.do) {
		case "gain":
			if (effect.science) gainScience(s, seat, amountOf(s, seat, effect.science), world);
			if (effect.food) gainFood(s, seat, amountOf(s, seat, effect.food), world);
			if (effect.resources) gainResources(s, seat, amountOf(s, seat, effect.resources), world);
			if (effect.culture) gainCulture(s, seat, amountOf(s, seat, effect.culture), world);
			if (effect.population) gainPopulation(s, seat, effect.population, world);
			return;
		case "lose":
			if (effect.science) loseScience(s, seat, amountOf(s, seat, effect.science), world);
			if (effect.culture) loseCulture(s, seat, amountOf(s, seat, effect.culture), world);
			if (effect.population) losePopulation(s, seat, effect.population, world);
			if (effect.blue) loseBlue(s, seat, effect.blue, world);
			return;
		case "gain-mix":
			ask(s, DECISIONS.gainMix, bit(seat), n);
			return;
		case "lose-mix": {
			const all = food(s, seat) + resources(s, seat);
			if (all > 0) ask(s, DECISIONS.loseMix, bit(seat), Math.min(n, all));
			return;
		}
		case "gain-either":
			ask(s, DECISIONS.gainEither, bit(seat), n);
			return;
		case "lose-food":
			loseFood(s, seat, food(s, seat), world);
			return;
		case "emigrate": {
			const half = unrest(s, seat) + 1 >> 1;
			if (half > 0) losePopulation(s, seat, half, world);
			return;
		}
		case "lose-culture-per-discontent":
			loseCulture(s, seat, n * unrest(s, seat), world);
			return;
		case "draw":
			drawCards(s, seat, n, world);
			return;
		case "discard": {
			const count = Math.min(n, s.cardCount[seat]);
			if (count > 0) ask(s, DECISIONS.discard, bit(seat), count);
			return;
		}
		case "civilize":
			ask(s, DECISIONS.civilize, bit(seat), n);
			return;
		case "place-free": {
			const card = work.of(effect.card ?? "warriors");
			if (isUnit(card) || !isFull(s, seat, workType.temple)) ask(s, DECISIONS.placeFree, bit(seat), card);
			return;
		}
		case "produce":
			if (effect.steps) for (let i = 0; i < effect.steps.length; i++) if (effect.steps[i] === "corruption") payCorruption(s, seat, world);
			else if (effect.steps[i] === "food") produceFood(s, seat, world);
			else if (effect.steps[i] === "consumption") consume(s, seat, world);
			else produceResources(s, seat, world);
			return;
		case "spend-civil": {
			const wanted = n * unrest(s, seat);
			const spent = Math.min(wanted, s.civil[seat]);
			s.civil[seat] -= spent;
			if (world.live && spent > 0) world.emit({
				type: "spent",
				seat,
				actions: spent
			});
			return;
		}
		case "take-yellow": {
			const from = weakest(s);
			if (from !== seat) gainYellow(s, seat, loseYellow(s, from, n, world), world);
			return;
		}
		case "remove-leader":
			if (s.leader[seat] !== -1 && leader.age[s.leader[seat]] !== s.age) removeLeader(s, seat, world);
			return;
		case "lose-colony":
			if (coloniesOf(s, seat) > 0) ask(s, DECISIONS.loseColony, bit(seat));
			return;
		case "agreement":
			ask(s, DECISIONS.agreement, bit(seat), n);
			return;
		case "refill":
			refill(s, false, world);
			return;
		case "ruin":
			for (let card = 0; card < wonder.count; card++) if (s.wonder[wonderAt(seat, card)] === 1 && wonder.age[card] <= 1) {
				ask(s, DECISIONS.ruin, bit(seat));
				return;
			}
			return;
		case "destroy-own":
			for (let card = 0; card < UNIT_START; card++) if (s.workers[workAt(seat, card)] > 0) {
				ask(s, DECISIONS.destroyOwn, bit(seat));
				return;
			}
			return;
		case "terror":
			for (let card = 0; card < UNIT_START; card++) if (isUrban(card) && s.workers[workAt(seat, card)] > 0) {
				ask(s, DECISIONS.raze, bit(leastCulture(s)), seat, 3, -1, 2);
				return;
			}
			return;
		case "score":
			scoreImpact(s, seat, id, impactOf(s, seat, effect, s.turn), world);
			return;
	}
}
// games/through-the-ages/src/sequence.ts
/** The outline of play, in the order of the rules. */
/** The card row is refilled (TTA-START-1); the first round skips all that comes before the actions (TTA-ROUND-14). */
function begin(s, world) {
	if (world.live) world.emit({
		type: "turn",
		seat: s.turn,
		round: s.round
	});
	if (s.round > 1) refill(s, true, world);
	const arms = leads.arms[s.leader[s.turn] + 1];
	if (arms > 0) s.homerArms = arms;
}
/** A war is resolved at the start of its declarer's next turn (TTA-WAR-18, TTA-R-23), each in its own (TTA-R-24b). */
var wars = (s, world) => resolveWar(s, s.turn, world);
/** An exclusive tactic becomes common (TTA-TACT-1); the standard stays on it (TTA-TACT-4). */
function shareTactic(s, world) {
	if (s.exclusive[s.turn] === 0) return;
	s.exclusive[s.turn] = 0;
	s.tactics[s.tactic[s.turn]]++;
	if (world.live) world.emit({
		type: "shared",
		seat: s.turn,
		card: tactic.ids[s.tactic[s.turn]]
	});
}
/** Joan of Arc looks at the top event (TTA-R-86b); then one political action (TTA-POL-1). */
function politics$1(s, world) {
	s.acted = 0;
	if (s.round === 1) return;
	const top = topEvent(s);
	if (leads.peeks[s.leader[s.turn] + 1] === 1 && eventsLeft(s) > 0) {
		s.peeked[s.turn] = top;
		world.reveal(bit(s.turn));
		if (world.live) world.emit({
			type: "peeked",
			seat: s.turn,
			card: event.ids[top]
		});
	}
	if (s.noPolitics[s.turn] === 1) s.noPolitics[s.turn] = 0;
	else ask(s, DECISIONS.politics, bit(s.turn));
}
/** Julius Caesar: once in the game a second political action (TTA-R-82). */
function politicsAgain(s) {
	if (s.acted === 1 && s.used[power.of("julius-caesar")] === 0 && s.out[s.turn] === 0 && leads.secondPolitics[s.leader[s.turn] + 1] === 1) ask(s, DECISIONS.politics, bit(s.turn), 1);
}
function actions(s) {
	if (s.out[s.turn] === 0) ask(s, DECISIONS.action, bit(s.turn));
}
/** Texts "at the end of your turn" come before the end-of-turn sequence (TTA-R-79a, TTA-R-80b). */
function afterActions(s, world) {
	if (s.out[s.turn] === 1) return;
	scoreAfterActions(s, s.turn, world);
}
function discardExcess(s) {
	const excess = s.cardCount[s.turn] - militaryLimit(s, s.turn);
	if (s.out[s.turn] === 0 && excess > 0) ask(s, DECISIONS.discard, bit(s.turn), excess);
}
function production(s, world) {
	if (s.out[s.turn] === 1) return;
	if (!isUprising(s, s.turn)) produce(s, s.turn, world);
	else if (world.live) world.emit({
		type: "uprising",
		seat: s.turn
	});
}
/**
* A card for each unused military action (TTA-DRAW-1), temporary ones too (TTA-ACT-CARD-8), three at most (TTA-DRAW-2);
* none in the first round (TTA-DRAW-4, TTA-ROUND-17). The hand may now exceed its limit (TTA-R-22). After an uprising
* too (TTA-R-18b).
*/
function draw(s, world) {
	if (s.out[s.turn] === 1 || s.round === 1) return;
	const unused = militaryLeft(s, s.turn);
	drawCards(s, s.turn, Math.min(unused, 3), world);
}
/**
* Spent cubes become available (TTA-END-5), what lasted a turn lapses; then the next turn begins (TTA-END-3, TTA-R-21).
*/
function reset(s) {
	if (s.out[s.turn] === 0) {
		s.civil[s.turn] = civilTotal(s, s.turn);
		s.military[s.turn] = militaryTotal(s, s.turn);
	}
	s.fresh = 0;
	s.tacticDone = 0;
	for (let i = 0; i < power.count; i++) if (power.perGame[i] === 0) s.used[i] = 0;
	s.arms = 0;
	s.homerArms = 0;
	s.armsScience = 0;
	s.spareMilitary = 0;
	s.spareCivil = 0;
	s.swap = 0;
	s.acted = 0;
}
/** The next turn clockwise (TTA-ROUND-1), or the end when the last round is complete (TTA-ROUND-6, TTA-R-60). */
function next(s, world) {
	const seat = nextSeat(s, (s.turn + 1) % s.seats, 0);
	if (seat === s.first) s.round++;
	s.turn = seat;
	if (s.lastRound === 0 || s.round <= s.lastRound) {
		restart(s);
		return;
	}
	finalScoring(s, world);
	stop(s);
}
function eventsLeft(s) {
	let n = 0;
	for (let age = 0; age < 4; age++) n += s.currentAges[age];
	return n;
}
var topEvent = (s) => eventsLeft(s) === 0 ? -1 : s.current[eventsLeft(s) - 1];
/** The top event is revealed (TTA-EVT-4) and belongs to the past ones, which never come back (TTA-EVT-16). */
function revealEvent(s, world) {
	const n = eventsLeft(s);
	if (n === 0) return;
	const kind = s.current[n - 1];
	s.current[n - 1] = -1;
	s.currentAges[event.cards[kind].age]--;
	s.past[kind] = 1;
	for (let player = 0; player < s.seats; player++) {
		s.peeked[player] = -1;
		forget(s, player, kind);
	}
	world.reveal(511);
	if (world.live) world.emit({
		type: "revealed",
		seat: s.turn,
		card: event.ids[kind]
	});
	const colony = military.territory[event.card[kind]];
	if (colony === -1) call(s, PROGRAMS.event, kind);
	else call(s, PROGRAMS.colonize, colony);
}
/** It is no longer among the events a seat prepared. */
function forget(s, seat, kind) {
	const at = seat * 8;
	let n = 0;
	for (let i = 0; i < 8; i++) {
		const own = s.prepared[at + i];
		s.prepared[at + i] = -1;
		if (own !== -1 && own % event.count !== kind) s.prepared[at + n++] = own;
	}
}
var mixed = /* @__PURE__ */ new Int16Array(8);
/** The future events are shuffled and sorted by age, the earliest on top (TTA-EVT-5). */
function newEvents(s, world) {
	if (eventsLeft(s) > 0) return;
	let at = 0;
	for (let age = 3; age >= 0; age--) {
		let n = 0;
		for (let i = 0; i < 8; i++) if (s.future[i] !== -1 && event.cards[s.future[i]].age === age) mixed[n++] = s.future[i];
		if (n > 1) world.shuffle(mixed, n);
		for (let i = 0; i < n; i++) s.current[at++] = mixed[i];
		s.currentAges[age] = s.futureAges[age];
		s.futureAges[age] = 0;
	}
	s.future.fill(-1);
	for (let i = 0; i < s.prepared.length; i++) if (s.prepared[i] !== -1 && s.prepared[i] < event.count) s.prepared[i] += event.count;
}
/**
* Round among those who have not passed (TTA-R-51a) until one is left (TTA-COL-7); whoever has not spoken is asked
* (TTA-R-109), and who cannot bid more is asked too, so that the reason stays hidden (TTA-R-51b).
*/
function auction(s) {
	const colony = slot(s, 0);
	let left = 0;
	for (let player = 0; player < s.seats; player++) if (s.out[player] === 0 && (s.passed >> player & 1) === 0) left++;
	if (left === 0 || left === 1 && s.bidder !== -1) return;
	again(s);
	for (;;) {
		const seat = (s.turn + slot(s, 1)) % s.seats;
		setSlot(s, 1, (slot(s, 1) + 1) % s.seats);
		if (s.out[seat] === 0 && (s.passed >> seat & 1) === 0) {
			ask(s, DECISIONS.bid, bit(seat), colony);
			return;
		}
	}
}
function formForce(s, world) {
	if (s.bidder !== -1) {
		ask(s, DECISIONS.force, bit(s.bidder), slot(s, 0));
		return;
	}
	if (world.live) world.emit({
		type: "unclaimed",
		card: territory.ids[slot(s, 0)]
	});
	endAuction(s);
	leave(s);
}
/** The units sent return to the yellow bank (TTA-COL-16), not to the pool (TTA-R-53a); then the colony (TTA-COL-18). */
function takeColony(s) {
	const seat = s.bidder;
	const colony = slot(s, 0);
	for (let kind = 0; kind < unit.count; kind++) {
		s.yellow[seat] += s.sent[kind];
		s.sent[kind] = 0;
	}
	endAuction(s);
	call(s, PROGRAMS.colony, colony, seat);
}
function endAuction(s) {
	s.bid = 0;
	s.bidder = -1;
	s.passed = 0;
	s.force = 0;
	s.discards = 0;
}
var TERRITORY_EVENT = Int16Array.from(territory.card, (card) => military.event[card]);
function permanent(s, world) {
	s.past[TERRITORY_EVENT[slot(s, 0)]] = 0;
	addColony(s, slot(s, 1), slot(s, 0), world);
}
function defence(s) {
	const seat = slot(s, 1);
	const target = slot(s, 2);
	const need = attackStrength(s, seat, target) - strengthAgainst(s, target, seat);
	ask(s, DECISIONS.defend, bit(target), need, militaryTotal(s, target), seat, slot(s, 0));
}
/** Repelled it has no effect (TTA-AGG-13); else it succeeds (TTA-AGG-15). */
function strike(s, world) {
	const age = slot(s, 0);
	const seat = slot(s, 1);
	const target = slot(s, 2);
	if (s.repelled === 0) {
		aggressionEffect(s, age, seat, target, world);
		return;
	}
	s.repelled = 0;
	leave(s);
	if (world.live) world.emit({
		type: "repelled",
		seat: target,
		target: seat,
		card: aggression.ids[age]
	});
}
var programs = [
	program("turn", "TTA-ROUND-11", [
		begin,
		wars,
		shareTactic,
		politics$1,
		politicsAgain,
		actions,
		afterActions,
		discardExcess,
		production,
		draw,
		reset,
		next
	]),
	program("prepare", "TTA-EVT-4", [revealEvent, newEvents]),
	program("event", "TTA-EVT-7", [(s) => fixRanks(s), resolveEvent]),
	program("colonize", "TTA-COL-1", [
		(s) => auction(s),
		formForce,
		(s) => takeColony(s)
	]),
	program("colony", "TTA-COL-19", [permanent, (s, world) => settleColony(s, slot(s, 1), slot(s, 0), world)]),
	program("aggression", "TTA-AGG-9", [
		(s) => defence(s),
		strike,
		(s, world) => aggressionGain(s, slot(s, 0), slot(s, 1), world)
	]),
	program("stages", "TTA-ACT-STAGE-5", [(s, world) => finishWonder(s, slot(s, 0), world)])
];
// games/through-the-ages/src/bot/value.ts
/**
* What a civilization is worth, in culture points at the end: points, what comes every turn, what is built, what
* threatens.
*/
/** Share of an age that is over, by cards of its deck. */
var agePart = (s) => 1 - s.civilLeft / (s.players === 2 ? 44 : s.players === 3 ? 50 : 53);
/** Own turns still to come, this one included. An age lasts about five rounds. */
function turnsLeft(s) {
	if (s.age === 4) return Math.max(1, s.lastRound - s.round + 1);
	if (s.age === 0) return 5.5 * finalAge(s) + 1;
	return Math.max(1.5, 5.5 * (finalAge(s) - s.age + 1 - agePart(s)) + 1.5);
}
/** Turns until a leader of this age is antiquated. */
var lifeOf = (s, age) => s.age === 4 ? turnsLeft(s) : Math.max(.5, Math.min(turnsLeft(s), 5.5 * (age + 2 - Math.max(1, s.age) - (s.age === 0 ? 0 : agePart(s)))));
/** A leader's texts that no rating shows, for each turn. */
function leaderTexts(s, seat) {
	const { worth = 0 } = LED[s.leader[seat] + 1];
	return typeof worth === "number" ? worth : worth(s, seat, turnsLeft(s));
}
/** What a wonder will be worth when it stands. */
function wonderValue(s, seat, which, turns) {
	let n = completionCulture(s, seat, which);
	n += turns * (wonder.culture[which] + .6 * wonder.science[which] + 1.1 * wonder.civil[which] + .6 * wonder.military[which]);
	n += 1.2 * wonder.happy[which] * Math.min(3, turns / 3) + wonder.strength[which] + wonder.blue[which];
	return n + (WONDERS[which].worth?.(s, seat, turns) ?? 0);
}
/** A technology is worth having while there is time to use it, more if nothing better of its type is there. */
function technologyValue(s, seat, card, turns) {
	if (work.card[card] === -1) return 0;
	const cost = civil.science[work.card[card]];
	const now = best$1(s, seat, work.type[card]);
	const better = now === -1 || work.level[now] < work.level[card];
	const used = s.workers[workAt(seat, card)] > 0;
	const kind = isUnit(card) ? .62 : work.type[card] <= workType.mine ? .95 : .8;
	return cost * (used ? .9 : better ? kind : .1) * Math.min(1, turns / 5);
}
/** A military card in hand. */
function cardValue(s, card) {
	switch (military.kind[card]) {
		case militaryKind.event:
		case militaryKind.territory: return .9 + .8 * military.age[card];
		case militaryKind.aggression: return 1;
		case militaryKind.war: return .9;
		case militaryKind.bonus: return .8 + .4 * military.age[card];
		case militaryKind.tactic: return s.age === 4 ? .2 : 1.1;
		default: return .4;
	}
}
/** A civil card in hand: what it promises. */
function civilCardValue(s, seat, card, turns) {
	const sub = civil.place[card];
	switch (civil.kind[card]) {
		case civilKind.work: {
			if (turns < 3) return 0;
			const now = best$1(s, seat, work.type[sub]);
			if (now !== -1 && work.level[now] >= work.level[sub]) return .1;
			return (isUnit(sub) ? 1.3 : 2) * (work.type[sub] <= workType.lab ? 1.4 : 1);
		}
		case civilKind.government: return turns < 3 ? 0 : civil.age[card] > (s.government[seat] === 0 ? 0 : civil.age[card] - 1) ? 3.2 : .5;
		case civilKind.special: return turns < 3 || s.special[specialAt(seat, sub / 3 | 0)] >= civil.age[card] ? 0 : 2;
		case civilKind.leader: return s.leader[seat] === -1 ? 3.5 : leader.age[s.leader[seat]] < civil.age[card] ? 2 : .1;
		default: return actionCard.cards[sub].play?.gain ? 2.2 : 1.6;
	}
}
function handValue(s, seat, turns) {
	let n = 0;
	let technologies = 0;
	for (let i = 0; i < s.handSize[seat]; i++) {
		const card = s.hand[handAt(seat, i)];
		let promise = civilCardValue(s, seat, card, turns);
		if (civil.kind[card] <= civilKind.special && ++technologies > 2) promise *= .3;
		n += promise;
	}
	const limit = militaryLimit(s, seat);
	for (let i = 0; i < s.cardCount[seat]; i++) if (s.cards[cardAt(seat, i)] !== -1) n += cardValue(s, s.cards[cardAt(seat, i)]) * (i < limit ? 1 : .2);
	return n;
}
/** The others' strength: the most and the average. It rarely changes within an action phase. */
var Rivals = class {
	most = 0;
	average = 0;
	look(s, seat) {
		let most = 0;
		let sum = 0;
		let n = 0;
		for (let rival = 0; rival < s.seats; rival++) {
			if (rival === seat || s.out[rival] === 1) continue;
			const theirs = strengthRating(s, rival);
			most = Math.max(most, theirs);
			sum += theirs;
			n++;
		}
		this.most = most;
		this.average = n > 0 ? sum / n : 0;
		return this;
	}
};
/** Strength against the others: who lags is a victim, who leads may attack and gains from events. */
function strengthValue(s, seat, turns, rivals) {
	const mine = strengthRating(s, seat);
	const { most, average } = rivals;
	const weight = s.peaceful === 1 ? .5 : 1;
	const behind = Math.max(0, most - mine);
	const ahead = Math.max(0, mine - average);
	const time = Math.min(1, turns / 4);
	return weight * (Math.min(ahead, 8) * .7 + Math.max(0, Math.min(ahead, 20) - 8) * .25 - behind * .9 - Math.max(0, behind - 6) * .8 * time);
}
/** Food of one more farmer on the best farm technology in play. */
function farmValue(s, seat) {
	for (let card = work.start[workType.farm + 1] - 1; card > work.start[workType.farm]; card--) if (s.workers[workAt(seat, card)] !== -1) return store.value[work.store[card]];
	return 1;
}
/** The whole civilization. */
var own = new Rivals();
function worthOf(s, seat, rivals = own.look(s, seat)) {
	const turns = turnsLeft(s);
	const late = Math.min(1, turns / 6);
	const science = scienceRating(s, seat);
	const culture = cultureRating(s, seat);
	const grain = foodProduction(s, seat);
	const ore = resourceProduction(s, seat);
	const hunger = consumption(s, seat);
	const stored = food(s, seat);
	const stock = resources(s, seat);
	let n = s.culture[seat] + culture * turns;
	n += science * Math.max(0, turns - 2) * .65 + Math.min(s.science[seat], 25) * .55 * late;
	n += Math.min(ore, 14) * Math.max(0, turns - 1) * .62 + Math.max(0, ore - 14) * turns * .2;
	n += Math.min(stock, 16) * .5 * Math.min(1, turns / 2) + Math.min(stored, 10) * .35 * Math.min(1, turns / 3);
	const surplus = grain - hunger;
	if (surplus >= 0) n += (Math.min(surplus, 4) * .55 + Math.max(0, surplus - 4) * .1) * turns;
	else {
		const relief = Math.min(-surplus, s.pool[seat] * farmValue(s, seat));
		n -= 4 * (-surplus - .7 * relief) * Math.max(.5, turns - stored / -surplus);
	}
	const shortage = hunger - grain - stored;
	if (shortage > 0) n -= 9 * shortage + 10;
	else if (shortage > -2 && s.age < 4 && s.civilLeft < 4 * s.players + 2) n -= 2;
	n -= corruption(s, seat) * .6 * Math.min(turns, 4);
	n += 2.1 * s.pool[seat] * late - .9 * Math.max(0, s.pool[seat] - 2) * late;
	const unhappy = discontent(s, seat);
	if (unhappy > s.pool[seat]) n -= 6 + 1.2 * (science + culture + ore + grain);
	n -= .5 * unhappy;
	n += .5 * Math.min(8, happinessRating(s, seat)) * late;
	n += civilTotal(s, seat) * turns * 1.05 + militaryTotal(s, seat) * turns * .5;
	n += strengthValue(s, seat, turns, rivals);
	for (let card = 0; card < work.count; card++) {
		if (s.workers[workAt(seat, card)] === -1) continue;
		n += technologyValue(s, seat, card, turns);
		if (work.store[card] !== -1 && s.workers[workAt(seat, card)] > 0 && work.type[card] <= workType.mine) n += .4 * work.level[card];
	}
	n += s.special[specialAt(seat, specialType.construction)] * (1.5 + .25 * turns) + s.special[specialAt(seat, specialType.exploration)] * .8;
	const who = s.leader[seat];
	if (who !== -1) n += leaderTexts(s, seat) * lifeOf(s, leader.age[who]) + 1;
	const which = s.unfinished[seat];
	if (which !== -1) {
		const worth = wonderValue(s, seat, which, Math.max(0, turns - (wonder.stages[which] - s.stages[seat]) * .6));
		n += worth * (.18 + .72 * s.stages[seat] / wonder.stages[which]) - 2;
	}
	n += 1.5 * coloniesOf(s, seat) - .2 * wondersOf(s, seat) + handValue(s, seat, turns);
	if (s.tactic[seat] !== -1 && s.tactic[seat] < tactic.count) n += .5;
	if (seat === s.turn && s.age !== 4) n += .7 * Math.min(3, s.military[seat] + s.spareMilitary);
	if (s.noPolitics[seat] === 1) n -= 1;
	return n;
}
// games/through-the-ages/src/bot/greedy.ts
/**
* Looks one action ahead: imagines what it cannot see, tries every action, and plays the one that improves its
* civilization the most for each action spent. Auctions, defence, pacts and wars have rules of thumb of their own.
*/
/** The part of the game that is needed to try something. */
var rules = {
	decisions,
	programs
};
var DEPTH = 4;
var rooms = /* @__PURE__ */ new Map();
function roomFor(seats) {
	let room = rooms.get(seats);
	if (!room) {
		const layout = layoutOf({
			seats,
			variant: "standard",
			options: {}
		});
		room = {
			layout,
			states: Array.from({ length: 6 }, () => layout.create())
		};
		rooms.set(seats, room);
	}
	return room;
}
var lists = Array.from({ length: 6 }, () => new Codes());
var world = new SearchWorld(new FastRng(1));
/**
* Value after an action. What it asks of this seat is answered at its best, what it asks of others by their fallback.
*/
function tried(from, seat, code, depth, room, rivals) {
	const s = room.states[depth];
	room.layout.copy(s, from);
	act(rules, s, seat, code, world);
	return settled(s, seat, depth, room, rivals);
}
function settled(s, seat, depth, room, rivals) {
	for (let guard = 0; guard < 40; guard++) {
		const decision = asking(s);
		if (decision < 0 || decision === DECISIONS.action || decision === DECISIONS.politics) break;
		if (!has(owed(s), seat)) {
			const other = 31 - Math.clz32(owed(s));
			act(rules, s, other, decisions[decision].fallback(s, other), world);
			continue;
		}
		if (depth >= DEPTH || decision === DECISIONS.force || decision === DECISIONS.bid || decision === DECISIONS.discard || decision === DECISIONS.agreementTake) {
			act(rules, s, seat, decisions[decision].fallback(s, seat), world);
			continue;
		}
		const list = lists[depth];
		list.clear();
		decisions[decision].legal(s, seat, list);
		let best = Number.NEGATIVE_INFINITY;
		for (let i = 0; i < list.n; i++) best = Math.max(best, tried(s, seat, list.at[i], depth + 1, room, rivals));
		return best;
	}
	return s.out[seat] === 1 ? -1e3 : worthOf(s, seat, rivals);
}
var greedy = (view, seat, legal, rng) => {
	if (legal.n === 1) return legal.at[0];
	const decision = asking(view);
	if (decision === DECISIONS.bid) return bid(view, seat, legal);
	if (decision === DECISIONS.force) return force(view, legal);
	if (decision === DECISIONS.defend) return defend(view, legal);
	if (decision === DECISIONS.discard) return worst(view, legal);
	if (decision === DECISIONS.tuck && happinessRating(view, seat) >= 3 && discontent(view, seat) === 0) return VERBS.refund.code();
	const room = roomFor(view.seats);
	const s = room.states[0];
	room.layout.copy(s, view);
	determinize(s, seat, rng);
	if (decision === DECISIONS.politics) return politics(s, seat, legal, room, rng);
	if (decision === DECISIONS.action) return action(s, seat, legal, room);
	return most(s, seat, legal, room);
};
/** The best answer to a single question. */
function most(s, seat, legal, room) {
	let best = legal.at[0];
	let value = Number.NEGATIVE_INFINITY;
	for (let i = 0; i < legal.n; i++) {
		const worth = tried(s, seat, legal.at[i], 1, room) - (VERBS.raze.is(legal.at[i]) ? -1 : 0);
		if (worth > value) {
			value = worth;
			best = legal.at[i];
		}
	}
	return best;
}
var rivals = new Rivals();
/** The action that gains most for what it spends; the turn ends when nothing gains. */
function action(s, seat, legal, room) {
	const others = rivals.look(s, seat);
	const now = worthOf(s, seat, others);
	const before = s.civil[seat] + s.spareCivil;
	let best = VERBS.endTurn.code();
	let score = .05;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (VERBS.endTurn.is(code) || VERBS.swap.is(code)) continue;
		const gain = tried(s, seat, code, 1, room, others) - now;
		if (gain <= .05) continue;
		const after = room.states[1];
		const spent = Math.max(0, before - after.civil[seat] - after.spareCivil);
		const each = gain / Math.max(.6, spent);
		if (each > score) {
			score = each;
			best = code;
		}
	}
	return best;
}
/** Seeding scores; attacks are weighed by the cards the enemy may hold. */
function politics(s, seat, legal, room, rng) {
	const now = worthOf(s, seat);
	let best = VERBS.pass.code();
	let score = .1;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		let gain = 0;
		if (VERBS.pass.is(code) || VERBS.resign.is(code)) continue;
		if (VERBS.declareWar.is(code)) gain = warGain(s, seat, VERBS.declareWar.arg.target(code), code);
		else if (VERBS.offerPact.is(code)) gain = offer(s, seat, code, room) - now;
		else if (VERBS.attack.is(code)) {
			const target = VERBS.attack.arg.target(code);
			const need = attackStrength(s, seat, target) - strengthAgainst(s, target, seat);
			const chanceToWin = Math.min(.95, .35 + need / (2 + 2.2 * Math.min(s.cardCount[target], 4)));
			gain = (tried(s, seat, code, 1, room) - now) * chanceToWin + theirLoss(s, room.states[1], target) * .3 * chanceToWin - .6;
		} else {
			for (let i = 0; i < 3; i++) gain += (tried(s, seat, code, 1, room) - now) / 3;
			if (VERBS.cancelPact.is(code)) gain -= 1;
		}
		gain += rng.below(100) / 1e3;
		if (gain > score) {
			score = gain;
			best = code;
		}
	}
	return best;
}
var theirLoss = (before, after, target) => Math.max(0, worthOf(before, target) - worthOf(after, target));
/** A war pays with a clear advantage that the enemy cannot make good in a round. */
function warGain(s, seat, target, code) {
	const advantage = strengthRating(s, seat) - strengthRating(s, target) - 2;
	if (advantage < 4 || turnsLeft(s) < 2) return 0;
	return VERBS.declareWar.arg.card(code) === 2 ? advantage : advantage * .5;
}
/** A pact is offered if it is good for both. */
function offer(s, seat, code, room) {
	const target = VERBS.offerPact.arg.target(code);
	const after = room.states[1];
	room.layout.copy(after, s);
	act(rules, after, seat, code, world);
	if (asking(after) !== DECISIONS.answerPact) return Number.NEGATIVE_INFINITY;
	const theirs = worthOf(s, target);
	act(rules, after, target, VERBS.accept.code(), world);
	return worthOf(after, target) > theirs + .3 ? worthOf(after, seat) : Number.NEGATIVE_INFINITY;
}
/** A territory is worth its tokens and its first gift; the force costs what it takes to train again. */
function bid(view, seat, legal) {
	const { gives = {}, immediate = {} } = territory.cards[slot(view, 0)];
	const turns = turnsLeft(view);
	let worth = 2 + (gives.yellow ?? 0) * 1.5 + (gives.blue ?? 0) * .8 + (gives.happiness ?? 0) * 2.5 + (gives.strength ?? 0) * 1.2;
	worth += (immediate.culture ?? 0) + (immediate.science ?? 0) * .7 + (immediate.food ?? 0) * .5 + (immediate.resources ?? 0) * .7;
	worth += (immediate.population ?? 0) * 2.5 + (immediate.cards ?? 0) * .9;
	if (turns < 3) worth -= 2;
	const next = legal.n > 1 ? VERBS.bid.arg.amount(legal.at[1]) : 99;
	let mine = 0;
	for (let i = 0; i < view.cardCount[seat]; i++) mine += military.colonization[view.cards[seat * 40 + i]] ?? 0;
	return Math.max(0, next - mine) * 1.6 + Math.min(next, mine) * .5 + 1 <= worth && legal.n > 1 ? legal.at[1] : VERBS.pass.code();
}
/** Weakest units first; bonus cards rather than strong units. */
function force(view, legal) {
	let best = legal.at[0];
	let price = Number.POSITIVE_INFINITY;
	let units = 0;
	for (const n of view.sent) units += n;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (VERBS.colonize.is(code)) return code;
		let cost = 9;
		if (VERBS.send.is(code)) cost = units === 0 ? work.strength[UNIT_START + VERBS.send.arg.card(code)] * .2 : 1.5 + .1 * work.strength[UNIT_START + VERBS.send.arg.card(code)];
		else if (VERBS.reinforce.is(code)) cost = units === 0 ? 8 : 1.4 - .2 * military.colonization[bonus.card[VERBS.reinforce.arg.card(code)]];
		else if (VERBS.discard.is(code)) cost = units === 0 ? 8 : 1 + .2 * cardValue(view, VERBS.discard.arg.card(code));
		if (cost < price) {
			price = cost;
			best = code;
		}
	}
	return best;
}
/** Defends if it can: with the smallest bonus card that does, else with what is worth least. */
function defend(view, legal) {
	const need = slot(view, 0);
	if (need > 8) return legal.at[0];
	let best = legal.at[0];
	let price = Number.POSITIVE_INFINITY;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		let cost = 50;
		if (VERBS.block.is(code)) {
			const card = bonus.card[VERBS.block.arg.card(code)];
			cost = military.defence[card] >= need ? military.defence[card] : 10 - military.defence[card];
		} else if (VERBS.discard.is(code)) {
			const card = VERBS.discard.arg.card(code);
			cost = need === 1 ? cardValue(view, card) : 12 + cardValue(view, card) + (military.kind[card] === militaryKind.bonus ? 9 : 0);
		}
		if (cost < price) {
			price = cost;
			best = code;
		}
	}
	return best;
}
function worst(view, legal) {
	let best = legal.at[0];
	let value = Number.POSITIVE_INFINITY;
	for (let i = 0; i < legal.n; i++) {
		const worth = cardValue(view, VERBS.discard.arg.card(legal.at[i]));
		if (worth < value) {
			value = worth;
			best = legal.at[i];
		}
	}
	return best;
}
// games/through-the-ages/src/events.ts
var events = {
	turn: {
		rule: "TTA-ROUND-11",
		sees: {
			seat: "all",
			round: "all"
		}
	},
	refilled: {
		rule: "TTA-START-1",
		sees: {
			swept: "all",
			dealt: "all"
		}
	},
	age: {
		rule: "TTA-AGE-6",
		sees: { age: "all" }
	},
	lastRound: {
		rule: "TTA-AGE-19",
		sees: { round: "all" }
	},
	antiquated: {
		rule: "TTA-AGE-9",
		sees: {
			seat: "all",
			count: "all"
		}
	},
	leaderGone: {
		rule: "TTA-R-71",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	wonderGone: {
		rule: "TTA-AGE-11",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	pactEnded: {
		rule: "TTA-PACT-13",
		sees: {
			seat: "all",
			with: "all",
			card: "all"
		}
	},
	took: {
		rule: "TTA-ACT-TAKE-2",
		sees: {
			seat: "all",
			card: "all",
			actions: "all"
		}
	},
	grew: {
		rule: "TTA-ACT-POP-2",
		sees: {
			seat: "all",
			food: "all"
		}
	},
	built: {
		rule: "TTA-ACT-BUILD-1",
		sees: {
			seat: "all",
			card: "all",
			resources: "all"
		}
	},
	upgraded: {
		rule: "TTA-ACT-UPG-4",
		sees: {
			seat: "all",
			old: "all",
			card: "all",
			resources: "all"
		}
	},
	destroyed: {
		rule: "TTA-ACT-DEST-1",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	disbanded: {
		rule: "TTA-ACT-UNIT-4",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	led: {
		rule: "TTA-ACT-LEAD-1",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	tucked: {
		rule: "TTA-R-81a",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	staged: {
		rule: "TTA-ACT-STAGE-2",
		sees: {
			seat: "all",
			card: "all",
			count: "all",
			resources: "all"
		}
	},
	completed: {
		rule: "TTA-ACT-STAGE-5",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	developed: {
		rule: "TTA-ACT-TECH-1",
		sees: {
			seat: "all",
			card: "all",
			science: "all"
		}
	},
	revolted: {
		rule: "TTA-ACT-REV-4",
		sees: {
			seat: "all",
			card: "all",
			science: "all"
		}
	},
	played: {
		rule: "TTA-ACT-CARD-1",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	tactic: {
		rule: "TTA-ACT-TAC-1",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	copied: {
		rule: "TTA-ACT-TAC-2",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	shared: {
		rule: "TTA-TACT-1",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	prepared: {
		rule: "TTA-EVT-2",
		sees: {
			seat: "all",
			card: "owner",
			age: "all"
		}
	},
	revealed: {
		rule: "TTA-EVT-4",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	peeked: {
		rule: "TTA-R-86b",
		sees: {
			seat: "all",
			card: "owner"
		}
	},
	gained: {
		rule: "TTA-TOK-6",
		sees: {
			seat: "all",
			what: "all",
			amount: "all"
		}
	},
	lost: {
		rule: "TTA-TOK-5",
		sees: {
			seat: "all",
			what: "all",
			amount: "all"
		}
	},
	drew: {
		rule: "TTA-DRAW-1",
		sees: {
			seat: "all",
			count: "all"
		}
	},
	drewCard: {
		rule: "TTA-HAND-4",
		sees: {
			seat: "all",
			card: "owner"
		}
	},
	discarded: {
		rule: "TTA-HAND-9",
		sees: {
			seat: "all",
			card: "owner"
		}
	},
	attacked: {
		rule: "TTA-AGG-2",
		sees: {
			seat: "all",
			target: "all",
			card: "all"
		}
	},
	blocked: {
		rule: "TTA-AGG-10",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	repelled: {
		rule: "TTA-AGG-13",
		sees: {
			seat: "all",
			target: "all",
			card: "all"
		}
	},
	succeeded: {
		rule: "TTA-AGG-15",
		sees: {
			seat: "all",
			target: "all",
			card: "all"
		}
	},
	warDeclared: {
		rule: "TTA-WAR-13",
		sees: {
			seat: "all",
			target: "all",
			card: "all"
		}
	},
	warWon: {
		rule: "TTA-WAR-4",
		sees: {
			seat: "all",
			target: "all",
			card: "all",
			advantage: "all"
		}
	},
	warDrawn: {
		rule: "TTA-WAR-9",
		sees: {
			seat: "all",
			target: "all",
			card: "all"
		}
	},
	seized: {
		rule: "TTA-WAR-6",
		sees: {
			seat: "all",
			target: "all",
			card: "all"
		}
	},
	offered: {
		rule: "TTA-PACT-2",
		sees: {
			seat: "all",
			target: "all",
			card: "all",
			side: "all"
		}
	},
	declined: {
		rule: "TTA-PACT-5",
		sees: {
			seat: "all",
			with: "all",
			card: "all"
		}
	},
	agreed: {
		rule: "TTA-PACT-6",
		sees: {
			seat: "all",
			with: "all",
			card: "all"
		}
	},
	resigned: {
		rule: "TTA-RES-1",
		sees: { seat: "all" }
	},
	bid: {
		rule: "TTA-COL-2",
		sees: {
			seat: "all",
			amount: "all"
		}
	},
	passed: {
		rule: "TTA-COL-5",
		sees: { seat: "all" }
	},
	sent: {
		rule: "TTA-COL-8",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	reinforced: {
		rule: "TTA-COL-14",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	colonized: {
		rule: "TTA-COL-18",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	unclaimed: {
		rule: "TTA-COL-6",
		sees: { card: "all" }
	},
	colonyLost: {
		rule: "TTA-COL-24",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	ruined: {
		rule: "TTA-R-89a",
		sees: {
			seat: "all",
			card: "all"
		}
	},
	spent: {
		rule: "TTA-END-6",
		sees: {
			seat: "all",
			actions: "all"
		}
	},
	agreement: {
		rule: "TTA-R-105a",
		sees: { seat: "all" }
	},
	uprising: {
		rule: "TTA-END-4",
		sees: { seat: "all" }
	},
	produced: {
		rule: "TTA-PROD-1",
		sees: {
			seat: "all",
			science: "all",
			culture: "all"
		}
	},
	corruption: {
		rule: "TTA-PROD-4",
		sees: {
			seat: "all",
			amount: "all"
		}
	},
	harvested: {
		rule: "TTA-PROD-6",
		sees: {
			seat: "all",
			food: "all"
		}
	},
	consumed: {
		rule: "TTA-PROD-9",
		sees: {
			seat: "all",
			food: "all"
		}
	},
	famine: {
		rule: "TTA-PROD-10",
		sees: {
			seat: "all",
			culture: "all"
		}
	},
	mined: {
		rule: "TTA-PROD-11",
		sees: {
			seat: "all",
			resources: "all"
		}
	},
	scored: {
		rule: "TTA-ROUND-7",
		sees: {
			seat: "all",
			card: "all",
			culture: "all"
		}
	}
};
// games/through-the-ages/src/invariants.ts
/** Laws that hold after every action: every card, token and cube is somewhere, once. */
var sum = (cells) => cells.reduce((a, b) => a + b, 0);
function invariants(s) {
	const broken = [];
	civilCards(s, broken);
	militaryCards(s, broken);
	for (let seat = 0; seat < s.seats; seat++) civilization(s, seat, broken);
	const playing = s.seats - sum(s.out);
	if (playing !== s.players) broken.push(`${playing} seats play, ${s.players} said`);
	return broken;
}
/** Civil cards: never more than there are; those discarded are out of the game. */
function civilCards(s, broken) {
	const n = new Int16Array(civil.count);
	for (const card of s.row) if (card !== -1) n[card]++;
	for (const card of s.hand) if (card !== -1) n[card]++;
	for (let seat = 0; seat < s.seats; seat++) {
		for (let card = 0; card < work.count; card++) if (s.workers[workAt(seat, card)] !== -1 && work.card[card] !== -1) n[work.card[card]]++;
		if (government.card[s.government[seat]] !== -1) n[government.card[s.government[seat]]]++;
		for (let type = 0; type < 4; type++) if (s.special[specialAt(seat, type)] > 0) n[special.card[type * 3 + s.special[specialAt(seat, type)] - 1]]++;
		if (s.leader[seat] !== -1) n[leader.card[s.leader[seat]]]++;
		for (let card = 0; card < wonder.count; card++) if (s.wonder[wonderAt(seat, card)] > 0) n[wonder.card[card]]++;
		if (s.unfinished[seat] !== -1) n[wonder.card[s.unfinished[seat]]]++;
	}
	if (s.age < 4) {
		for (let place = 0; place < 40; place++) if (s.civilBag[place] > 0) n[civil.start[s.age] + place] += s.civilBag[place];
	}
	for (let card = 0; card < civil.count; card++) {
		const players = s.agePlayers[civil.age[card]];
		const copies = players === 0 ? 0 : civil.copies[card * 3 + players - 2];
		if (n[card] > copies) broken.push(`${civil.ids[card]}: ${n[card]} cards, there are ${copies}`);
	}
	if (sum(s.civilBag) !== s.civilLeft) broken.push(`civil deck: ${sum(s.civilBag)} cards, ${s.civilLeft} said`);
}
/** Military cards: all of the current age are somewhere; of other ages never too many. */
function militaryCards(s, broken) {
	const n = openCards(s);
	for (let seat = 0; seat < s.seats; seat++) {
		let size = 0;
		for (let i = 0; i < s.cardCount[seat]; i++) {
			const card = s.cards[cardAt(seat, i)];
			if (card === -1) broken.push(`military hand of seat ${seat}: a gap`);
			else n[card]++;
			if (i > 0 && card < s.cards[cardAt(seat, i - 1)]) broken.push(`military hand of seat ${seat}: not sorted`);
		}
		for (let age = 0; age < 4; age++) size += s.cardAges[backAt(seat, age)];
		if (size !== s.cardCount[seat]) broken.push(`military hand of seat ${seat}: ${size} backs, ${s.cardCount[seat]} cards`);
	}
	let events = 0;
	for (const deck of [s.current, s.future]) for (let i = 0; i < 8; i++) if (deck[i] !== -1) {
		n[event.card[deck[i]]]++;
		events++;
	}
	if (events !== s.seats + 2) broken.push(`${events} events in the decks`);
	for (let age = 0; age < 4; age++) {
		let inDecks = 0;
		for (const deck of [s.current, s.future]) for (const place of deck) if (place !== -1 && event.cards[place].age === age) inDecks++;
		if (inDecks !== s.currentAges[age] + s.futureAges[age]) broken.push(`events of age ${age}: ${inDecks}`);
	}
	if (s.age > 0 && s.age < 4) {
		for (let place = 0; place < 40; place++) if (s.bag[place] + s.pile[place] > 0) n[military.start[s.age] + place] += s.bag[place] + s.pile[place];
	}
	for (let card = military.start[1]; card < military.count; card++) {
		const copies = militaryCopies(s, card);
		if (n[card] > copies || military.age[card] === s.age && n[card] !== copies) broken.push(`${military.ids[card]}: ${n[card]} cards, there are ${copies}`);
	}
	for (let card = 0; card < military.start[1]; card++) if (n[card] > 1) broken.push(`${military.ids[card]}: ${n[card]} cards`);
	if (sum(s.bag) !== s.left) broken.push(`military deck: ${sum(s.bag)} cards, ${s.left} said`);
	if (sum(s.pile) !== s.pileSize) broken.push(`discards: ${sum(s.pile)} cards, ${s.pileSize} said`);
}
function civilization(s, seat, broken) {
	let hand = 0;
	while (hand < s.handSize[seat] && s.hand[handAt(seat, hand)] !== -1) hand++;
	if (hand !== s.handSize[seat]) broken.push(`civil hand of seat ${seat}: ${hand} cards, ${s.handSize[seat]} said`);
	const blue = s.bank[seat] + tokensOnCards(s, seat) + s.stages[seat];
	if (blue !== s.blueTotal[seat]) broken.push(`blue tokens of seat ${seat}: ${blue} of ${s.blueTotal[seat]}`);
	const yellow = s.yellow[seat] + workersOf(s, seat) + (s.bidder === seat ? sum(s.sent) : 0);
	if (yellow !== s.yellowTotal[seat]) broken.push(`yellow tokens of seat ${seat}: ${yellow} of ${s.yellowTotal[seat]}`);
	if (s.out[seat] === 1) return;
	if (s.civil[seat] > civilTotal(s, seat)) broken.push(`civil actions of seat ${seat}: ${s.civil[seat]} of ${civilTotal(s, seat)}`);
	if (s.military[seat] > militaryTotal(s, seat)) broken.push(`military actions of seat ${seat}: ${s.military[seat]} of ${militaryTotal(s, seat)}`);
	if (s.unfinished[seat] === -1 && s.stages[seat] > 0) broken.push(`seat ${seat}: stages without a wonder`);
	if (s.exclusive[seat] === 1 && s.tactic[seat] === -1) broken.push(`seat ${seat}: an exclusive tactic that is none`);
	for (const card of [work.ids.indexOf("agriculture"), work.ids.indexOf("bronze")]) if (s.workers[workAt(seat, card)] === -1) broken.push(`seat ${seat}: ${work.ids[card]} is not in play`);
}
// games/through-the-ages/src/setup.ts
/**
* For 2, 3 or 4 players (TTA-SET-1). Seat 0 begins and stays first, unmarked; who sits there is the table's matter
* (TTA-SET-25, TTA-SET-26).
*/
function prepareTable(s, setup, world) {
	s.players = setup.seats;
	s.length = LENGTHS.indexOf(setup.options.length);
	s.peaceful = setup.options.peaceful ? 1 : 0;
	s.resignation = setup.options.resignation ? 1 : 0;
	for (let seat = 0; seat < s.seats; seat++) prepareBoard(s, seat);
	makeDecks(s, 0);
	layOut(s, world);
	prepareEvents(s, world);
}
/**
* The initial technologies are in play (TTA-SET-8, TTA-R-3); ratings follow from the workers on them: science 1
* (TTA-SET-14), culture 0 (TTA-SET-15), strength 1 (TTA-SET-16), happiness 0 (TTA-SET-17). Points start at 0
* (TTA-SET-19), and nobody has a tactic (TTA-SET-20).
*/
function prepareBoard(s, seat) {
	let workers = 0;
	work.cards.forEach((card, number) => {
		if (card.workers === void 0) return;
		s.workers[workAt(seat, number)] = card.workers;
		workers += card.workers;
	});
	s.bank[seat] = 16;
	s.blueTotal[seat] = 16;
	s.yellow[seat] = 18;
	s.pool[seat] = 1;
	s.yellowTotal[seat] = 19 + workers;
	s.civil[seat] = seat + 1;
}
/**
* Players + 2 events of age A (TTA-SET-22), the others go back unseen (TTA-SET-23); no future or past ones
* (TTA-SET-24).
*/
function prepareEvents(s, world) {
	const cards = Int16Array.from({ length: military.start[1] }, (_, card) => card);
	world.shuffle(cards, cards.length);
	for (let i = 0; i < s.seats + 2; i++) s.current[i] = cards[i];
	s.currentAges[0] = s.seats + 2;
}
// games/through-the-ages/src/game.ts
/** Through the Ages: A New Story of Civilization. */
/** Civil cards of an age with this many players. */
function deckSize(age, players) {
	let n = 0;
	for (let card = civil.start[age]; card < civil.start[age + 1]; card++) n += civil.copies[card * 3 + players - 2];
	return n;
}
var throughTheAges = {
	id: "through-the-ages",
	version: 1,
	variants: [
		{
			id: "standard",
			seats: [2, 4],
			options: {}
		},
		{
			id: "short",
			seats: [2, 4],
			options: { length: "age-2" }
		},
		{
			id: "first",
			seats: [2, 4],
			options: {
				length: "age-1",
				peaceful: true
			}
		},
		{
			id: "peaceful",
			seats: [2, 4],
			options: { peaceful: true }
		},
		{
			id: "endurance",
			seats: [2, 4],
			options: { resignation: false }
		}
	],
	options: [
		{
			name: "length",
			values: LENGTHS,
			init: "full"
		},
		{
			name: "peaceful",
			values: "flag",
			init: false
		},
		{
			name: "resignation",
			values: "flag",
			init: true,
			rule: "TTA-RES-1"
		}
	],
	verbs: VERBS,
	layout: layoutOf,
	setup(s, setup, world) {
		prepareTable(s, setup, world);
		call(s, PROGRAMS.turn);
	},
	programs,
	decisions,
	events,
	outcome,
	round: (s) => s.round,
	progress(s) {
		if (s.depth === 0) return 1;
		if (s.age === 0) return 0;
		if (s.age === 4) return .97;
		return .97 * (s.age - s.civilLeft / deckSize(s.age, s.agePlayers[s.age])) / finalAge(s);
	},
	determinize,
	invariants,
	rarely: ["resign"],
	policies: { greedy }
};
export { throughTheAges as game };
