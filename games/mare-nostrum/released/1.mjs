// Written by `npm run release-rules`, never edited: the rules of mare-nostrum, version 1.
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
	const places = place({
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
function place(fields, seats) {
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
var has$1 = (mask, seat) => (mask >> seat & 1) === 1;
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
var KIND = 0;
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
function push(s, kind, owed, a, b, c, d) {
	if (s.depth >= 12) throw new Error("frames nest too deep");
	const t = s.depth * 12;
	const f = s.frames;
	s.depth++;
	f[t + KIND] = kind;
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
var ask = (s, decision, seats, a = 0, b = 0, c = 0, d = 0) => push(s, decision, seats, a, b, c, d);
/** Run a program before going on. A window (`onCityLost`) is a program whose steps are its handlers. */
var call = (s, program, a = 0, b = 0, c = 0, d = 0) => push(s, -1 - program, 0, a, b, c, d);
var slot = (s, i) => s.frames[top(s) + SLOT + i];
var setSlot = (s, i, v) => {
	s.frames[top(s) + SLOT + i] = v;
};
/** The decision on top (`asking(s) === D.bid`), or -1. */
var asking = (s) => s.depth > 0 ? Math.max(-1, s.frames[top(s) + KIND]) : -1;
/** Inside `apply`, before asking anything else: this seat has answered. */
var answered = (s, seat) => {
	s.frames[top(s) + OWED] &= ~bit(seat);
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
function verbs$2(specs) {
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
// games/mare-nostrum/data/empires.ts
/** Who plays with 3, 4, 5 players (MN-SET-3, MN-SET-4, MN-R-1a). */
var EMPIRES_IN_PLAY = {
	3: [
		"rome",
		"greece",
		"carthage"
	],
	4: [
		"rome",
		"greece",
		"egypt",
		"carthage"
	],
	5: [
		"rome",
		"greece",
		"babylon",
		"egypt",
		"carthage"
	]
};
/** First leaders of trade (MN-SET-18), culture (MN-SET-17), military (MN-SET-16). */
var FIRST_LEADERS = {
	3: [
		"carthage",
		"greece",
		"rome"
	],
	4: [
		"carthage",
		"egypt",
		"rome"
	],
	5: [
		"carthage",
		"egypt",
		"rome"
	]
};
var EMPIRES = {
	rome: {
		colour: "red",
		capital: "italia",
		levels: [
			7,
			1,
			3
		],
		start: [
			{
				province: "italia",
				caravans: ["wine", "gladiators"],
				market: true,
				cities: ["rome"],
				temple: false,
				legions: 2,
				fortress: true
			},
			{
				province: "cisalpina",
				caravans: ["sheep"],
				market: true,
				cities: [],
				temple: false,
				legions: 0,
				fortress: false
			},
			{
				province: "dalmatia",
				caravans: ["oil", "metal"],
				market: false,
				cities: [],
				temple: false,
				legions: 0,
				fortress: false
			}
		]
	},
	greece: {
		colour: "green",
		capital: "achaia",
		levels: [
			4,
			4,
			3
		],
		start: [
			{
				province: "achaia",
				caravans: ["oil"],
				market: true,
				cities: ["athens", "sparta"],
				temple: true,
				legions: 1,
				fortress: true
			},
			{
				province: "thracia",
				caravans: ["marble"],
				market: false,
				cities: ["byzantium"],
				temple: false,
				legions: 0,
				fortress: false
			},
			{
				province: "dacia",
				caravans: ["gold"],
				market: false,
				cities: [],
				temple: false,
				legions: 1,
				fortress: false
			}
		]
	},
	babylon: {
		colour: "purple",
		capital: "babylonia",
		levels: [
			5,
			3,
			2
		],
		start: [
			{
				province: "babylonia",
				caravans: ["spices"],
				market: false,
				cities: ["babylon"],
				temple: true,
				legions: 0,
				fortress: true
			},
			{
				province: "mesopotamia",
				caravans: ["grain", "sheep"],
				market: true,
				cities: [],
				temple: false,
				legions: 0,
				fortress: false
			},
			{
				province: "syria",
				caravans: ["oil"],
				market: false,
				cities: ["antioch"],
				temple: false,
				legions: 1,
				fortress: false
			}
		]
	},
	egypt: {
		colour: "yellow",
		capital: "aegyptus",
		levels: [
			4,
			4,
			2
		],
		start: [
			{
				province: "aegyptus",
				caravans: [],
				market: false,
				cities: ["alexandria", "memphis"],
				temple: true,
				legions: 0,
				fortress: true
			},
			{
				province: "aethiopia",
				caravans: ["grain", "gold"],
				market: false,
				cities: [],
				temple: false,
				legions: 0,
				fortress: false
			},
			{
				province: "cyrenaica",
				caravans: ["papyrus"],
				market: true,
				cities: ["cyrene"],
				temple: false,
				legions: 1,
				fortress: false
			}
		]
	},
	carthage: {
		colour: "black",
		capital: "africa",
		levels: [
			7,
			1,
			2
		],
		start: [
			{
				province: "africa",
				caravans: ["grain", "wine"],
				market: true,
				cities: ["carthage"],
				temple: false,
				legions: 0,
				fortress: true
			},
			{
				province: "numidia",
				caravans: ["marble"],
				market: true,
				cities: [],
				temple: false,
				legions: 0,
				fortress: false
			},
			{
				province: "tripolitania",
				caravans: ["oil", "sheep"],
				market: false,
				cities: [],
				temple: false,
				legions: 1,
				fortress: false
			}
		]
	}
};
// games/mare-nostrum/data/goods.ts
/** Commodities (the goods), coins and how many tokens of each there are (MN-SET-23, MN-SET-24). */
var GOOD_IDS = [
	"pottery",
	"gems",
	"papyrus",
	"metal",
	"spices",
	"marble",
	"wood",
	"gold",
	"grain",
	"oil",
	"sheep",
	"wine",
	"gladiators"
];
/** A resource is a commodity or a coin (MN-0p). */
var RESOURCE_IDS = [...GOOD_IDS, "coin"];
var COIN = GOOD_IDS.length;
/**
* Tokens of each resource, in the order of RESOURCE_IDS (MN-SET-23): of a commodity twice its caravan slots and one
* (MN-R-71).
*/
var SUPPLY = [
	3,
	5,
	5,
	5,
	5,
	5,
	5,
	7,
	9,
	9,
	9,
	9,
	11,
	44
];
var goodNumber = (id) => GOOD_IDS.indexOf(id);
// games/mare-nostrum/data/names.ts
/** What provinces, seas and empires are called: they name each other, so their names stand apart. */
var PROVINCE_IDS = [
	"italia",
	"cisalpina",
	"dalmatia",
	"africa",
	"numidia",
	"tripolitania",
	"achaia",
	"thracia",
	"dacia",
	"babylonia",
	"mesopotamia",
	"syria",
	"aegyptus",
	"aethiopia",
	"cyrenaica",
	"gallia",
	"germania",
	"macedonia",
	"sardinia",
	"arabia",
	"phazania",
	"cappadocia",
	"armenia",
	"cyprus",
	"noricum",
	"sicilia",
	"asia",
	"judea",
	"creta"
];
var SEA_IDS = [
	"ligurian",
	"sardinian",
	"tyrrhenian",
	"adriatic",
	"ionian",
	"african",
	"aegean",
	"egyptian",
	"phoenician",
	"euxine"
];
var EMPIRE_IDS = [
	"rome",
	"greece",
	"babylon",
	"egypt",
	"carthage"
];
// games/mare-nostrum/data/provinces.ts
var PROVINCES = {
	italia: {
		home: "rome",
		lat: 41.4,
		lon: 14,
		land: ["cisalpina"],
		seas: [
			"adriatic",
			"ionian",
			"tyrrhenian"
		],
		caravans: ["wine", "gladiators"],
		market: true,
		cities: [{
			id: "rome",
			kind: "capital",
			lat: 41.9,
			lon: 12.5
		}],
		temple: true
	},
	cisalpina: {
		home: "rome",
		lat: 45.3,
		lon: 9.8,
		land: [
			"dalmatia",
			"gallia",
			"italia",
			"noricum"
		],
		seas: ["adriatic", "ligurian"],
		caravans: ["sheep"],
		market: true,
		cities: [{
			id: "mediolanum",
			kind: "regular",
			lat: 45.5,
			lon: 9.2
		}],
		temple: true
	},
	dalmatia: {
		home: "rome",
		lat: 44,
		lon: 17.2,
		land: [
			"cisalpina",
			"dacia",
			"germania",
			"macedonia",
			"noricum"
		],
		seas: ["adriatic"],
		caravans: ["oil", "metal"],
		market: true,
		cities: [],
		temple: false
	},
	africa: {
		home: "carthage",
		lat: 35.9,
		lon: 9.5,
		land: ["numidia", "tripolitania"],
		seas: ["african", "sardinian"],
		caravans: ["grain", "wine"],
		market: true,
		cities: [{
			id: "carthage",
			kind: "capital",
			lat: 36.85,
			lon: 10.3
		}],
		temple: true
	},
	numidia: {
		home: "carthage",
		lat: 35.7,
		lon: 6.4,
		land: ["africa", "phazania"],
		seas: ["sardinian"],
		caravans: ["marble"],
		market: true,
		cities: [{
			id: "cirta",
			kind: "regular",
			lat: 36.4,
			lon: 6.6
		}],
		temple: true
	},
	tripolitania: {
		home: "carthage",
		lat: 31.6,
		lon: 13.6,
		land: [
			"africa",
			"cyrenaica",
			"phazania"
		],
		seas: ["african"],
		caravans: ["oil", "sheep"],
		market: true,
		cities: [],
		temple: false
	},
	achaia: {
		home: "greece",
		lat: 38.4,
		lon: 22.6,
		land: ["macedonia"],
		seas: ["aegean", "ionian"],
		caravans: ["oil"],
		market: true,
		cities: [{
			id: "athens",
			kind: "capital",
			lat: 37.97,
			lon: 23.7
		}, {
			id: "sparta",
			kind: "regular",
			lat: 37.1,
			lon: 22.4
		}],
		temple: true
	},
	thracia: {
		home: "greece",
		lat: 42,
		lon: 26.2,
		land: ["dacia", "macedonia"],
		seas: ["aegean", "euxine"],
		caravans: ["marble", "wine"],
		market: true,
		cities: [{
			id: "byzantium",
			kind: "regular",
			lat: 41,
			lon: 28.97
		}],
		temple: true
	},
	dacia: {
		home: "greece",
		lat: 45.8,
		lon: 24.6,
		land: [
			"dalmatia",
			"germania",
			"macedonia",
			"thracia"
		],
		seas: ["euxine"],
		caravans: ["gold", "gladiators"],
		market: true,
		cities: [],
		temple: false
	},
	babylonia: {
		home: "babylon",
		lat: 32.3,
		lon: 45.2,
		land: ["mesopotamia", "syria"],
		seas: [],
		caravans: ["spices"],
		market: true,
		cities: [{
			id: "babylon",
			kind: "capital",
			lat: 32.5,
			lon: 44.4
		}],
		temple: true
	},
	mesopotamia: {
		home: "babylon",
		lat: 36,
		lon: 42.2,
		land: [
			"armenia",
			"babylonia",
			"cappadocia",
			"syria"
		],
		seas: [],
		caravans: ["grain", "sheep"],
		market: true,
		cities: [],
		temple: false
	},
	syria: {
		home: "babylon",
		lat: 35.5,
		lon: 37,
		land: [
			"asia",
			"babylonia",
			"cappadocia",
			"judea",
			"mesopotamia"
		],
		seas: ["phoenician"],
		caravans: ["oil"],
		market: true,
		cities: [{
			id: "antioch",
			kind: "regular",
			lat: 36.2,
			lon: 36.2
		}],
		temple: true
	},
	aegyptus: {
		home: "egypt",
		lat: 28.8,
		lon: 30.8,
		land: [
			"aethiopia",
			"arabia",
			"cyrenaica"
		],
		seas: ["egyptian"],
		caravans: ["papyrus"],
		market: true,
		cities: [{
			id: "alexandria",
			kind: "capital",
			lat: 31.2,
			lon: 29.9
		}, {
			id: "memphis",
			kind: "regular",
			lat: 29.85,
			lon: 31.25
		}],
		temple: true
	},
	aethiopia: {
		home: "egypt",
		lat: 20.5,
		lon: 32,
		land: ["aegyptus"],
		seas: [],
		caravans: ["grain", "gold"],
		market: true,
		cities: [],
		temple: false
	},
	cyrenaica: {
		home: "egypt",
		lat: 31.9,
		lon: 22.2,
		land: ["aegyptus", "tripolitania"],
		seas: ["african"],
		caravans: ["papyrus"],
		market: true,
		cities: [{
			id: "cyrene",
			kind: "regular",
			lat: 32.8,
			lon: 21.85
		}],
		temple: true
	},
	gallia: {
		home: null,
		lat: 44.9,
		lon: 4.3,
		land: [
			"cisalpina",
			"germania",
			"noricum"
		],
		seas: ["ligurian"],
		caravans: ["pottery", "wood"],
		market: true,
		cities: [],
		temple: false
	},
	germania: {
		home: null,
		lat: 50.3,
		lon: 13.5,
		land: [
			"dacia",
			"dalmatia",
			"gallia",
			"noricum"
		],
		seas: [],
		caravans: ["gems", "gladiators"],
		market: true,
		cities: [],
		temple: false
	},
	macedonia: {
		home: null,
		lat: 41,
		lon: 21.4,
		land: [
			"achaia",
			"dacia",
			"dalmatia",
			"thracia"
		],
		seas: ["aegean", "ionian"],
		caravans: [],
		market: false,
		cities: [{
			id: "pella",
			kind: "regular",
			lat: 40.76,
			lon: 22.52
		}],
		temple: true
	},
	sardinia: {
		home: null,
		lat: 40.9,
		lon: 9.1,
		land: [],
		seas: [
			"ligurian",
			"sardinian",
			"tyrrhenian"
		],
		caravans: ["grain"],
		market: true,
		cities: [],
		temple: false
	},
	arabia: {
		home: null,
		lat: 30.2,
		lon: 33.6,
		land: ["aegyptus", "judea"],
		seas: ["egyptian"],
		caravans: ["gladiators"],
		market: true,
		cities: [],
		temple: false
	},
	phazania: {
		home: null,
		lat: 28.6,
		lon: 11.8,
		land: ["numidia", "tripolitania"],
		seas: [],
		caravans: ["spices", "gladiators"],
		market: true,
		cities: [],
		temple: false
	},
	cappadocia: {
		home: null,
		lat: 39.6,
		lon: 35.4,
		land: [
			"armenia",
			"asia",
			"mesopotamia",
			"syria"
		],
		seas: ["euxine"],
		caravans: ["wood"],
		market: true,
		cities: [],
		temple: false
	},
	armenia: {
		home: null,
		lat: 40.3,
		lon: 42.6,
		land: ["cappadocia", "mesopotamia"],
		seas: ["euxine"],
		caravans: ["gems", "sheep"],
		market: true,
		cities: [],
		temple: false
	},
	cyprus: {
		home: null,
		lat: 35,
		lon: 33.2,
		land: [],
		seas: ["egyptian", "phoenician"],
		caravans: ["metal"],
		market: true,
		cities: [],
		temple: false
	},
	noricum: {
		home: null,
		lat: 47.2,
		lon: 12.4,
		land: [
			"cisalpina",
			"dalmatia",
			"gallia",
			"germania"
		],
		seas: [],
		caravans: ["gold"],
		market: true,
		cities: [],
		temple: false
	},
	sicilia: {
		home: null,
		lat: 37.5,
		lon: 14.2,
		land: [],
		seas: [
			"african",
			"ionian",
			"sardinian",
			"tyrrhenian"
		],
		caravans: [],
		market: false,
		cities: [{
			id: "syracuse",
			kind: "legendary",
			lat: 37.07,
			lon: 15.3
		}],
		temple: true
	},
	asia: {
		home: null,
		lat: 38.7,
		lon: 29,
		land: ["cappadocia", "syria"],
		seas: [
			"aegean",
			"euxine",
			"phoenician"
		],
		caravans: [],
		market: false,
		cities: [{
			id: "troy",
			kind: "legendary",
			lat: 39.96,
			lon: 26.24
		}],
		temple: true
	},
	judea: {
		home: null,
		lat: 31.6,
		lon: 35,
		land: ["arabia", "syria"],
		seas: ["egyptian", "phoenician"],
		caravans: [],
		market: false,
		cities: [{
			id: "jerusalem",
			kind: "legendary",
			lat: 31.78,
			lon: 35.22
		}],
		temple: true
	},
	creta: {
		home: null,
		lat: 35.2,
		lon: 24.9,
		land: [],
		seas: [
			"aegean",
			"african",
			"egyptian"
		],
		caravans: ["wine"],
		market: true,
		cities: [],
		temple: false
	}
};
// games/mare-nostrum/data/seas.ts
var SEAS = {
	ligurian: {
		lat: 42.8,
		lon: 6.6,
		coasts: [
			"cisalpina",
			"gallia",
			"sardinia"
		],
		seas: ["sardinian", "tyrrhenian"]
	},
	sardinian: {
		lat: 38.4,
		lon: 6.2,
		coasts: [
			"africa",
			"numidia",
			"sardinia",
			"sicilia"
		],
		seas: [
			"african",
			"ligurian",
			"tyrrhenian"
		]
	},
	tyrrhenian: {
		lat: 39.9,
		lon: 12.2,
		coasts: [
			"italia",
			"sardinia",
			"sicilia"
		],
		seas: [
			"ionian",
			"ligurian",
			"sardinian"
		]
	},
	adriatic: {
		lat: 43,
		lon: 15,
		coasts: [
			"cisalpina",
			"dalmatia",
			"italia"
		],
		seas: ["ionian"]
	},
	ionian: {
		lat: 38,
		lon: 18.8,
		coasts: [
			"achaia",
			"italia",
			"macedonia",
			"sicilia"
		],
		seas: [
			"adriatic",
			"aegean",
			"african",
			"tyrrhenian"
		]
	},
	african: {
		lat: 34.2,
		lon: 17.8,
		coasts: [
			"africa",
			"creta",
			"cyrenaica",
			"sicilia",
			"tripolitania"
		],
		seas: [
			"egyptian",
			"ionian",
			"sardinian"
		]
	},
	aegean: {
		lat: 38.4,
		lon: 25.1,
		coasts: [
			"achaia",
			"asia",
			"creta",
			"macedonia",
			"thracia"
		],
		seas: [
			"egyptian",
			"euxine",
			"ionian"
		]
	},
	egyptian: {
		lat: 33.2,
		lon: 28.4,
		coasts: [
			"aegyptus",
			"arabia",
			"creta",
			"cyprus",
			"judea"
		],
		seas: [
			"aegean",
			"african",
			"phoenician"
		]
	},
	phoenician: {
		lat: 34,
		lon: 34.6,
		coasts: [
			"asia",
			"cyprus",
			"judea",
			"syria"
		],
		seas: ["egyptian"]
	},
	euxine: {
		lat: 43.2,
		lon: 34,
		coasts: [
			"armenia",
			"asia",
			"cappadocia",
			"dacia",
			"thracia"
		],
		seas: ["aegean"]
	}
};
// games/mare-nostrum/src/board.ts
/**
* The board as flat numbers: provinces and seas as bits, slots in one row. Made once from the data, which we designed
* inside the facts the rulebook fixes (MN-R-70); rules, bots and the screen read it. A slot is a building icon of a
* province (MN-3.1.2h); the slots of one province stand side by side.
*/
var LANDS = PROVINCE_IDS.length;
var WATERS = SEA_IDS.length;
var provinceNumber = (id) => PROVINCE_IDS.indexOf(id);
var seaNumber = (id) => SEA_IDS.indexOf(id);
/** Bit p = province p: those that share a land border with it (MN-0m). */
var LAND_OF = masks(PROVINCE_IDS.map((id) => PROVINCES[id].land.map(provinceNumber)));
/** Bit w = sea w: those a province borders. */
var SEAS_OF = masks(PROVINCE_IDS.map((id) => PROVINCES[id].seas.map(seaNumber)));
/** Bit p = province p: those a sea borders. */
var COASTS_OF = masks(SEA_IDS.map((id) => SEAS[id].coasts.map(provinceNumber)));
/** Bit w = sea w: the seas next to a sea. */
var WATERS_OF = masks(SEA_IDS.map((id) => SEAS[id].seas.map(seaNumber)));
var slots = PROVINCE_IDS.flatMap((id, province) => {
	const at = PROVINCES[id];
	return [
		...at.caravans.map((good) => ({
			id: `${id}-${good}`,
			province,
			kind: 0,
			good: GOOD_IDS.indexOf(good)
		})),
		...at.market ? [{
			id: `${id}-market`,
			province,
			kind: 1,
			good: -1
		}] : [],
		...at.cities.map((city) => ({
			id: city.id,
			province,
			kind: city.kind === "regular" ? 2 : city.kind === "capital" ? 3 : 4,
			good: -1
		})),
		...at.temple ? [{
			id: `${id}-temple`,
			province,
			kind: 5,
			good: -1
		}] : []
	];
});
var SLOT_IDS = slots.map((entry) => entry.id);
var SLOTS_IN_ALL = slots.length;
var slotOf = (id) => SLOT_IDS.indexOf(id);
var SLOT_PROVINCE = Int16Array.from(slots, (entry) => entry.province);
var SLOT_KIND = Int16Array.from(slots, (entry) => entry.kind);
/** The commodity a caravan slot shows, else -1. */
var SLOT_GOOD = Int16Array.from(slots, (entry) => entry.good);
/** The slots of province p are SLOT_FROM[p] … SLOT_FROM[p + 1] - 1. */
var SLOT_FROM = Int16Array.from({ length: LANDS + 1 }, (_, province) => slots.filter((entry) => entry.province < province).length);
/** The market and the temple slot of a province, or -1 (MN-R-73: one of each at most). */
var MARKET_OF = Int16Array.from({ length: LANDS }, (_, province) => slots.findIndex((entry) => entry.province === province && entry.kind === 1));
var TEMPLE_OF = Int16Array.from({ length: LANDS }, (_, province) => slots.findIndex((entry) => entry.province === province && entry.kind === 5));
/**
* Where a unit can stand in a province: on one of its six slots, on the control marker, free, or as its fortress
* (MN-R-92a).
*/
var POST_IDS = [
	"slot1",
	"slot2",
	"slot3",
	"slot4",
	"slot5",
	"slot6",
	"marker",
	"free",
	"fortress"
];
/** Capital provinces, empire after empire (MN-0g), and the empire at home in a province, or -1. */
var CAPITAL_PROVINCE = Int16Array.from(EMPIRE_IDS, (id) => provinceNumber(EMPIRES[id].capital));
Int16Array.from(PROVINCE_IDS, (id) => EMPIRE_IDS.indexOf(PROVINCES[id].home));
/** Bit p = province p is a capital province. */
var CAPITALS_MASK = CAPITAL_PROVINCE.reduce((mask, province) => mask | 1 << province, 0);
/**
* Bit p = province p is visible with 3, 4, 5 players (MN-SET-3, MN-SET-4, MN-SET-5, MN-R-79, MN-R-108): covered are
* the homes of those who do not play (MN-R-1b).
*/
var IN_PLAY = Object.fromEntries([
	3,
	4,
	5
].map((n) => [n, PROVINCE_IDS.reduce((mask, id, province) => {
	const { home } = PROVINCES[id];
	return home === null || EMPIRES_IN_PLAY[n].includes(home) ? mask | 1 << province : mask;
}, 0)]));
var TRACK_IDS = [
	"trade",
	"culture",
	"military"
];
function masks(lists) {
	return Int32Array.from(lists, (list) => list.reduce((mask, i) => mask | 1 << i, 0));
}
// games/mare-nostrum/src/state.ts
/**
* The table of Mare Nostrum (9 and 5 dice are enough for it, MN-SET-26): what lies where, and who may see it (MN-R-4).
* Tables are indexed by seat, not by empire.
*/
var MOST = 120;
var fields = (n, tokens) => ({
	round: scalar({
		max: 32767,
		sees: "all"
	}),
	rounds: scalar({
		max: 200,
		sees: "all"
	}),
	expert: scalar({
		max: 1,
		sees: "all"
	}),
	balanced: scalar({
		max: 1,
		sees: "all"
	}),
	empire: table([n], {
		init: -1,
		max: 4,
		sees: "all"
	}),
	leader: table([3], {
		max: 4,
		sees: "all"
	}),
	winners: scalar({
		max: 31,
		sees: "all"
	}),
	ending: scalar({
		max: 4,
		sees: "all"
	}),
	control: table([LANDS], {
		init: -1,
		max: 4,
		sees: "all"
	}),
	fresh: table([LANDS], {
		max: 1,
		sees: "all"
	}),
	built: table([SLOTS_IN_ALL], {
		max: 1,
		sees: "all"
	}),
	stand: table([SLOTS_IN_ALL], {
		init: -1,
		max: 9,
		sees: "all"
	}),
	onMarker: table([LANDS], {
		init: -1,
		max: 4,
		sees: "all"
	}),
	legions: table([LANDS, n], {
		max: 8,
		sees: "all"
	}),
	fortress: table([LANDS], {
		init: -1,
		max: 4,
		sees: "all"
	}),
	triremes: table([WATERS, n], {
		max: 5,
		sees: "all"
	}),
	pieces: table([n, 4], {
		max: 8,
		sees: "all"
	}),
	hold: table([n, 14], {
		max: 44,
		sees: "owner"
	}),
	legend: table([n, 13], {
		max: 1,
		sees: "owner"
	}),
	holdSize: table([n], {
		max: MOST,
		sees: "all"
	}),
	tray: table([n, 14], {
		max: 44,
		sees: "owner"
	}),
	laid: table([n], {
		max: MOST,
		sees: "all"
	}),
	due: table([n], {
		max: 5,
		sees: "all"
	}),
	shown: table([n, 14], {
		max: 5,
		sees: "all"
	}),
	shownLegend: table([n, 13], {
		max: 1,
		sees: "all"
	}),
	reserve: table([14], {
		max: Math.max(...SUPPLY),
		sees: "all"
	}),
	pile: table([13], {
		init: -1,
		max: 12
	}),
	pileSize: scalar({
		max: 13,
		sees: "all"
	}),
	spent: table([13], {
		max: 1,
		sees: "all"
	}),
	owner: table([tokens], {
		init: -1,
		max: 4,
		sees: "all"
	}),
	faceUp: table([tokens], {
		max: 1,
		sees: "all"
	}),
	stack: table([tokens], {
		init: -1,
		max: tokens - 1
	}),
	stackFrom: scalar({
		max: tokens,
		sees: "all"
	}),
	copied: scalar({
		init: -1,
		max: tokens - 1,
		sees: "all"
	}),
	used: table([n], {
		max: 32767,
		sees: "all"
	}),
	markers: scalar({
		max: 7,
		sees: "all"
	}),
	number: scalar({
		max: 5,
		sees: "all"
	}),
	taker: scalar({
		init: -1,
		max: 4,
		sees: "all"
	}),
	lastTaker: scalar({
		init: -1,
		max: 4,
		sees: "all"
	}),
	lastButOne: scalar({
		init: -1,
		max: 4,
		sees: "all"
	}),
	acted: scalar({
		max: 31,
		sees: "all"
	}),
	named: scalar({
		init: -1,
		max: 4,
		sees: "all"
	}),
	active: scalar({
		init: -1,
		max: 4,
		sees: "all"
	}),
	arrived: table([LANDS], {
		max: 8,
		sees: "all"
	}),
	sailed: table([WATERS], {
		max: 5,
		sees: "all"
	}),
	fought: table([LANDS], {
		max: 1,
		sees: "all"
	}),
	foughtSea: table([WATERS], {
		max: 1,
		sees: "all"
	}),
	loss: table([n, 2], {
		max: 255,
		sees: "owner"
	}),
	lost: table([n], {
		max: 13,
		sees: "all"
	}),
	peaceOf: scalar({
		init: -1,
		max: 4,
		sees: "all"
	}),
	peaceWith: scalar({
		init: -1,
		max: 4,
		sees: "all"
	}),
	lastPeace: scalar({
		init: -1,
		max: 4,
		sees: "all"
	})
});
/** Where things stand in the tables. */
var at = {
	legions: (s, province, seat) => province * s.seats + seat,
	triremes: (s, sea, seat) => sea * s.seats + seat,
	pieces: (seat, kind) => seat * 4 + kind,
	hold: (seat, resource) => seat * 14 + resource,
	legend: (seat, good) => seat * 13 + good
};
var ENDINGS = [
	"pyramids",
	"glory",
	"conquest",
	"leadership",
	"rounds"
];
var [PYRAMIDS, GLORY, CONQUEST, LEADERSHIP, ROUNDS] = [
	0,
	1,
	2,
	3,
	4
];
// games/mare-nostrum/src/query/control.ts
var capitalOf = (s, seat) => CAPITAL_PROVINCE[s.empire[seat]];
/**
* The controller of a building: who occupies it (MN-0j, MN-4.3.2c), also of one at war (MN-4.2.1d, MN-R-46), else who
* controls the province (MN-0i); nobody in an unclaimed one (MN-R-26a).
*/
function holderOf(s, slot) {
	if (s.built[slot] === 0) return -1;
	const stands = s.stand[slot];
	return stands >= 0 && stands < 5 ? stands : s.control[SLOT_PROVINCE[slot]];
}
/** Peace binds two players this round (MN-W-ZEUS-4). */
var atPeace = (s, one, other) => s.peaceOf !== -1 && (s.peaceOf === one && s.peaceWith === other || s.peaceOf === other && s.peaceWith === one);
/** Built capitals and legendary cities a seat controls (MN-6.3a, MN-R-49a), those at war too (MN-R-49b). */
function greatCities(s, seat) {
	let n = 0;
	for (let slot = 0; slot < SLOTS_IN_ALL; slot++) if ((SLOT_KIND[slot] === 3 || SLOT_KIND[slot] === 4) && holderOf(s, slot) === seat) n++;
	return n;
}
/** Bit p = province p is controlled by a seat; `since` leaves out what was gained in this building phase (MN-R-21a). */
function controlled(s, seat, since = false) {
	let mask = 0;
	for (let province = 0; province < LANDS; province++) if (s.control[province] === seat && !(since && s.fresh[province] === 1)) mask |= 1 << province;
	return mask;
}
/** A capital province: its control marker is printed (MN-0g). */
var isCapital = (province) => (CAPITALS_MASK >> province & 1) === 1;
// games/mare-nostrum/src/powers/antigone.ts
var antigone = {
	kind: "hero",
	bonus: {
		trade: 2,
		culture: 2
	},
	worth: 1,
	asks: {
		decision: "announce",
		at: "marker played"
	}
};
// games/mare-nostrum/src/powers/caesar.ts
var caesar = {
	kind: "start",
	worth: 0,
	battle: {
		each: 1,
		when: "own turn"
	}
};
// games/mare-nostrum/src/powers/castor-pollux.ts
var castorPollux = {
	kind: "hero",
	worth: .5,
	copies: true
};
// games/mare-nostrum/src/query/units.ts
var legionsIn = (s, province, seat) => s.legions[at.legions(s, province, seat)];
var triremesIn = (s, sea, seat) => s.triremes[at.triremes(s, sea, seat)];
/** Legions and the fortress of a seat in a province. */
var unitsIn = (s, province, seat) => legionsIn(s, province, seat) + (s.fortress[province] === seat ? 1 : 0);
/** Does a province hold a legion or the fortress of anybody but this seat? */
function enemiesIn(s, province, seat) {
	if (s.fortress[province] !== -1 && s.fortress[province] !== seat) return true;
	for (let other = 0; other < s.seats; other++) if (other !== seat && legionsIn(s, province, other) > 0) return true;
	return false;
}
/** At war: legions or fortresses of two or more players (MN-4.2.1a, MN-4.2.1c). */
function atWar(s, province) {
	let players = 0;
	for (let seat = 0; seat < s.seats; seat++) if (unitsIn(s, province, seat) > 0) players++;
	return players > 1;
}
/** Whose legion stands on a slot, whatever it does there. */
var standsOn = (s, slot) => s.stand[slot] >= 5 ? s.stand[slot] - 5 : s.stand[slot];
/** Legions of a seat in a province that stand on no slot and no marker (MN-R-92a). */
function freeLegions(s, province, seat) {
	let free = legionsIn(s, province, seat);
	for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++) if (standsOn(s, slot) === seat) free--;
	return s.onMarker[province] === seat ? free - 1 : free;
}
/** The attacker is conqueror of a province of an opponent that holds only their own units (MN-4.3a). */
var conquered = (s, province, seat) => s.control[province] !== -1 && s.control[province] !== seat && legionsIn(s, province, seat) > 0 && !enemiesIn(s, province, seat);
/** All triremes, legions and fortresses on the map (MN-5e). */
var unitsOf = (s, seat) => 18 - s.pieces[at.pieces(seat, 0)] - s.pieces[at.pieces(seat, 1)] - s.pieces[at.pieces(seat, 2)];
/** Bit w = a sea that holds triremes of a seat. */
function fleet(s, seat) {
	let mask = 0;
	for (let sea = 0; sea < WATERS; sea++) if (triremesIn(s, sea, seat) > 0) mask |= 1 << sea;
	return mask;
}
// games/mare-nostrum/src/powers/power.ts
/** Checks an action against its own verbs, then forgets which they were. */
var action = (own) => own;
// games/mare-nostrum/src/powers/circe.ts
/**
* Circe: legions on empty caravan slots work as caravans (MN-H-CIRCE-1). They are put there at the end of the war turn
* (MN-H-CIRCE-2), in own and in unclaimed provinces without other players' units (MN-R-61a, MN-R-97a). Legions are
* taken off slots before others are put on, so that the turn ends.
*/
/** Slot 0 of `conquest`: legions have been put on slots. */
var PUTTING = 0;
var isHers = (s, site, seat) => {
	const province = SLOT_PROVINCE[site];
	return SLOT_KIND[site] === 0 && s.built[site] === 0 && (s.control[province] === seat || s.control[province] === -1) && legionsIn(s, province, seat) > 0;
};
var canPut = (s, site, seat) => isHers(s, site, seat) && s.stand[site] === -1 && !enemiesIn(s, SLOT_PROVINCE[site], seat) && freeLegions(s, SLOT_PROVINCE[site], seat) > 0;
var canRecall = (s, site, seat) => isHers(s, site, seat) && s.stand[site] === seat;
var circe = {
	kind: "hero",
	bonus: {
		trade: 1,
		military: 1
	},
	worth: 1.2,
	legionsAsCaravans: true,
	action: action({
		verbs: {
			circe: { slot: SLOT_IDS },
			recall: { slot: SLOT_IDS }
		},
		phase: "conquest",
		price: 0,
		rules: {
			owner: "MN-H-CIRCE-1",
			once: "MN-H-CIRCE-1"
		},
		legal(s, seat, out, verbs, province) {
			if (province !== -1) return;
			for (let site = 0; site < SLOTS_IN_ALL; site++) if (canPut(s, site, seat)) out.put(verbs.circe.code(site));
			else if (slot(s, PUTTING) === 0 && canRecall(s, site, seat)) out.put(verbs.recall.code(site));
		},
		apply(s, seat, code, world, verbs) {
			if (verbs.circe.is(code)) {
				const site = verbs.circe.arg.slot(code);
				s.stand[site] = seat;
				setSlot(s, PUTTING, 1);
				if (world.live) world.emit({
					type: "circe",
					seat,
					slot: SLOT_IDS[site]
				});
			} else {
				const site = verbs.recall.arg.slot(code);
				s.stand[site] = -1;
				if (world.live) world.emit({
					type: "recalled",
					seat,
					slot: SLOT_IDS[site]
				});
			}
		},
		why: (_, __, code, verbs) => refusal("MN-R-61a", "refuse.circe", { slot: SLOT_IDS[verbs.circe.is(code) ? verbs.circe.arg.slot(code) : verbs.recall.arg.slot(code)] }),
		gain: (code, verbs) => verbs.circe.is(code) ? 2 : 0
	})
};
// games/mare-nostrum/src/powers/cleopatra.ts
var cleopatra = {
	kind: "start",
	worth: 0,
	sets: "mixed"
};
// games/mare-nostrum/src/powers/colossus.ts
var colossus$1 = {
	kind: "wonder",
	worth: 3.5,
	asks: {
		decision: "colossus",
		at: "income collected",
		when: (s) => s.round > 1
	}
};
// games/mare-nostrum/src/effects/map.ts
/** Pieces on the map: control, legions and where they stand, war. */
/**
* Whoever places the marker is the controlling player (MN-3.1.1c) and has the buildings that stand there (MN-R-26b).
*/
function placeControl(s, province, seat, world) {
	s.control[province] = seat;
	s.fresh[province] = 1;
	s.pieces[at.pieces(seat, 3)]--;
	if (world.live) world.emit({
		type: "controlled",
		seat,
		province: PROVINCE_IDS[province]
	});
}
function raiseLegions(s, province, seat, n, world) {
	s.legions[at.legions(s, province, seat)] += n;
	s.pieces[at.pieces(seat, 0)] -= n;
	if (world.live) world.emit({
		type: "legion",
		seat,
		province: PROVINCE_IDS[province],
		legions: n
	});
}
function fortify(s, province, seat, world) {
	s.fortress[province] = seat;
	s.pieces[at.pieces(seat, 2)]--;
	if (world.live) world.emit({
		type: "fortress",
		seat,
		province: PROVINCE_IDS[province]
	});
}
function launch(s, sea, seat, world) {
	s.triremes[at.triremes(s, sea, seat)]++;
	s.pieces[at.pieces(seat, 1)]--;
	if (world.live) world.emit({
		type: "trireme",
		seat,
		sea: SEA_IDS[sea]
	});
}
/** A legion leaves the map. */
function removeLegion(s, province, seat, world) {
	s.legions[at.legions(s, province, seat)]--;
	s.pieces[at.pieces(seat, 0)]++;
	if (world.live) world.emit({
		type: "lostUnit",
		seat,
		province: PROVINCE_IDS[province],
		unit: "legion",
		count: 1
	});
}
/** The legion on this post steps off it: what it occupied is free again at once (MN-4.3.2h, MN-R-39c). */
function stepOff(s, province, post) {
	if (post === 7) return;
	if (post === 6) s.onMarker[province] = -1;
	else s.stand[SLOT_FROM[province] + post] = -1;
}
/** All own occupation in a province is lifted (MN-R-95b); a legion on a pillaged slot steps off too. */
function liftAll(s, province, seat) {
	for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++) if (standsOn(s, slot) === seat) s.stand[slot] = -1;
	if (s.onMarker[province] === seat) s.onMarker[province] = -1;
}
/**
* A province with units of two players is at war (MN-4.2.1a): the conqueror no longer controls buildings or marker
* there (MN-4.3e, MN-R-40b). Legions that Circe put on slots of their own or of an unclaimed province stay (MN-R-97a),
* and so does one on a pillaged slot (MN-R-41).
*/
function settleWar(s, province, world) {
	if (!atWar(s, province)) return;
	let lifted = s.onMarker[province];
	for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++) {
		const stands = s.stand[slot];
		if (stands < 0 || stands >= 5 || stands === s.control[province] || s.control[province] === -1) continue;
		s.stand[slot] = -1;
		lifted = stands;
	}
	s.onMarker[province] = -1;
	if (!world.live) return;
	world.emit({
		type: "war",
		province: PROVINCE_IDS[province]
	});
	if (lifted !== -1) world.emit({
		type: "lifted",
		seat: lifted,
		province: PROVINCE_IDS[province]
	});
}
/** Also at the end of phase 4 (MN-R-40a). */
function settleWars(s, world) {
	for (let province = 0; province < LANDS; province++) settleWar(s, province, world);
}
/**
* The enemy marker becomes the conqueror's, free of charge (MN-4.3.3b), and so do the buildings (MN-4.3.3c); legions
* there may move on (MN-R-42d); the old one goes back to its owner (MN-R-96). `replace` false: it is only removed, and
* the province is unclaimed (MN-9g, MN-R-42b).
*/
function convert$1(s, province, seat, replace, world) {
	const target = s.control[province];
	if (CAPITALS_MASK >> province & 1) throw new Error("a capital province is never converted");
	s.pieces[at.pieces(target, 3)]++;
	liftAll(s, province, seat);
	s.onMarker[province] = -1;
	s.control[province] = replace ? seat : -1;
	if (replace) s.pieces[at.pieces(seat, 3)]--;
	if (world.live) world.emit({
		type: replace ? "converted" : "unclaimed",
		seat,
		target,
		province: PROVINCE_IDS[province]
	});
}
// games/mare-nostrum/src/query/reach.ts
/** How far things reach: neighbours by land, and by sea through one's own triremes. Bit p = province p. */
/**
* Provinces joined to p through a chain of seas that each hold a trireme of `seat` (MN-3.1.1b, MN-R-22a); enemy
* triremes do not interrupt it (MN-R-22b). `ships` is the seat's fleet.
*/
function connectedTo(province, ships) {
	let chain = SEAS_OF[province] & ships;
	let grown = chain;
	while (grown !== 0) {
		let next = 0;
		for (let sea = 0; sea < WATERS; sea++) if (grown >> sea & 1) next |= WATERS_OF[sea];
		grown = next & ships & ~chain;
		chain |= grown;
	}
	let mask = 0;
	for (let sea = 0; sea < WATERS; sea++) if (chain >> sea & 1) mask |= COASTS_OF[sea];
	return mask & ~(1 << province);
}
/** Adjacent by land or connected by sea, and visible (MN-R-1b). */
var reachable = (s, province, ships) => (LAND_OF[province] | connectedTo(province, ships)) & IN_PLAY[s.seats] & ~(1 << province);
/** All that is adjacent or connected to one of these provinces. */
function reachableFrom(s, provinces, ships) {
	let mask = 0;
	for (let province = 0; province < LANDS; province++) if (provinces >> province & 1) mask |= reachable(s, province, ships);
	return mask;
}
/** By land only: Hammurabi (MN-R-62a). */
function adjacentTo(s, provinces) {
	let mask = 0;
	for (let province = 0; province < LANDS; province++) if (provinces >> province & 1) mask |= LAND_OF[province];
	return mask & IN_PLAY[s.seats];
}
/** Is p adjacent or connected to another province the seat controls? (MN-4.3.3d) */
function linked(s, province, seat) {
	const near = reachable(s, province, fleet(s, seat));
	for (let other = 0; other < LANDS; other++) if (near >> other & 1 && s.control[other] === seat) return true;
	return false;
}
/** Peace forbids entering what the other controls, and where the other has legions or a fortress (MN-R-59d). */
function barred(s, province, seat) {
	if (s.peaceOf === -1) return false;
	for (let other = 0; other < s.seats; other++) if (other !== seat && atPeace(s, seat, other) && (s.control[province] === other || unitsIn(s, province, other) > 0)) return true;
	return false;
}
// games/mare-nostrum/src/query/places.ts
/**
* Where things may be built. Each question about one place has its answer here; `whyNot…` stands beside the decision.
*/
/**
* Only the controlling player builds in a province (MN-3.1.1d, MN-R-44), and not beside enemy units (MN-3.1.1f,
* MN-4.2.1e, MN-R-23); in the own capital province always (MN-3.1.1g, MN-4.3.5a, MN-R-24a): units built beside the
* enemy fight in phase 4 (MN-R-24c), and until then an occupation goes on (MN-R-40c). No own unit is needed
* (MN-3.1.1e), and control may be brand new (MN-3.1.2a, MN-R-21c).
*/
var canBuildIn = (s, province, seat) => s.control[province] === seat && (province === capitalOf(s, seat) || !enemiesIn(s, province, seat));
/** A free slot with the icon (MN-3.1.2h), not covered by an enemy legion (MN-R-24b, MN-R-41). */
var canBuildOn = (s, slot, seat) => s.built[slot] === 0 && (s.stand[slot] === -1 || standsOn(s, slot) === seat) && canBuildIn(s, SLOT_PROVINCE[slot], seat);
/** Any number of legions (MN-3.1.2c), as long as pieces last (MN-3.1.2g, MN-9b). */
var canRaiseLegion = (s, province, seat) => s.pieces[at.pieces(seat, 0)] > 0 && canBuildIn(s, province, seat);
/** One fortress in a province (MN-3.1.2d). */
var canFortify = (s, province, seat) => s.pieces[at.pieces(seat, 2)] > 0 && s.fortress[province] === -1 && canBuildIn(s, province, seat);
/**
* A bordering province must qualify (MN-3.1.2b, MN-3.1.2f, MN-R-25); enemy triremes do not matter, nor how many there
* are (MN-3.1.2e).
*/
function canLaunch(s, sea, seat) {
	if (s.pieces[at.pieces(seat, 1)] === 0) return false;
	for (let province = 0; province < LANDS; province++) if (COASTS_OF[sea] >> province & 1 && canBuildIn(s, province, seat)) return true;
	return false;
}
/** Nobody controls it and no opponent has a unit in it (MN-3.1.1f); an own marker is left (MN-R-27a). */
var canClaim = (s, province, seat) => s.control[province] === -1 && !enemiesIn(s, province, seat) && s.pieces[at.pieces(seat, 3)] > 0;
/**
* Where a control marker may be placed: next to, or connected with, control held since the phase began (MN-3.1.1a,
* MN-R-21a, MN-R-21b); what else happens in that province does not matter (MN-R-89), and triremes connect at once
* (MN-R-21d).
*/
var claimable = (s, seat) => open$1(s, seat, reachableFrom(s, controlled(s, seat, true), fleet(s, seat)));
/** The same for Hammurabi's free marker: by land only (MN-H-HAMMURABI-2, MN-R-62a). */
var claimableFree = (s, seat) => open$1(s, seat, adjacentTo(s, controlled(s, seat, true)));
function open$1(s, seat, near) {
	let mask = 0;
	for (let province = 0; province < LANDS; province++) if (near >> province & 1 && canClaim(s, province, seat)) mask |= 1 << province;
	return mask & IN_PLAY[s.seats];
}
/**
* What a marker occupied since an earlier round can become (MN-R-42a): 0 nothing, 1 removed only (MN-R-42b), 2 the
* conqueror's.
*/
function conversion(s, province, seat) {
	if (s.onMarker[province] !== seat || s.control[province] === -1 || s.control[province] === seat || CAPITALS_MASK >> province & 1 || enemiesIn(s, province, seat)) return 0;
	return linked(s, province, seat) && s.pieces[at.pieces(seat, 3)] > 0 ? 2 : 1;
}
// games/mare-nostrum/src/query/places-why.ts
/** Why something may not be built at a place: the exact rule, for the usual attempts. Off the hot path. */
var covered = (s, province) => IN_PLAY[s.seats] >> province & 1 ? null : refusal("MN-R-1b", "refuse.covered", { province: PROVINCE_IDS[province] });
var noPiece = (s, seat, kind, rule) => s.pieces[at.pieces(seat, kind)] > 0 ? null : refusal(rule, "refuse.pieces");
function whyNotIn(s, province, seat) {
	if (canBuildIn(s, province, seat)) return null;
	const name = PROVINCE_IDS[province];
	if (s.control[province] !== seat) return covered(s, province) ?? refusal("MN-3.1.1d", "refuse.control", { province: name });
	return refusal("MN-R-23", "refuse.enemyUnits", { province: name });
}
/** `isFree`: Hammurabi's marker, by land only. */
function whyNotControl(s, province, seat, isFree) {
	const name = PROVINCE_IDS[province];
	if ((isFree ? claimableFree(s, seat) : claimable(s, seat)) >> province & 1) return null;
	const piece = noPiece(s, seat, 3, "MN-R-27a");
	if (piece) return piece;
	if (s.control[province] !== -1) return refusal("MN-3.1.1f", "refuse.controlled", { province: name });
	if (enemiesIn(s, province, seat)) return refusal("MN-3.1.1f", "refuse.enemyUnits", { province: name });
	const now = controlled(s, seat);
	if ((isFree ? adjacentTo(s, now) : reachableFrom(s, now, fleet(s, seat))) >> province & 1) return refusal("MN-R-21b", "refuse.freshBase", { province: name });
	return covered(s, province) ?? (isFree ? refusal("MN-R-62a", "refuse.farByLand", { province: name }) : refusal("MN-3.1.1a", "refuse.far", { province: name }));
}
var whyNotLegion = (s, province, seat) => noPiece(s, seat, 0, "MN-3.1.2g") ?? whyNotIn(s, province, seat);
var whyNotFortress = (s, province, seat) => noPiece(s, seat, 2, "MN-3.1.2g") ?? whyNotIn(s, province, seat) ?? (s.fortress[province] !== -1 ? refusal("MN-3.1.2d", "refuse.oneFortress", { province: PROVINCE_IDS[province] }) : null);
var whyNotTrireme = (s, sea, seat) => noPiece(s, seat, 1, "MN-3.1.2g") ?? refusal("MN-R-25", "refuse.harbour", { sea: SEA_IDS[sea] });
// games/mare-nostrum/src/effects/resources.ts
/**
* Resources change hands: from the reserve, to the reserve, between screens. Supplies are limited by the tokens
* (MN-9d).
*/
/** Takes up to `count` from the reserve behind the screen (MN-1.1g); what is not there is lost (MN-R-5, MN-R-105). */
function collect(s, seat, resource, count, world) {
	const given = Math.min(count, s.reserve[resource]);
	s.reserve[resource] -= given;
	s.hold[at.hold(seat, resource)] += given;
	s.holdSize[seat] += given;
	if (world.live) world.emit({
		type: "collected",
		seat,
		resource: RESOURCE_IDS[resource],
		count: given,
		short: count - given
	});
}
/** Is there a legendary commodity to draw? (MN-R-6) */
function legendaryLeft(s) {
	if (s.pileSize > 0) return true;
	for (let good = 0; good < 13; good++) if (s.spent[good] > 0) return true;
	return false;
}
/**
* One legendary commodity from the pile, seen only by its drawer (MN-1.2a, MN-R-81b); an empty pile is made anew from
* the discards (MN-1.2d).
*/
function drawLegendary(s, seat, world) {
	if (s.pileSize === 0) {
		for (let kind = 0; kind < 13; kind++) if (s.spent[kind] > 0) s.pile[s.pileSize++] = kind;
		s.spent.fill(0);
		if (s.pileSize > 0) world.shuffle(s.pile, s.pileSize);
	}
	if (s.pileSize === 0) return;
	const good = s.pile[--s.pileSize];
	s.pile[s.pileSize] = -1;
	s.legend[at.legend(seat, good)] = 1;
	s.holdSize[seat]++;
	world.reveal(bit(seat));
	if (world.live) world.emit({
		type: "drew",
		seat,
		good: GOOD_IDS[good]
	});
}
/**
* Back to the reserve; legendary commodities to their own discards (MN-3h, MN-R-7). The ordinary token goes first
* (MN-R-82).
*/
function putBack(s, seat, resource, count) {
	const ordinary = Math.min(count, s.hold[at.hold(seat, resource)]);
	s.hold[at.hold(seat, resource)] -= ordinary;
	s.reserve[resource] += ordinary;
	if (ordinary < count) {
		s.legend[at.legend(seat, resource)] = 0;
		s.spent[resource] = 1;
	}
	s.holdSize[seat] -= count;
}
function spend(s, seat, resource, count, world) {
	putBack(s, seat, resource, count);
	world.reveal(511);
	if (world.live) world.emit({
		type: "paid",
		seat,
		resource: RESOURCE_IDS[resource],
		count
	});
}
/** All that lies on the tray is paid. */
function spendTray(s, seat, world) {
	for (let resource = 0; resource < 14; resource++) {
		const n = s.tray[at.hold(seat, resource)];
		if (n > 0) spend(s, seat, resource, n, world);
	}
	clearTray(s, seat);
}
function clearTray(s, seat) {
	for (let resource = 0; resource < 14; resource++) s.tray[at.hold(seat, resource)] = 0;
	s.laid[seat] = 0;
}
function lay(s, seat, resource, count = 1) {
	s.tray[at.hold(seat, resource)] += count;
	s.laid[seat] += count;
}
function discardUnused(s, seat, world) {
	let count = 0;
	for (let resource = 0; resource < 14; resource++) {
		const kept = resource === COIN ? 2 : s.tray[at.hold(seat, resource)];
		const has = s.hold[at.hold(seat, resource)] + (resource < 13 ? s.legend[at.legend(seat, resource)] : 0);
		if (has <= kept) continue;
		if (resource < 13 && kept > 0 && s.legend[at.legend(seat, resource)] === 1 && s.hold[at.hold(seat, resource)] > 0) {
			s.legend[at.legend(seat, resource)] = 0;
			s.spent[resource] = 1;
			s.holdSize[seat]--;
			putBack(s, seat, resource, has - kept - 1);
		} else putBack(s, seat, resource, has - kept);
		count += has - kept;
	}
	clearTray(s, seat);
	world.reveal(511);
	if (world.live && count > 0) world.emit({
		type: "returned",
		seat,
		count
	});
}
/** Offers are turned face up together (MN-2.1f). */
function showTray(s, seat, world) {
	for (let resource = 0; resource < 14; resource++) {
		const n = s.tray[at.hold(seat, resource)];
		if (n === 0) continue;
		const ordinary = Math.min(n, s.hold[at.hold(seat, resource)]);
		s.hold[at.hold(seat, resource)] -= ordinary;
		s.shown[at.hold(seat, resource)] += ordinary;
		if (ordinary < n) {
			s.legend[at.legend(seat, resource)] = 0;
			s.shownLegend[at.legend(seat, resource)] = 1;
		}
		s.holdSize[seat] -= n;
		if (world.live) world.emit({
			type: "offered",
			seat,
			resource: RESOURCE_IDS[resource],
			count: n
		});
	}
	clearTray(s, seat);
}
/** A resource taken lies face down with its taker and cannot be taken again (MN-2.2b): it goes behind the screen. */
function takeShown(s, seat, from, resource) {
	if (s.shown[at.hold(from, resource)] > 0) {
		s.shown[at.hold(from, resource)]--;
		s.hold[at.hold(seat, resource)]++;
	} else {
		s.shownLegend[at.legend(from, resource)] = 0;
		s.legend[at.legend(seat, resource)] = 1;
	}
	s.holdSize[seat]++;
}
/** Untaken offers go back behind their owner's screen (MN-2.2g, MN-R-85). */
function takeBack(s, seat) {
	for (let resource = 0; resource < 14; resource++) while (s.shown[at.hold(seat, resource)] > 0 || resource < 13 && s.shownLegend[at.legend(seat, resource)] > 0) takeShown(s, seat, seat, resource);
}
/** A resource passes from one screen to another, unseen by the rest (MN-R-15c). */
function handOver(s, from, to, resource) {
	if (s.hold[at.hold(from, resource)] > 0) {
		s.hold[at.hold(from, resource)]--;
		s.hold[at.hold(to, resource)]++;
	} else {
		s.legend[at.legend(from, resource)] = 0;
		s.legend[at.legend(to, resource)] = 1;
	}
	s.holdSize[from]--;
	s.holdSize[to]++;
}
// games/mare-nostrum/src/query/resources.ts
/** Resources of a kind behind a screen, ordinary and legendary (MN-1.2b). */
var holds = (s, seat, resource) => s.hold[at.hold(seat, resource)] + (resource < 13 ? s.legend[at.legend(seat, resource)] : 0);
function shows(s, seat, resource) {
	return s.shown[at.hold(seat, resource)] + (resource < 13 ? s.shownLegend[at.legend(seat, resource)] : 0);
}
// games/mare-nostrum/src/powers/cheap-unit.ts
/** Powers that make one unit of a kind cheap, once per round: a coin or the commodity named (MN-3.1.2j, MN-R-20a). */
/** In the round it was used it is not there again (MN-R-20b). */
var CHEAP_RULES = {
	owner: "MN-R-20a",
	once: "MN-R-20b"
};
var pays = (resource, named) => resource === COIN || resource === goodNumber(named);
/** Every resource that pays, with every place that can have the unit. */
function listCheap(s, seat, out, named, places, may, code) {
	for (let resource = 0; resource < 14; resource++) {
		if (!pays(resource, named) || holds(s, seat, resource) === 0) continue;
		for (let place = 0; place < places; place++) if (may(s, place, seat)) out.put(code(place, resource));
	}
}
var payCheap = (s, seat, resource, world) => spend(s, seat, resource, 1, world);
function whyNotCheap(s, seat, resource, named) {
	if (!pays(resource, named)) return refusal("MN-R-20a", "refuse.cheapPrice", { resource: named });
	return holds(s, seat, resource) > 0 ? null : refusal("MN-R-20a", "refuse.lack", { resource: RESOURCE_IDS[resource] });
}
// games/mare-nostrum/src/powers/gilgamesh.ts
/** Gilgamesh: one fortress per round costs a coin or a marble (MN-H-GILGAMESH-1, MN-3.1.2j, MN-R-20a). */
var gilgamesh = {
	kind: "hero",
	worth: 1.4,
	action: action({
		verbs: { gilgamesh: {
			province: PROVINCE_IDS,
			resource: RESOURCE_IDS
		} },
		phase: "build",
		price: 1,
		rules: CHEAP_RULES,
		legal: (s, seat, out, verbs) => listCheap(s, seat, out, "marble", LANDS, canFortify, verbs.gilgamesh.code),
		apply(s, seat, code, world, verbs) {
			payCheap(s, seat, verbs.gilgamesh.arg.resource(code), world);
			fortify(s, verbs.gilgamesh.arg.province(code), seat, world);
		},
		why: (s, seat, code, verbs) => whyNotCheap(s, seat, verbs.gilgamesh.arg.resource(code), "marble") ?? whyNotFortress(s, verbs.gilgamesh.arg.province(code), seat)
	})
};
// games/mare-nostrum/src/powers/hamilcar.ts
var hamilcar = {
	kind: "hero",
	bonus: {
		trade: 1,
		culture: 1,
		military: 1
	},
	worth: .8,
	pillage: 2
};
// games/mare-nostrum/src/powers/hammurabi.ts
/**
* Hammurabi of Babylon (MN-H-HAMMURABI-1): once per round a control marker for nothing, next to a province controlled
* since the phase began (MN-H-HAMMURABI-2), by land only (MN-R-62a); beside markers paid for, at any moment of the
* turn (MN-R-62b, MN-R-104).
*/
var hammurabi = {
	kind: "start",
	worth: 0,
	action: action({
		verbs: { hammurabi: { province: PROVINCE_IDS } },
		phase: "build",
		suggested: true,
		price: .5,
		rules: {
			owner: "MN-H-HAMMURABI-1",
			once: "MN-H-HAMMURABI-2"
		},
		legal(s, seat, out, verbs) {
			const open = claimableFree(s, seat);
			for (let province = 0; province < LANDS; province++) if (open >> province & 1) out.put(verbs.hammurabi.code(province));
		},
		apply: (s, seat, code, world, verbs) => placeControl(s, verbs.hammurabi.arg.province(code), seat, world),
		why: (s, seat, code, verbs) => whyNotControl(s, verbs.hammurabi.arg.province(code), seat, true)
	})
};
// games/mare-nostrum/src/powers/hanging-gardens.ts
var hangingGardens = {
	kind: "wonder",
	bonus: { trade: 2 },
	worth: 2.2,
	asks: {
		decision: "keep",
		at: "building ends",
		when: (s, seat) => s.holdSize[seat] > 0
	}
};
// games/mare-nostrum/src/powers/hannibal.ts
var hannibal = {
	kind: "start",
	worth: 0,
	sets: "pair"
};
// games/mare-nostrum/src/powers/hercules.ts
var hercules = {
	kind: "hero",
	bonus: {
		trade: 2,
		culture: 2,
		military: 2
	},
	worth: 1
};
// games/mare-nostrum/src/powers/nebuchadnezzar.ts
var nebuchadnezzar = {
	kind: "hero",
	worth: 1.5,
	battle: {
		plus: 5,
		when: "own province"
	}
};
// games/mare-nostrum/src/powers/penthesilea.ts
/**
* Penthesilea: once per round free legions in the capital province, one for each province of one's own that holds a
* legion of an opponent (MN-H-PENTHESILEA-1, MN-R-58a); all at once, at any moment of the building turn (MN-R-58b,
* MN-R-104).
*/
var penthesilea = {
	kind: "hero",
	bonus: {
		culture: 2,
		military: 2
	},
	worth: .5,
	action: action({
		verbs: { penthesilea: { legions: {
			min: 1,
			max: 8
		} } },
		phase: "build",
		price: .5,
		rules: {
			owner: "MN-H-PENTHESILEA-1",
			once: "MN-H-PENTHESILEA-1"
		},
		legal(s, seat, out, verbs) {
			for (let n = Math.min(invaded(s, seat), s.pieces[at.pieces(seat, 0)]); n > 0; n--) out.put(verbs.penthesilea.code(n));
		},
		apply: (s, seat, code, world, verbs) => raiseLegions(s, capitalOf(s, seat), seat, verbs.penthesilea.arg.legions(code), world),
		why: (s, seat) => refusal("MN-R-58a", "refuse.invaded", {
			count: invaded(s, seat),
			province: PROVINCE_IDS[capitalOf(s, seat)]
		})
	})
};
/** Provinces of the seat that hold a legion of an opponent, each counted once (MN-R-58a). */
function invaded(s, seat) {
	let n = 0;
	for (let province = 0; province < LANDS; province++) if (s.control[province] === seat && isInvaded(s, province, seat)) n++;
	return n;
}
function isInvaded(s, province, seat) {
	for (let other = 0; other < s.seats; other++) if (other !== seat && legionsIn(s, province, other) > 0) return true;
	return false;
}
// games/mare-nostrum/src/powers/pericles.ts
var pericles = {
	kind: "start",
	worth: 0,
	battle: {
		each: 2,
		when: "others' turns"
	}
};
// games/mare-nostrum/src/powers/perseus.ts
var perseus = {
	kind: "hero",
	bonus: {
		trade: 1,
		culture: 2,
		military: 1
	},
	worth: 3,
	cannotBeCopied: true,
	winsAtOnce: true,
	asks: {
		decision: "buildFirst",
		at: "first builder named",
		when: (s, seat) => seat !== s.named
	}
};
// games/mare-nostrum/src/powers/pharos.ts
/** The Pharos: one trireme per round costs a coin or wood (MN-W-PHAROS-1, MN-3.1.2j, MN-R-20a). */
var pharos = {
	kind: "wonder",
	worth: 1.6,
	action: action({
		verbs: { pharos: {
			sea: SEA_IDS,
			resource: RESOURCE_IDS
		} },
		phase: "build",
		price: 1,
		rules: CHEAP_RULES,
		legal: (s, seat, out, verbs) => listCheap(s, seat, out, "wood", WATERS, canLaunch, verbs.pharos.code),
		apply(s, seat, code, world, verbs) {
			payCheap(s, seat, verbs.pharos.arg.resource(code), world);
			launch(s, verbs.pharos.arg.sea(code), seat, world);
		},
		why: (s, seat, code, verbs) => whyNotCheap(s, seat, verbs.pharos.arg.resource(code), "wood") ?? whyNotTrireme(s, verbs.pharos.arg.sea(code), seat)
	})
};
// games/mare-nostrum/src/powers/tokens.ts
/** Heroes and wonders that can be hired (MN-SET-19). */
var TOKENS = {
	"castor-pollux": castorPollux,
	nebuchadnezzar,
	circe,
	penthesilea,
	gilgamesh,
	perseus,
	hamilcar,
	"queen-of-sheba": {
		kind: "hero",
		bonus: {
			culture: 1,
			military: 1
		},
		worth: .8,
		action: action({
			verbs: { sheba: { province: PROVINCE_IDS } },
			phase: "conquest",
			price: 0,
			rules: {
				owner: "MN-H-SHEBA-1",
				once: "MN-H-SHEBA-1"
			},
			province: (code, verbs) => verbs.sheba.arg.province(code),
			legal(s, seat, out, verbs, province) {
				if (province === -1 || isCapital(province)) return;
				if (s.pieces[at.pieces(seat, 3)] > 0 && linked(s, province, seat)) out.put(verbs.sheba.code(province));
			},
			apply(s, seat, code, world, verbs) {
				const province = verbs.sheba.arg.province(code);
				s.fought[province] = 1;
				convert$1(s, province, seat, true, world);
				removeLegion(s, province, seat, world);
			},
			why(_, __, code, verbs) {
				const province = verbs.sheba.arg.province(code);
				return isCapital(province) ? refusal("MN-R-43", "refuse.capitalMarker", { province: PROVINCE_IDS[province] }) : refusal("MN-R-60b", "refuse.notLinked", { province: PROVINCE_IDS[province] });
			},
			gain: (code, verbs, provinceWorth) => 2 + provinceWorth(verbs.sheba.arg.province(code)) * 1.5
		})
	},
	hercules,
	"ramses-ii": {
		kind: "hero",
		worth: 1.5,
		battle: { dice: 1 }
	},
	antigone,
	spartacus: {
		kind: "hero",
		worth: 2.2,
		action: action({
			verbs: { spartacus: {
				province: PROVINCE_IDS,
				resource: RESOURCE_IDS
			} },
			phase: "build",
			price: 1,
			rules: CHEAP_RULES,
			legal: (s, seat, out, verbs) => listCheap(s, seat, out, "gladiators", LANDS, canRaiseLegion, verbs.spartacus.code),
			apply(s, seat, code, world, verbs) {
				payCheap(s, seat, verbs.spartacus.arg.resource(code), world);
				raiseLegions(s, verbs.spartacus.arg.province(code), seat, 1, world);
			},
			why: (s, seat, code, verbs) => whyNotCheap(s, seat, verbs.spartacus.arg.resource(code), "gladiators") ?? whyNotLegion(s, verbs.spartacus.arg.province(code), seat)
		})
	},
	colossus: colossus$1,
	"hanging-gardens": hangingGardens,
	pharos,
	"statue-of-zeus": {
		kind: "wonder",
		worth: 1.5,
		asks: {
			decision: "peace",
			at: "war begins"
		}
	},
	"temple-of-artemis": {
		kind: "wonder",
		worth: 3,
		income: { coin: 1 }
	}
};
/** The starting hero of each empire (MN-SET-2). */
var STARTING_HEROES = {
	rome: { caesar },
	greece: { pericles },
	babylon: { hammurabi },
	egypt: { cleopatra },
	carthage: { hannibal }
};
/** Powers that work once per round. The place in this list is the bit in the state's `used`: new ones stand last. */
var ONCE_A_ROUND = [
	"hammurabi",
	"penthesilea",
	"gilgamesh",
	"spartacus",
	"pharos",
	"queen-of-sheba"
];
var named = Object.keys(TOKENS);
var ofKind = (kind) => named.filter((id) => TOKENS[id].kind === kind);
var HERO_IDS = ofKind("hero");
var WONDER_IDS = ofKind("wonder");
/** Heroes first: a hero's number is the same in both lists. */
var TOKEN_IDS = [...HERO_IDS, ...WONDER_IDS];
var HERO_COUNT = HERO_IDS.length;
var TOKEN_COUNT = TOKEN_IDS.length;
/** What each is, by its number. */
var TOKEN_POWERS = TOKEN_IDS.map((id) => TOKENS[id]);
// games/mare-nostrum/src/query/levels.ts
/** Leadership bonus of a token on a track: BONUS[token * TRACKS + track]. */
var TRACKS = TRACK_IDS.length;
var BONUS = Int16Array.from(TOKEN_POWERS.flatMap(({ bonus }) => TRACK_IDS.map((track) => bonus?.[track] ?? 0)));
/** Caravans and markets count for trade, cities and temples for culture. */
var countsOn = (slot, track) => (SLOT_KIND[slot] === 0 || SLOT_KIND[slot] === 1) === (track === 0);
/**
* Levels: trade = caravans + markets (MN-5c; Circe's legions are none, MN-R-61c), culture = cities + temples (MN-5d,
* MN-R-50), military = units (MN-5e), each plus bonuses (MN-SET-28). They are counted from the table whenever asked,
* so they are right at all times (MN-3.2a, MN-4.3.4a, MN-5a).
*/
function level(s, seat, track) {
	if (s.round === 0) return 0;
	let n = 0;
	for (let token = 0; token < TOKEN_COUNT; token++) if (s.owner[token] === seat) n += BONUS[token * TRACKS + track];
	if (track === 0 || track === 1) {
		for (let slot = 0; slot < SLOTS_IN_ALL; slot++) if (countsOn(slot, track) && holderOf(s, slot) === seat) n++;
		return n;
	}
	return n + unitsOf(s, seat);
}
/** Every level of every seat in one reading of the table: out[seat * TRACKS + track]. */
function allLevels(s, out) {
	out.fill(0);
	if (s.round === 0) return;
	for (let token = 0; token < TOKEN_COUNT; token++) {
		const seat = s.owner[token];
		if (seat < 0) continue;
		for (let track = 0; track < TRACKS; track++) out[seat * TRACKS + track] += BONUS[token * TRACKS + track];
	}
	for (let slot = 0; slot < SLOTS_IN_ALL; slot++) {
		const seat = holderOf(s, slot);
		if (seat >= 0) out[seat * TRACKS + (countsOn(slot, 0) ? 0 : 1)]++;
	}
	for (let seat = 0; seat < s.seats; seat++) out[seat * TRACKS + 2] += unitsOf(s, seat);
}
/** The seats whose level on a track is the highest. */
function highest(s, track) {
	let best = -1;
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) {
		const n = level(s, seat, track);
		if (n > best) {
			best = n;
			mask = 0;
		}
		if (n === best) mask |= bit(seat);
	}
	return mask;
}
// games/mare-nostrum/src/query/powers.ts
/** Who has which power, and what the powers of a seat add up to. The rules ask here, never for a hero by name. */
var held = (id, token, empire, power) => ({
	id,
	token,
	empire,
	used: ONCE_A_ROUND.includes(id) ? 1 << ONCE_A_ROUND.indexOf(id) : 0,
	power
});
/** All of them: starting heroes, then heroes and wonders. */
var ALL_HELD = [...EMPIRE_IDS.flatMap((empire, i) => Object.entries(STARTING_HEROES[empire]).map(([id, power]) => held(id, -1, i, power))), ...TOKEN_IDS.map((id, token) => held(id, token, -1, TOKEN_POWERS[token]))];
ALL_HELD.filter((h) => h.token === -1).map((h) => h.id);
var having = (part) => ALL_HELD.filter(({ power }) => power[part] !== void 0);
/** A token's power is its owner's, or that of Castor and Pollux who copied it (MN-H-CASTOR-1, MN-R-56c). */
var COPIER = TOKEN_POWERS.findIndex((power) => power.copies);
var hasPower = (s, seat, token) => s.owner[token] === seat || s.copied === token && s.owner[COPIER] === seat;
/** A starting hero's power is their empire's: they cannot be copied (MN-H-CASTOR-2). */
var has = (s, seat, { token, empire }) => token === -1 ? s.empire[seat] === empire : hasPower(s, seat, token);
var anyOf = (s, seat, list) => {
	for (let i = 0; i < list.length; i++) if (has(s, seat, list[i])) return true;
	return false;
};
/**
* A hero that another player owns; no starting hero, no wonder (MN-H-CASTOR-2, MN-R-56a), not Perseus
* (MN-H-PERSEUS-3).
*/
var canCopy = (s, seat, token) => token < HERO_COUNT && !TOKEN_POWERS[token].cannotBeCopied && s.owner[token] !== -1 && s.owner[token] !== seat;
/** Heroes and wonders of a seat, the starting hero included (MN-3.1.3b). */
function glory(s, seat) {
	let n = 1;
	for (let token = 0; token < TOKEN_COUNT; token++) if (s.owner[token] === seat) n++;
	return n;
}
var priceOfHero = (s, seat) => 6 + glory(s, seat);
/** Sets: one resource of the other sort in them (MN-R-19a), one commodity twice (MN-R-19b). */
var MIXED = having("sets").filter(({ power }) => power.sets === "mixed");
var PAIRED = having("sets").filter(({ power }) => power.sets === "pair");
var mixesSets = (s, seat) => anyOf(s, seat, MIXED);
var pairsInSets = (s, seat) => anyOf(s, seat, PAIRED);
var CARAVAN_LEADERS = having("legionsAsCaravans");
var legionsWorkAsCaravans = (s, seat) => anyOf(s, seat, CARAVAN_LEADERS);
/** How many times a pillaged building yields to a seat. */
var PILLAGERS = having("pillage");
function pillageFactor(s, seat) {
	let factor = 1;
	for (const pillager of PILLAGERS) if (has(s, seat, pillager)) factor = Math.max(factor, pillager.power.pillage ?? 1);
	return factor;
}
/** What powers add to the fixed income of a seat, by resource, into `due`. */
var EARNERS = having("income").map((earner) => ({
	earner,
	gain: RESOURCE_IDS.map((id) => earner.power.income?.[id] ?? 0)
}));
function addIncome(s, seat, due) {
	for (const { earner, gain } of EARNERS) if (has(s, seat, earner)) for (let resource = 0; resource < gain.length; resource++) due[resource] += gain[resource];
}
/**
* What powers add in a land battle: to each legion's die, whole dice, to the sum. They are always applied (MN-R-36c).
*/
var FIGHTERS = having("battle");
function battleBonus(s, seat, province, part, isTurn) {
	let sum = 0;
	for (let i = 0; i < FIGHTERS.length; i++) {
		const battle = FIGHTERS[i].power.battle;
		const add = battle[part];
		if (add === void 0 || !has(s, seat, FIGHTERS[i])) continue;
		if (battle.when === "own turn" && !isTurn) continue;
		if (battle.when === "others' turns" && isTurn) continue;
		if (battle.when === "own province" && s.control[province] !== seat) continue;
		sum += add;
	}
	return sum;
}
/**
* With such a hero beside it, the fifth hero or wonder wins at once (MN-H-PERSEUS-2), unless it is that hero
* (MN-R-29b).
*/
var WINNERS = having("winsAtOnce");
function winsWith(s, seat, hired) {
	for (const { token } of WINNERS) if (token !== hired && s.owner[token] === seat) return true;
	return false;
}
/** Tokens whose owner is asked something at a moment of the round. */
var askersAt = (moment) => having("asks").filter(({ power }) => power.asks?.at === moment);
// games/mare-nostrum/src/verbs.ts
/** What players can do (verbs), what they are asked (decisions), and the programs that lead through a round. */
/** The verbs of a hero's or wonder's action stand in the file of the power. */
var POWERS = Object.assign({}, TOKENS, ...Object.values(STARTING_HEROES));
var ofPower = (id) => POWERS[id].action?.verbs ?? {};
var ofAllPowers = Object.assign({}, ...Object.keys(POWERS).map(ofPower));
var NUMBER = {
	min: 0,
	max: 5
};
var verbs$1 = verbs$2({
	choose: { empire: EMPIRE_IDS },
	tithe: { resource: ["coin", "legendary"] },
	colossus: { good: GOOD_IDS },
	marker: { number: NUMBER },
	announce: { number: NUMBER },
	offer: { resource: RESOURCE_IDS },
	take: {
		from: 5,
		resource: RESOURCE_IDS
	},
	give: { resource: RESOURCE_IDS },
	appoint: { target: 5 },
	buildFirst: {},
	control: { province: PROVINCE_IDS },
	build: { slot: SLOT_IDS },
	legion: { province: PROVINCE_IDS },
	fortress: { province: PROVINCE_IDS },
	trireme: { sea: SEA_IDS },
	hire: { token: TOKEN_IDS },
	pyramids: {},
	...ofPower("spartacus"),
	...ofPower("gilgamesh"),
	...ofPower("pharos"),
	...ofPower("hammurabi"),
	...ofPower("penthesilea"),
	pay: { resource: RESOURCE_IDS },
	payCoins: {},
	copy: { hero: HERO_IDS },
	keep: { good: GOOD_IDS },
	peace: { target: 5 },
	convert: { province: PROVINCE_IDS },
	removeMarker: { province: PROVINCE_IDS },
	sail: {
		sea: SEA_IDS,
		toSea: SEA_IDS,
		triremes: {
			min: 1,
			max: 5
		}
	},
	attack: {
		sea: SEA_IDS,
		target: 5
	},
	march: {
		province: PROVINCE_IDS,
		to: PROVINCE_IDS,
		post: POST_IDS,
		legions: {
			min: 1,
			max: 8
		}
	},
	fight: {
		province: PROVINCE_IDS,
		target: 5
	},
	lose: { post: POST_IDS },
	pillage: { slot: SLOT_IDS },
	spoils: { resource: ["coin", "legendary"] },
	occupy: { province: PROVINCE_IDS },
	put: { slot: SLOT_IDS },
	occupyMarker: { province: PROVINCE_IDS },
	...ofPower("queen-of-sheba"),
	...ofPower("circe"),
	bestow: { target: 5 },
	...ofAllPowers,
	done: {}
});
var decisions = ids("choose", "tithe", "colossus", "marker", "announce", "offer", "take", "give", "nameBuilder", "buildFirst", "build", "pay", "copy", "keep", "peace", "nameMover", "convert", "sail", "attack", "march", "fight", "lose", "conquest", "spoils", "occupy", "bestow");
var programs = ids("game", "round", "trade", "building", "war", "turn", "battle", "leadership");
// games/mare-nostrum/src/effects/victory.ts
/**
* The game ends: who has won, and how. Heroes go before all other rules (MN-7a): Perseus wins elsewhere, in
* `purchase.ts`.
*/
function win(s, winners, ending, world) {
	s.winners = winners;
	s.ending = ending;
	if (world.live) {
		for (let seat = 0; seat < s.seats; seat++) if (has$1(winners, seat)) world.emit({
			type: "won",
			seat,
			ending: ENDINGS[ending]
		});
	}
	stop(s);
}
/** Several at once: the leader among them wins alone, otherwise all of them (MN-6.2b, MN-6.2c, MN-R-48b). */
var amongThem = (s, mask, track) => has$1(mask, s.leader[track]) ? bit(s.leader[track]) : mask;
/** Glory: five heroes and wonders at the end of phase 3 (MN-6.2a). */
function checkGlory(s, world) {
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) if (glory(s, seat) >= 5) mask |= bit(seat);
	if (mask) win(s, amongThem(s, mask, 1), GLORY, world);
}
/** Conquest: four capitals and legendary cities at the end of phase 4 (MN-6.3a, MN-4.3.2d). */
function checkConquest(s, world) {
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) if (greatCities(s, seat) >= 4) mask |= bit(seat);
	if (mask) win(s, amongThem(s, mask, 2), CONQUEST, world);
}
/** Leadership: all three titles at the end of phase 5 (MN-6.4a, MN-R-51a). */
function checkLeadership(s, world) {
	const seat = s.leader[0];
	if (seat === s.leader[1] && seat === s.leader[2]) win(s, bit(seat), LEADERSHIP, world);
}
/** Rank at a round limit: heroes and wonders, then titles, then the three levels together (MN-R-106). */
var titles = (s, seat) => (s.leader[0] === seat ? 1 : 0) + (s.leader[1] === seat ? 1 : 0) + (s.leader[2] === seat ? 1 : 0);
var levels$1 = (s, seat) => level(s, seat, 0) + level(s, seat, 1) + level(s, seat, 2);
function winByLimit(s, world) {
	let best = -1;
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) {
		const rank = (glory(s, seat) * 4 + titles(s, seat)) * 1e3 + levels$1(s, seat);
		if (rank > best) {
			best = rank;
			mask = 0;
		}
		if (rank === best) mask |= bit(seat);
	}
	win(s, mask, ROUNDS, world);
}
// games/mare-nostrum/src/effects/purchase.ts
/** What a purchase brings, once it is paid (MN-R-88a). Nothing built is ever taken back (MN-R-88b, MN-9c). */
/** What is bought; `place` is a province, a slot, a sea or a token. */
var THING$1 = {
	control: 0,
	building: 1,
	legion: 2,
	fortress: 3,
	trireme: 4,
	token: 5,
	pyramids: 6
};
/**
* Prices: 3 (MN-3d), temples and markets 6 (MN-3e), heroes and wonders 7 to 10 (MN-3f), the Pyramids 12 whatever one
* owns (MN-3g, MN-R-28b).
*/
function priceOf(s, seat, thing, place) {
	if (thing === THING$1.building) return SLOT_KIND[place] === 1 || SLOT_KIND[place] === 5 ? 6 : 3;
	if (thing === THING$1.token) return priceOfHero(s, seat);
	return thing === THING$1.pyramids ? 12 : 3;
}
function bring(s, seat, thing, place, world) {
	switch (thing) {
		case THING$1.control:
			placeControl(s, place, seat, world);
			return;
		case THING$1.legion:
			raiseLegions(s, place, seat, 1, world);
			return;
		case THING$1.fortress:
			fortify(s, place, seat, world);
			return;
		case THING$1.token:
			hire(s, place, seat, world);
			return;
		case THING$1.building:
			s.built[place] = 1;
			s.stand[place] = -1;
			if (world.live) world.emit({
				type: "built",
				seat,
				slot: SLOT_IDS[place]
			});
			return;
		case THING$1.trireme:
			launch(s, place, seat, world);
			return;
		default:
			if (world.live) world.emit({
				type: "pyramids",
				seat
			});
			win(s, bit(seat), PYRAMIDS, world);
	}
}
/** Powers act from the moment of hiring (MN-R-29a). */
function hire(s, token, seat, world) {
	s.owner[token] = seat;
	if (world.live) world.emit({
		type: "hired",
		seat,
		token: TOKEN_IDS[token]
	});
	if (glory(s, seat) >= 5 && winsWith(s, seat, token)) win(s, bit(seat), GLORY, world);
	else if (TOKEN_POWERS[token].copies && anyToCopy(s, seat)) ask(s, decisions.copy, bit(seat));
}
function anyToCopy(s, seat) {
	for (let token = 0; token < HERO_COUNT; token++) if (canCopy(s, seat, token)) return true;
	return false;
}
// games/mare-nostrum/src/powers/actions.ts
/** What owners of powers may do in a building turn and after conquest: the actions that the powers declare. */
var verbs = verbs$1;
/** In the order of the verbs, which is the order they are listed in. */
var ACTIONS = ALL_HELD.flatMap((held) => held.power.action ? [{
	...held,
	action: held.power.action
}] : []).sort((a, b) => firstVerb(a) - firstVerb(b));
function firstVerb({ action }) {
	return Object.keys(verbs.specs).indexOf(Object.keys(action.verbs)[0]);
}
var BY_VERB = Object.keys(verbs.specs).map((name) => ACTIONS.find(({ action }) => name in action.verbs));
var IN_PHASE = {
	build: ACTIONS.filter(({ action }) => action.phase === "build"),
	conquest: ACTIONS.filter(({ action }) => action.phase === "conquest")
};
/** Is there anything that a power lets this seat do in this phase, apart from conquered provinces? */
var found = new Codes();
function anyPower(s, seat, phase) {
	found.clear();
	listPowers(s, seat, phase, -1, found);
	return found.n > 0;
}
/** The power an action belongs to. */
var powerBehind = (code) => BY_VERB[verbs.of(code)];
var mayUse = (s, seat, held) => (s.used[seat] & held.used) === 0 && has(s, seat, held);
function listPowers(s, seat, phase, province, out) {
	const actions = IN_PHASE[phase];
	for (let i = 0; i < actions.length; i++) if (mayUse(s, seat, actions[i])) actions[i].action.legal(s, seat, out, verbs, province);
}
/** A power that works once per round is used up; then it does what it does. */
function usePower(s, seat, code, held, world) {
	if (held.used > 0) {
		s.used[seat] |= held.used;
		if (world.live) world.emit({
			type: "power",
			seat,
			token: held.id
		});
	}
	held.action.apply(s, seat, code, world, verbs);
}
function whyNotPower(s, seat, code, held) {
	const { rules } = held.action;
	if (!has(s, seat, held)) return refusal(rules.owner, "refuse.noPower", { token: held.id });
	if (s.used[seat] & held.used) return refusal(rules.once, "refuse.usedPower", { token: held.id });
	return held.action.why(s, seat, code, verbs);
}
/** The conquered province it is about, or NONE. */
var provinceOfPower = (code, { action }) => action.province?.(code, verbs) ?? -1;
/** What it is worth to a bot after conquest. */
var gainOfPower = (code, { action }, provinceWorth) => action.gain?.(code, verbs, provinceWorth) ?? 0;
// games/mare-nostrum/src/query/sets.ts
/**
* Sets of resources (MN-3c): only coins, or only different commodities; paid exactly (MN-R-18). Cleopatra mixes one of
* the other sort into a set (MN-R-19a), Hannibal uses one commodity twice (MN-H-HANNIBAL-2, MN-R-19b). Legendary
* commodities count as their kind (MN-R-19c).
*/
/** Can what is laid on the tray, with `extra` (a resource or -1) added, still be completed to a set of `cost`? */
function completes(s, seat, cost, extra = -1) {
	return asGoods(s, seat, cost, extra) || asCoins(s, seat, cost, extra);
}
/** Can the seat pay a set of this size at all? The tray must be empty. */
var canPay = (s, seat, cost) => completes(s, seat, cost);
var onTray = (s, seat, resource, extra) => s.tray[at.hold(seat, resource)] + (resource === extra ? 1 : 0);
function asGoods(s, seat, cost, extra) {
	const mixed = mixesSets(s, seat);
	const twice = pairsInSets(s, seat);
	const coins = onTray(s, seat, COIN, extra);
	if (coins > (mixed ? 1 : 0) || coins > holds(s, seat, COIN)) return false;
	let laid = coins;
	let room = mixed && coins === 0 && holds(s, seat, COIN) > 0 ? 1 : 0;
	let pair = false;
	let could = false;
	for (let good = 0; good < 13; good++) {
		const n = onTray(s, seat, good, extra);
		const has = holds(s, seat, good);
		if (n > has || n > 2) return false;
		laid += n;
		if (n === 2) {
			if (!twice || pair) return false;
			pair = true;
		} else if (has > 0) {
			if (n === 0) room++;
			if (has > 1) could = true;
		}
	}
	if (twice && !pair && could) room++;
	return laid <= cost && laid + room >= cost;
}
function asCoins(s, seat, cost, extra) {
	const mixed = mixesSets(s, seat);
	let goods = 0;
	let any = false;
	for (let good = 0; good < 13; good++) {
		const n = onTray(s, seat, good, extra);
		if (n > holds(s, seat, good)) return false;
		goods += n;
		if (holds(s, seat, good) > 0) any = true;
	}
	if (goods > (mixed ? 1 : 0)) return false;
	const coins = onTray(s, seat, COIN, extra);
	const most = holds(s, seat, COIN);
	return coins <= most && coins + goods <= cost && goods + most + (mixed && goods === 0 && any ? 1 : 0) >= cost;
}
var newHolding = () => ({
	counts: /* @__PURE__ */ new Int16Array(14),
	kinds: 0,
	goods: 0,
	isAnyTwice: false,
	isMixed: false,
	isPaired: false
});
/** Counts into `holding`, with one resource more (`plus`) or less (`minus`). */
function countHolding(s, seat, holding, plus = -1, minus = -1) {
	holding.kinds = 0;
	holding.goods = 0;
	holding.isAnyTwice = false;
	for (let resource = 0; resource <= COIN; resource++) {
		let n = holds(s, seat, resource) - s.tray[at.hold(seat, resource)];
		if (resource === plus) n++;
		if (resource === minus) n--;
		holding.counts[resource] = n;
		if (resource === COIN) continue;
		if (n > 0) holding.kinds++;
		if (n > 1) holding.isAnyTwice = true;
		holding.goods += n;
	}
	holding.isMixed = mixesSets(s, seat);
	holding.isPaired = pairsInSets(s, seat);
	return holding;
}
/** The largest set of commodities, and of coins, with what powers add. */
var largestOfGoods = ({ counts, kinds, isAnyTwice, isMixed, isPaired }) => kinds + (isPaired && isAnyTwice ? 1 : 0) + (isMixed && counts[COIN] > 0 ? 1 : 0);
var largestOfCoins = ({ counts, goods, isMixed }) => counts[COIN] + (isMixed && goods > 0 ? 1 : 0);
/** How many tokens `sets` sets of commodities can use: a kind once in each, and with a pair one kind twice in each. */
function usable({ counts, isPaired }, sets) {
	let once = 0;
	let again = 0;
	for (let good = 0; good < 13; good++) {
		once += Math.min(counts[good], sets);
		if (counts[good] > sets) again += Math.min(counts[good] - sets, sets);
	}
	return isPaired ? once + Math.min(again, sets) : once;
}
/** How many sets of a size the commodities make, side by side. */
function setsOfGoods(holding, size) {
	for (let sets = Math.floor(holding.goods / size); sets > 0; sets--) if (usable(holding, sets) >= size * sets) return sets;
	return 0;
}
// games/mare-nostrum/data/balanced.ts
/**
* Our own adjusted starting layouts (option `balanced`), by number of players: only what differs from the usual ones.
* Provinces, levels and nine resources are those the rulebook fixes (MN-SET-12, MN-R-74, MN-R-75); what stands where
* is another choice that fits them. Why: README, "Balance".
*/
/**
* Greece with marble and wine doubled in Thrace and the temple there: 4 coins, 2 marble, 2 wine, 1 oil. The temple of
* Athens is still to come.
*/
var greece = (thrace, dacia) => ({
	...EMPIRES.greece,
	start: [
		{
			province: "achaia",
			caravans: ["oil"],
			market: false,
			cities: ["athens", "sparta"],
			temple: false,
			legions: 1,
			fortress: true
		},
		{
			province: "thracia",
			caravans: ["marble", "wine"],
			market: true,
			cities: ["byzantium"],
			temple: true,
			legions: thrace,
			fortress: false
		},
		{
			province: "dacia",
			caravans: [],
			market: false,
			cities: [],
			temple: false,
			legions: dacia,
			fortress: false
		}
	]
});
var BALANCED = {
	4: { greece: greece(1, 0) },
	5: { greece: greece(0, 1) }
};
// games/mare-nostrum/src/effects/income.ts
/**
* Doubling needs the same controller (MN-R-10a, MN-4.3.2e, MN-4.3.2f); alone a market or temple gives nothing
* (MN-4.3.2g).
*/
var doubles = (s, slot, seat) => slot >= 0 && holderOf(s, slot) === seat;
/**
* A legion on an empty caravan slot works as a caravan for Circe (MN-H-CIRCE-1), not while others have units there
* (MN-R-61a, MN-R-97b).
*/
var worksAsCaravan = (s, slot, seat) => SLOT_KIND[slot] === 0 && s.built[slot] === 0 && s.stand[slot] === seat && legionsWorkAsCaravans(s, seat) && !enemiesIn(s, SLOT_PROVINCE[slot], seat);
/** What a building yields: the commodity of a caravan's slot, else coins. */
var yieldedBy = (slot) => SLOT_KIND[slot] === 0 ? SLOT_GOOD[slot] : COIN;
/**
* How many a building yields to a seat: to its controller, so occupied buildings to the conqueror (MN-4.3.2b), all
* others to the controlling player, also while the marker is occupied (MN-4.3.3f). Legendary commodities apart.
*/
function yieldOf(s, slot, seat) {
	const kind = SLOT_KIND[slot];
	const province = SLOT_PROVINCE[slot];
	if (kind === 0) {
		if (holderOf(s, slot) !== seat && !worksAsCaravan(s, slot, seat)) return 0;
		return doubles(s, MARKET_OF[province], seat) ? 2 : 1;
	}
	if (holderOf(s, slot) !== seat) return 0;
	if (kind === 2 || kind === 3) return doubles(s, TEMPLE_OF[province], seat) ? 2 : 1;
	return kind === 4 ? 1 : 0;
}
/** What a seat is due without any choice, by resource, into `due`. */
function fixedIncome(s, seat, due) {
	due.fill(0);
	for (let slot = 0; slot < SLOTS_IN_ALL; slot++) {
		const count = yieldOf(s, slot, seat);
		if (count > 0) due[yieldedBy(slot)] += count;
	}
	addIncome(s, seat, due);
	return due;
}
var income = /* @__PURE__ */ new Int16Array(14);
function collectFixed(s, seat, world) {
	fixedIncome(s, seat, income);
	for (let resource = 0; resource < 14; resource++) if (income[resource] > 0) collect(s, seat, resource, income[resource], world);
	for (let slot = 0; slot < SLOTS_IN_ALL; slot++) if (SLOT_KIND[slot] === 4 && holderOf(s, slot) === seat) drawLegendary(s, seat, world);
}
/** A legendary city with a temple of the same controller leaves a choice (MN-1.1f). */
var leavesChoice = (s, slot, seat) => SLOT_KIND[slot] === 4 && holderOf(s, slot) === seat && doubles(s, TEMPLE_OF[SLOT_PROVINCE[slot]], seat);
// games/mare-nostrum/src/setup.ts
/** The table before the first round (MN-SET). */
/** The state of a table: the number of seats and of heroes and wonders decides its size. */
var layoutOf = (setup) => layout(setup.seats, fields(setup.seats, TOKEN_COUNT));
/** Empires at random, by choice seat after seat, or in the order of the list (MN-SET-1, MN-R-80). */
function setup(s, { options }, world) {
	s.rounds = options.rounds;
	s.expert = options.display === "all" ? 1 : 0;
	s.balanced = options.balanced ? 1 : 0;
	if (options.empires !== "choose") {
		for (let seat = 0; seat < s.seats; seat++) s.empire[seat] = EMPIRE_IDS.indexOf(EMPIRES_IN_PLAY[s.seats][seat]);
		if (options.empires === "random") world.shuffle(s.empire, s.seats);
	}
	call(s, programs.game);
}
/** The pieces of every colour, the starting positions, the first leaders, the reserves, the displays. */
function layOut$1(s, world) {
	for (let resource = 0; resource < 14; resource++) s.reserve[resource] = SUPPLY[resource];
	for (let seat = 0; seat < s.seats; seat++) {
		s.pieces[at.pieces(seat, 0)] = 8;
		s.pieces[at.pieces(seat, 1)] = 5;
		s.pieces[at.pieces(seat, 2)] = 5;
		s.pieces[at.pieces(seat, 3)] = 7;
		if (world.live) world.emit({
			type: "empire",
			seat,
			empire: EMPIRE_IDS[s.empire[seat]]
		});
		settleEmpire(s, seat, startOf(s, s.empire[seat]));
	}
	for (let seat = 0; seat < s.seats; seat++) firstResources(s, seat);
	for (let track = 0; track < 3; track++) s.leader[track] = seatOf(s, EMPIRE_IDS.indexOf(FIRST_LEADERS[s.seats][track]));
	layTokens(s, world);
	for (let good = 0; good < 13; good++) s.pile[good] = good;
	s.pileSize = 13;
	world.shuffle(s.pile, 13);
}
var startOf = (s, empire) => {
	const id = EMPIRE_IDS[empire];
	return (s.balanced === 1 ? BALANCED[s.seats]?.[id] : void 0) ?? EMPIRES[id];
};
var seatOf = (s, empire) => s.empire.indexOf(empire);
/**
* Three provinces with what stands in them; the capital's marker is printed, the two others take one (MN-SET-9,
* MN-R-74). Rome (MN-R-109a, levels MN-SET-11), Greece (MN-R-109b, MN-SET-12), Babylon (MN-R-109c, MN-SET-13), Egypt
* (MN-R-109d, MN-SET-14) and Carthage (MN-R-109e, MN-SET-15); the levels follow from what is built.
*/
function settleEmpire(s, seat, { start }) {
	for (const [i, holding] of start.entries()) {
		const province = provinceNumber(holding.province);
		s.control[province] = seat;
		if (i > 0) s.pieces[at.pieces(seat, 3)]--;
		for (const good of holding.caravans) s.built[slotOf(`${holding.province}-${good}`)] = 1;
		if (holding.market) s.built[slotOf(`${holding.province}-market`)] = 1;
		for (const city of holding.cities) s.built[slotOf(city)] = 1;
		if (holding.temple) s.built[slotOf(`${holding.province}-temple`)] = 1;
		s.legions[at.legions(s, province, seat)] = holding.legions;
		s.pieces[at.pieces(seat, 0)] -= holding.legions;
		if (holding.fortress) {
			s.fortress[province] = seat;
			s.pieces[at.pieces(seat, 2)]--;
		}
	}
}
/**
* The nine resources of the screen are the income of the starting buildings; phase 1 of round 1 gives nothing more
* (MN-SET-10, MN-R-75).
*/
function firstResources(s, seat) {
	const due = fixedIncome(s, seat, /* @__PURE__ */ new Int16Array(14));
	for (let resource = 0; resource <= COIN; resource++) {
		s.hold[at.hold(seat, resource)] = due[resource];
		s.holdSize[seat] += due[resource];
		s.reserve[resource] -= due[resource];
	}
}
/** All heroes and wonders face up, or five at random and the rest face down (MN-SET-20, MN-SET-22, MN-R-3a). */
function layTokens(s, world) {
	s.stackFrom = TOKEN_COUNT;
	if (s.expert === 1) {
		s.faceUp.fill(1);
		return;
	}
	for (let token = 0; token < TOKEN_COUNT; token++) s.stack[token] = token;
	world.shuffle(s.stack, TOKEN_COUNT);
	s.stackFrom = 0;
	while (s.stackFrom < 5) turnUp(s);
}
/** The next face-down token, in the order of the spaces (MN-R-3b). */
function turnUp(s) {
	const token = s.stack[s.stackFrom];
	s.stack[s.stackFrom++] = -1;
	s.faceUp[token] = 1;
	return token;
}
// games/mare-nostrum/src/bot/holdings.ts
/** Filled anew by every call of `holdingWorth`. */
var holding = newHolding();
var { counts } = holding;
/** Removes one of each of the commonest kinds, `n` in all. */
function removeCommonest(n) {
	for (let i = 0; i < n; i++) {
		let best = 0;
		let most = 0;
		for (let good = 0; good < 13; good++) {
			const count = counts[good] & 63;
			if (counts[good] < 64 && count > most) {
				most = count;
				best = good;
			}
		}
		counts[best] = counts[best] - 1 + 64;
	}
	for (let good = 0; good < 13; good++) counts[good] &= 63;
}
var SMALL = 3;
/** Worth of a hero or wonder, by how many one has; the fifth wins. */
var HERO_WORTH = [
	0,
	10,
	12,
	15,
	60
];
var PYRAMIDS_WORTH = 80;
/** Worth of what the seat holds, with one resource more (`plus`) or less (`minus`). -1: none. */
function holdingWorth(s, seat, plus, minus) {
	countHolding(s, seat, holding, plus, minus);
	const coins = counts[COIN];
	const longGoods = largestOfGoods(holding);
	const longCoins = largestOfCoins(holding);
	const longest = Math.max(longGoods, longCoins);
	let worth = .08 * longGoods + .08 * longCoins + .015 * longest * longest;
	if (longest >= 12) return worth + PYRAMIDS_WORTH;
	const small = setsOfGoods(holding, SMALL) + Math.floor(coins / SMALL);
	let best = small * SMALL;
	const heroes = glory(s, seat);
	const price = priceOfHero(s, seat);
	if (heroes < 5 && longest >= price) {
		if (longGoods >= price) {
			removeCommonest(Math.min(price, holding.kinds));
			best = Math.max(best, HERO_WORTH[heroes] + (setsOfGoods(holding, SMALL) + Math.floor(coins / SMALL)) * SMALL);
		} else best = Math.max(best, HERO_WORTH[heroes] + (small - Math.floor(coins / SMALL) + Math.floor(Math.max(0, coins - price) / SMALL)) * SMALL);
	}
	worth += best;
	return worth;
}
// games/mare-nostrum/src/bot/worth.ts
/**
* What a position is worth to a seat, from public knowledge: income and its variety, heroes, titles, great cities,
* safety.
*/
/** Worth of a power beside the count of heroes and the leadership bonus. */
var TOKEN_WORTH = Float64Array.from(TOKEN_POWERS, (power) => power.worth);
/** Knobs, found by playing the bots against each other. */
var WEIGHTS = {
	rounds: 8,
	income: .9,
	kind: .9,
	slot: .8,
	title: 1.6,
	titles: 45,
	unit: .25,
	danger: 1.3,
	great: 1.2
};
/** Legions of others that could be in each province in one move. */
var near = new Int16Array(LANDS);
function spot(s, seat) {
	near.fill(0);
	for (let other = 0; other < s.seats; other++) {
		if (other === seat || s.pieces[at.pieces(other, 0)] === 8 || atPeace(s, seat, other)) continue;
		const ships = fleet(s, other);
		for (let province = 0; province < LANDS; province++) {
			const n = legionsIn(s, province, other);
			if (n === 0) continue;
			near[province] += n;
			const mask = reachable(s, province, ships);
			for (let to = 0; to < LANDS; to++) if (mask >> to & 1) near[to] += n;
		}
	}
	return near;
}
/** Buildings of a province by what they yield and count; for whoever would have them all. */
function provinceWorth(s, province) {
	let worth = 0;
	for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++) if (s.built[slot] === 1) worth += buildingWorth(slot);
	return worth;
}
var buildingWorth = (slot) => SLOT_KIND[slot] === 4 ? 5 : SLOT_KIND[slot] === 3 ? 4 : SLOT_KIND[slot] === 1 || SLOT_KIND[slot] === 5 ? 2.2 : 2.5;
var levels = new Int16Array(5 * TRACKS);
var sweeps = /* @__PURE__ */ new Int16Array(5);
function titleWorth(s, seat) {
	let worth = 0;
	let led = 0;
	allLevels(s, levels);
	sweeps.fill(0);
	for (let track = 0; track < TRACKS; track++) {
		let best = -1;
		let second = -1;
		let who = -1;
		for (let other = 0; other < s.seats; other++) {
			const n = levels[other * TRACKS + track];
			if (n > best || n === best && other === s.leader[track]) {
				if (n >= best) second = best;
				best = n;
				who = other;
			} else if (n > second) second = n;
		}
		const mine = levels[seat * TRACKS + track];
		if (who === seat) {
			led++;
			worth += WEIGHTS.title + Math.min(3, best - second) * .25;
		} else worth -= Math.min(4, best - mine) * .12;
		if (who >= 0) sweeps[who]++;
	}
	if (led === 3) worth += WEIGHTS.titles;
	for (let other = 0; other < s.seats; other++) if (other !== seat && sweeps[other] === 3) worth -= 30;
	return worth;
}
function worth(s, seat) {
	const horizon = Math.max(2, WEIGHTS.rounds - s.round) * WEIGHTS.income;
	let income = 0;
	let kinds = 0;
	let mask = 0;
	let great = 0;
	let open = 0;
	for (let slot = 0; slot < SLOTS_IN_ALL; slot++) {
		const count = yieldOf(s, slot, seat);
		if (count > 0) {
			income += count;
			const good = yieldedBy(slot);
			if (good < 13 && (mask >> good & 1) === 0) {
				mask |= 1 << good;
				kinds++;
			}
		}
		const kind = SLOT_KIND[slot];
		if (kind === 4 && holderOf(s, slot) === seat) income += leavesChoice(s, slot, seat) ? 2.2 : 1.2;
		if ((kind === 4 || kind === 3) && holderOf(s, slot) === seat) great++;
		if (s.built[slot] === 0 && s.control[SLOT_PROVINCE[slot]] === seat) {
			if (kind === 4) open += 4;
			else if (kind === 1 || kind === 5) open += .6;
			else if (kind !== 0) open += 1;
			else open += .9 + rarity(s, SLOT_GOOD[slot], seat);
		}
	}
	let total = income * horizon + kinds * WEIGHTS.kind + open * WEIGHTS.slot;
	total += great * great * WEIGHTS.great * .5 + (great >= 4 ? 200 : 0);
	const heroes = glory(s, seat);
	for (let i = 1; i < heroes; i++) total += HERO_WORTH[i];
	for (let token = 0; token < TOKEN_COUNT; token++) if (s.owner[token] === seat) total += TOKEN_WORTH[token];
	total += titleWorth(s, seat) + safety(s, seat);
	return total;
}
/** A commodity that nobody gets yet is worth more: it makes long sets. */
function rarity(s, good, seat) {
	for (let slot = 0; slot < SLOTS_IN_ALL; slot++) if (SLOT_GOOD[slot] === good && s.built[slot] === 1 && holderOf(s, slot) === seat) return 0;
	return .4;
}
/** Units are worth a little; a province that others can reach with more than defends it is in danger. */
function safety(s, seat) {
	spot(s, seat);
	let total = (8 - s.pieces[at.pieces(seat, 0)]) * WEIGHTS.unit;
	for (let province = 0; province < LANDS; province++) {
		if (s.control[province] !== seat) continue;
		const guard = legionsIn(s, province, seat) + (s.fortress[province] === seat ? 2 : 0);
		if (near[province] === 0) continue;
		const value = provinceWorth(s, province);
		if (guard === 0) total -= WEIGHTS.danger * value;
		else if (near[province] > guard) total -= WEIGHTS.danger * value * .4;
	}
	return total;
}
// games/mare-nostrum/src/bot/builder.ts
/** Building: the purchase that adds most for its price; paid with what can be spared. */
var world = new SearchWorld(new FastRng(1));
var pool = [];
/** A state of one's own to try things on. */
function scratch(s) {
	pool[s.seats] ??= layoutOf({
		seats: s.seats,
		variant: "",
		options: {}
	}).create();
	const trial = pool[s.seats];
	trial.words.set(s.words);
	return trial;
}
/** Wins at once. */
var WINS = 1e3;
/** What each purchase adds for its price. */
function scoreBuild(s, seat, legal, out, rng) {
	const now = worth(s, seat);
	const heroes = glory(s, seat);
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (verbs$1.done.is(code)) out[i] = .02;
		else if (verbs$1.pyramids.is(code) || verbs$1.hire.is(code) && heroes === 4) out[i] = WINS;
		else {
			const trial = scratch(s);
			const price = tryOut(trial, seat, code);
			out[i] = (worth(trial, seat) - now + opening(s, trial, seat)) / price + rng.below(100) * 1e-4;
		}
	}
}
/** Does on the trial what the action does, as if it were paid; says what it costs. */
function tryOut(trial, seat, code) {
	const power = powerBehind(code);
	if (power) {
		usePower(trial, seat, code, power, world);
		return power.action.price;
	}
	if (verbs$1.control.is(code)) return buy$1(trial, seat, THING$1.control, verbs$1.control.arg.province(code));
	if (verbs$1.build.is(code)) return buy$1(trial, seat, THING$1.building, verbs$1.build.arg.slot(code));
	if (verbs$1.legion.is(code)) return buy$1(trial, seat, THING$1.legion, verbs$1.legion.arg.province(code));
	if (verbs$1.fortress.is(code)) return buy$1(trial, seat, THING$1.fortress, verbs$1.fortress.arg.province(code));
	if (verbs$1.trireme.is(code)) return buy$1(trial, seat, THING$1.trireme, verbs$1.trireme.arg.sea(code));
	return buy$1(trial, seat, THING$1.token, verbs$1.hire.arg.token(code));
}
function buy$1(trial, seat, thing, place) {
	const price = priceOf(trial, seat, thing, place);
	bring(trial, seat, thing, place, world);
	return price;
}
/** What `worth` does not see: the first two triremes open the way. */
function opening(s, trial, seat) {
	const ships = triremesOf(s, seat);
	if (triremesOf(trial, seat) === ships) return 0;
	return ships < 2 ? 1.2 : .2;
}
var triremesOf = (s, seat) => 5 - s.pieces[at.pieces(seat, 1)];
/** Coins or commodities: whichever leaves more behind; then the commonest kinds first. */
function choosePay(s, seat, legal) {
	const cost = slot(s, 0);
	let coins = false;
	let best = legal.at[0];
	let most = -1;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (verbs$1.payCoins.is(code)) coins = true;
		else {
			const resource = verbs$1.pay.arg.resource(code);
			const n = holds(s, seat, resource) - s.tray[at.hold(seat, resource)] - (resource === COIN ? 3 : 0) - s.tray[at.hold(seat, resource)] * 20;
			if (n > most || most < 0) {
				most = n;
				best = code;
			}
		}
	}
	if (!coins) return best;
	if (verbs$1.payCoins.is(best)) return best;
	return leftAfter(s, seat, cost, true) >= leftAfter(s, seat, cost, false) ? verbs$1.payCoins.code() : best;
}
function leftAfter(s, seat, cost, coins) {
	const trial = scratch(s);
	if (coins) trial.hold[at.hold(seat, COIN)] -= cost;
	else for (let n = 0; n < cost; n++) {
		let resource = -1;
		for (let good = 0; good < 13; good++) {
			const free = holds(trial, seat, good) - trial.tray[at.hold(seat, good)];
			if (free > 0 && completes(trial, seat, cost, good) && (resource < 0 || free > holds(trial, seat, resource) - trial.tray[at.hold(seat, resource)])) resource = good;
		}
		if (resource < 0) return -1;
		trial.tray[at.hold(seat, resource)]++;
	}
	return holdingWorth(trial, seat, -1, -1);
}
var bestToken = (codes, token) => {
	let best = codes.at[0];
	for (let i = 1; i < codes.n; i++) if (TOKEN_WORTH[token(codes.at[i])] > TOKEN_WORTH[token(best)]) best = codes.at[i];
	return best;
};
/** Dice I to VI (MN-R-31); the sum divided by 5, rounded down (MN-4.2c). */
var hitsOf = (sum) => Math.floor(sum / 5);
function roll(seat, { dice, each, extra, fortress, hero, stops }, world) {
	let shown = "";
	let sum = fortress + hero;
	for (let i = 0; i < dice + extra; i++) {
		const die = world.roll(6) + 1;
		sum += die + (i < dice ? each : 0);
		if (world.live) shown += `${i > 0 ? " " : ""}${die}`;
	}
	const hits = hitsOf(sum);
	const stopped = Math.min(hits, stops);
	if (world.live) world.emit({
		type: "rolled",
		seat,
		dice: shown || "none",
		each,
		extra,
		fortress,
		hero,
		sum,
		hits,
		stopped
	});
	return hits - stopped;
}
/** Nothing but triremes counts at sea (MN-4.2e). */
var AT_SEA = {
	dice: 0,
	each: 0,
	extra: 0,
	fortress: 0,
	hero: 0,
	stops: 0
};
var seaSide = (s, sea, seat) => ({
	...AT_SEA,
	dice: triremesIn(s, sea, seat)
});
/** One die for each trireme (MN-4.2b). Triremes are alike: nobody is asked which are lost (MN-R-94b). */
function seaBattle(s, sea, seat, target, world) {
	if (world.live) world.emit({
		type: "seaBattle",
		seat,
		target,
		sea: SEA_IDS[sea]
	});
	s.foughtSea[sea] = 1;
	const own = roll(seat, seaSide(s, sea, seat), world);
	sink(s, sea, seat, roll(target, seaSide(s, sea, target), world), world);
	sink(s, sea, target, own, world);
}
/** Hits beyond the number of units are lost (MN-R-33b). */
function sink(s, sea, seat, hits, world) {
	const count = Math.min(hits, triremesIn(s, sea, seat));
	s.triremes[at.triremes(s, sea, seat)] -= count;
	s.pieces[at.pieces(seat, 1)] += count;
	if (world.live && count > 0) world.emit({
		type: "lostTriremes",
		seat,
		sea: SEA_IDS[sea],
		count
	});
}
/**
* All units of a side take part, whatever they stand on (MN-R-34a). A fortress adds 5 (MN-4.2g), also alone
* (MN-R-34b); powers add what they add, always (MN-R-36c). The other side's fortress cancels one hit (MN-4.2f), even
* when it is removed in the same battle (MN-R-34c).
*/
function landSide(s, province, seat, target) {
	const isTurn = s.active === seat;
	return {
		dice: legionsIn(s, province, seat),
		each: battleBonus(s, seat, province, "each", isTurn),
		extra: battleBonus(s, seat, province, "dice", isTurn),
		fortress: s.fortress[province] === seat ? 5 : 0,
		hero: battleBonus(s, seat, province, "plus", isTurn),
		stops: s.fortress[province] === target ? 1 : 0
	};
}
var hitsOnLand = (s, province, seat, target, world) => roll(seat, landSide(s, province, seat, target), world);
var WHERE$2 = 0;
var ATTACKER$1 = 1;
var DEFENDER$1 = 2;
function rollBattle(s, world) {
	const province = slot(s, WHERE$2);
	const seat = slot(s, ATTACKER$1);
	const target = slot(s, DEFENDER$1);
	s.fought[province] = 1;
	if (world.live) world.emit({
		type: "battle",
		seat,
		target,
		province: PROVINCE_IDS[province]
	});
	const own = hitsOnLand(s, province, seat, target, world);
	const losses = lossesOf(s, province, seat, hitsOnLand(s, province, target, seat, world));
	const targetLosses = lossesOf(s, province, target, own);
	const mask = (mustChoose(s, province, seat, losses) ? bit(seat) : 0) | (mustChoose(s, province, target, targetLosses) ? bit(target) : 0);
	ask(s, decisions.lose, mask, province, seat, losses, target);
	setSlot(s, 4, targetLosses);
}
/** Hits beyond the number of units are lost (MN-R-33b). */
var lossesOf = (s, province, seat, hits) => Math.min(hits, unitsIn(s, province, seat));
/** The owner chooses (MN-4.2d, MN-R-45), but is asked only where the units differ (MN-R-94b). */
function hasChoice(s, province, seat, losses) {
	const units = unitsIn(s, province, seat);
	return losses > 0 && losses < units && freeLegions(s, province, seat) < units;
}
/** Who has a choice is asked; else the losses are entered here. */
function mustChoose(s, province, seat, losses) {
	if (hasChoice(s, province, seat, losses)) return true;
	for (let n = losses; n > 0; n--) chooseLoss$1(s, province, seat, firstPost(s, province, seat));
	return false;
}
/** Can this unit still be chosen as a loss? */
function canLose(s, province, seat, post) {
	const chosen = s.loss[seat * 2 + 1];
	if (post === 7) return s.loss[seat * 2] < freeLegions(s, province, seat);
	if (chosen >> (post === 8 ? 7 : post) & 1) return false;
	if (post === 8) return s.fortress[province] === seat;
	if (post === 6) return s.onMarker[province] === seat;
	return SLOT_FROM[province] + post < SLOT_FROM[province + 1] && standsOn(s, SLOT_FROM[province] + post) === seat;
}
function firstPost(s, province, seat) {
	for (let i = 0; i <= 8; i++) {
		const post = (i + 7) % 9;
		if (canLose(s, province, seat, post)) return post;
	}
	throw new Error("more losses than units");
}
/** Bit 7 of the mask is the fortress: free legions are counted. */
function chooseLoss$1(s, province, seat, post) {
	if (!canLose(s, province, seat, post)) throw new Error("no such unit");
	if (post === 7) s.loss[seat * 2]++;
	else s.loss[seat * 2 + 1] |= 1 << (post === 8 ? 7 : post);
	s.lost[seat]++;
}
/** The losses of both sides are removed together (MN-R-33b, MN-R-94a). */
function removeLosses(s, province, seat, world) {
	let legions = s.loss[seat * 2];
	const chosen = s.loss[seat * 2 + 1];
	for (let post = 0; post <= 6; post++) {
		if ((chosen >> post & 1) === 0) continue;
		stepOff(s, province, post);
		legions++;
	}
	s.legions[at.legions(s, province, seat)] -= legions;
	s.pieces[at.pieces(seat, 0)] += legions;
	if (world.live && legions > 0) world.emit({
		type: "lostUnit",
		seat,
		province: PROVINCE_IDS[province],
		unit: "legion",
		count: legions
	});
	if (chosen >> 7 & 1) {
		s.fortress[province] = -1;
		s.pieces[at.pieces(seat, 2)]++;
		if (world.live) world.emit({
			type: "lostUnit",
			seat,
			province: PROVINCE_IDS[province],
			unit: "fortress",
			count: 1
		});
	}
	s.loss[seat * 2] = 0;
	s.loss[seat * 2 + 1] = 0;
	s.lost[seat] = 0;
}
/**
* After the battle: at war, or not (MN-4.2.1a, MN-R-40a, MN-R-93c); a conqueror left alone keeps what they occupied
* (MN-4.3d).
*/
var afterBattle = (s, world) => settleWar(s, slot(s, WHERE$2), world);
// games/mare-nostrum/src/bot/general.ts
/** War: march where the gain is likely, keep what is threatened, occupy what counts. */
/** How strong a seat looks: heroes, great cities, titles. */
var strength = (s, seat) => {
	let n = glory(s, seat) * 3 + greatCities(s, seat) * 2 + (level(s, seat, 0) + level(s, seat, 1)) * .3;
	for (let track = 0; track < 3; track++) if (s.leader[track] === seat) n += 1.5;
	return n;
};
/** Expected sum of a side's dice. */
function power(s, province, seat, legions, active) {
	if (legions === 0 && s.fortress[province] !== seat) return 0;
	const die = 7 / 2;
	return legions * (die + battleBonus(s, seat, province, "each", active)) + (s.fortress[province] === seat ? 5 : 0) + battleBonus(s, seat, province, "plus", active) + battleBonus(s, seat, province, "dice", active) * die;
}
/** What n legions of a seat in p can hope for against who is there: above 0 is good. */
function prospect(s, province, seat, n) {
	let enemy = -1;
	for (let other = 0; other < s.seats; other++) if (other !== seat && unitsIn(s, province, other) > 0) enemy = other;
	const owner = s.control[province];
	const prize = owner === -1 || owner === seat ? 0 : prizeIn(s, province, seat, n);
	if (enemy === -1) return prize;
	const units = unitsIn(s, province, enemy);
	const hits = power(s, province, seat, n, true) / 5 - (s.fortress[province] === enemy ? 1 : 0);
	const losses = power(s, province, enemy, legionsIn(s, province, enemy), false) / 5 - .3;
	const kills = Math.max(0, Math.min(units, hits));
	const chance = Math.max(0, Math.min(1, (hits - units + .6) * 1.1));
	const left = Math.max(0, n - losses);
	const own = owner === seat ? provinceWorth(s, province) * .6 : 0;
	return chance * (left >= 1 ? prize + own : 0) + kills * 1.6 - Math.min(n, Math.max(0, losses)) * 2 + (strength(s, enemy) > strength(s, seat) ? .5 : 0) + (isNearGlory(s, enemy) ? 1.5 : 0);
}
/** What n legions can take in a province of an opponent. */
function prizeIn(s, province, seat, n) {
	let total = 0;
	let best = 0;
	let built = 0;
	for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++) {
		if (s.built[slot] === 0) continue;
		built++;
		const worth = buildingWorth(slot);
		total += worth;
		if (worth > best) best = worth;
		if ((SLOT_KIND[slot] === 3 || SLOT_KIND[slot] === 4) && greatCities(s, seat) >= 3) best += 60;
	}
	if (built === 0) return .4;
	const taken = n >= built ? total : Math.min(total, best + (n - 1) * 2.2);
	const owner = s.control[province];
	return taken * .8 + (strength(s, owner) > strength(s, seat) ? 1 : 0) + (isNearGlory(s, owner) ? 4 : 0);
}
/** Four heroes: the fifth wins. Whatever weakens them is worth more than what it brings. */
var isNearGlory = (s, seat) => glory(s, seat) >= 4;
function scoreMarch(s, seat, legal, out) {
	const danger = spot(s, seat);
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		out[i] = verbs$1.done.is(code) ? .6 : marchGain(s, seat, code, danger);
	}
}
function marchGain(s, seat, code, danger) {
	const province = verbs$1.march.arg.province(code);
	const to = verbs$1.march.arg.to(code);
	const n = verbs$1.march.arg.legions(code);
	const there = legionsIn(s, to, seat);
	let gain = prospect(s, to, seat, there + n) - (there > 0 ? prospect(s, to, seat, there) : 0);
	if (s.control[to] === seat && there === 0 && s.fortress[to] !== seat && danger[to] > 0 && unitsAll(s, to) === 0) gain += provinceWorth(s, to) * .3;
	return gain - loss(s, province, seat, n, verbs$1.march.arg.post(code), danger[province]) - n * .05;
}
var unitsAll = (s, province) => {
	let n = 0;
	for (let seat = 0; seat < s.seats; seat++) n += unitsIn(s, province, seat);
	return n;
};
/** What is given up by leaving. */
function loss(s, province, seat, n, post, danger) {
	let total = 0;
	if (post === 6) total += provinceWorth(s, province);
	else if (post !== 7) total += s.built[SLOT_FROM[province] + post] === 1 ? buildingWorth(SLOT_FROM[province] + post) : .5;
	if (s.control[province] === seat && danger > 0) {
		const left = legionsIn(s, province, seat) - n;
		if (left + (s.fortress[province] === seat ? 1 : 0) === 0) total += provinceWorth(s, province) * .45;
		else if (left === 0) total += provinceWorth(s, province) * .12;
	}
	return total;
}
/** Attack at sea with more ships only. */
function chooseAttack(s, seat, legal) {
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (verbs$1.done.is(code)) continue;
		const sea = verbs$1.attack.arg.sea(code);
		if (triremesIn(s, sea, seat) > triremesIn(s, sea, verbs$1.attack.arg.target(code)) && triremesIn(s, sea, seat) > 1) return code;
	}
	return verbs$1.done.code();
}
function chooseFight(s, seat, legal) {
	let best = legal.at[0];
	let least = 99;
	for (let i = 0; i < legal.n; i++) {
		const province = verbs$1.fight.arg.province(legal.at[i]);
		const other = verbs$1.fight.arg.target(legal.at[i]);
		const n = power(s, province, other, legionsIn(s, province, other), false) - (s.control[province] === seat ? 20 : 0);
		if (n < least) {
			least = n;
			best = legal.at[i];
		}
	}
	return best;
}
/** Free legions first, then the fortress, then those on the least. */
function chooseLoss(s, seat, legal) {
	const province = slot(s, 0);
	let best = legal.at[0];
	let least = 99;
	for (let i = 0; i < legal.n; i++) {
		const post = verbs$1.lose.arg.post(legal.at[i]);
		const worth = post === 7 ? legionsIn(s, province, seat) > 1 || s.fortress[province] !== seat ? 0 : 2 : post === 8 ? 1 : post === 6 ? 6 : buildingWorth(SLOT_FROM[province] + post);
		if (worth < least) {
			least = worth;
			best = legal.at[i];
		}
	}
	return best;
}
function scoreConquest(s, seat, legal, out) {
	const danger = spot(s, seat);
	for (let i = 0; i < legal.n; i++) out[i] = verbs$1.done.is(legal.at[i]) ? .001 : spoil(s, seat, legal.at[i], danger);
}
/** What pillaging, occupying or a power gains. */
function spoil(s, seat, code, danger) {
	const power = powerBehind(code);
	if (verbs$1.pillage.is(code)) {
		const slot = verbs$1.pillage.arg.slot(code);
		const kind = SLOT_KIND[slot];
		return (kind === 1 || kind === 5 ? 1.6 : kind === 4 ? 2.5 : 1.8) + (danger[SLOT_PROVINCE[slot]] > legionsIn(s, SLOT_PROVINCE[slot], seat) ? 1.2 : 0) - (occupies(s, SLOT_PROVINCE[slot], seat) ? 4 : 0);
	}
	if (verbs$1.occupy.is(code)) {
		const province = verbs$1.occupy.arg.province(code);
		return occupies(s, province, seat) && freeLegions(s, province, seat) === 0 ? 0 : prizeIn(s, province, seat, legionsIn(s, province, seat));
	}
	if (verbs$1.occupyMarker.is(code)) {
		const province = verbs$1.occupyMarker.arg.province(code);
		if (s.onMarker[province] === seat) return 0;
		const can = linked(s, province, seat) && s.pieces[at.pieces(seat, 3)] > 0;
		const share = danger[province] <= legionsIn(s, province, seat) && can ? 1.3 : .3;
		return provinceWorth(s, province) * share - (occupies(s, province, seat) ? 2 : 0);
	}
	return power ? gainOfPower(code, power, (province) => provinceWorth(s, province)) : 0;
}
var occupies = (s, province, seat) => {
	for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++) if (s.stand[slot] === seat) return true;
	return s.onMarker[province] === seat;
};
/** The building that counts most. */
function chooseOccupy(s, seat, legal) {
	let best = legal.at[0];
	let top = -1;
	for (let i = 0; i < legal.n; i++) {
		if (verbs$1.done.is(legal.at[i])) continue;
		const slot = verbs$1.put.arg.slot(legal.at[i]);
		const worth = s.built[slot] === 1 ? buildingWorth(slot) : SLOT_KIND[slot] === 0 && legionsWorkAsCaravans(s, seat) ? 2 : 0;
		if (worth > top) {
			top = worth;
			best = legal.at[i];
		}
	}
	return best;
}
// games/mare-nostrum/src/bot/rivals.ts
/** What a seat can guess of the others from the open map: how long a set they could lay, and what they lack for it. */
function guessOf(s, seat) {
	let kinds = 0;
	let mask = 0;
	let coins = s.round > 1 ? 1 : 0;
	for (let slot = 0; slot < SLOTS_IN_ALL; slot++) {
		const count = yieldOf(s, slot, seat);
		const resource = yieldedBy(slot);
		if (count > 0 && resource === COIN) coins += count;
		else if (count > 0 && (mask >> resource & 1) === 0) {
			mask |= 1 << resource;
			kinds++;
		}
		if (SLOT_KIND[slot] === 4 && holderOf(s, slot) === seat) kinds++;
	}
	if (pairsInSets(s, seat)) kinds++;
	if (mixesSets(s, seat)) {
		kinds++;
		coins++;
	}
	return {
		kinds,
		mask,
		coins
	};
}
/** What would win: the Pyramids, or the fifth hero. */
var winningSet = (s, seat) => glory(s, seat) >= 4 ? 10 : 12;
function nearestRival(s, seat) {
	let nearest = {
		seat: -1,
		lacks: 99,
		mask: 0,
		wantsCoins: false
	};
	for (let other = 0; other < s.seats; other++) {
		if (other === seat) continue;
		const { kinds, coins, mask } = guessOf(s, other);
		const lacks = winningSet(s, other) - Math.max(kinds, coins);
		if (lacks < nearest.lacks) nearest = {
			seat: other,
			lacks,
			mask,
			wantsCoins: coins > kinds
		};
	}
	return nearest;
}
/** Would this resource bring a rival on? 0 to 1, the more the nearer they are. */
function helpsRival({ lacks, mask, wantsCoins }, resource) {
	if (lacks > 6) return 0;
	return (wantsCoins ? resource === COIN : resource < 13 && (mask >> resource & 1) === 0) ? (7 - lacks) / 6 : 0;
}
/** How long a set the seat itself could lay now. */
function ownLongest(s, seat) {
	let kinds = pairsInSets(s, seat) || mixesSets(s, seat) ? 1 : 0;
	for (let good = 0; good < 13; good++) if (holds(s, seat, good) > 0) kinds++;
	return Math.max(kinds, holds(s, seat, COIN) + (mixesSets(s, seat) ? 1 : 0));
}
// games/mare-nostrum/src/bot/trader.ts
/** Commodities held more than once: what can be spared. */
function spareable(s, seat) {
	let n = 0;
	for (let good = 0; good < 13; good++) n += Math.max(0, holds(s, seat, good) - 1);
	return n;
}
/** The marker nearest to what the leader can spare; few where a rival would win by it, many where the leader would. */
function chooseMarker(s, seat, legal) {
	const want = Math.min(5, spareable(s, seat) + 1);
	const rival = nearestRival(s, seat);
	const lacks = winningSet(s, seat) - ownLongest(s, seat);
	let best = legal.at[0];
	let top = Number.NEGATIVE_INFINITY;
	for (let i = 0; i < legal.n; i++) {
		const n = verbs$1.marker.arg.number(legal.at[i]);
		let gain = -Math.abs(n - want);
		if (n >= rival.lacks) gain -= 6;
		if (lacks > 0 && n >= lacks) gain += 8;
		if (gain > top) {
			top = gain;
			best = legal.at[i];
		}
	}
	return best;
}
function chooseAnnounce(s, seat, legal) {
	return verbs$1.announce.code(Math.min(legal.n - 1, Math.max(spareable(s, seat), 1)));
}
/** What costs least to give away. */
function scoreOffer(s, seat, legal, out, resource) {
	const now = holdingWorth(s, seat, -1, -1);
	const rival = nearestRival(s, seat);
	for (let i = 0; i < legal.n; i++) {
		const kind = resource(legal.at[i]);
		out[i] = holdingWorth(s, seat, -1, kind) - now - (kind === COIN ? .3 : 0) - helpsRival(rival, kind) * 2 + .02 * (holds(s, seat, kind) - s.tray[at.hold(seat, kind)]);
	}
}
/** What is worth most, rather from those who do not lead. */
function scoreTake(s, seat, legal, out) {
	const rival = nearestRival(s, seat);
	for (let i = 0; i < legal.n; i++) {
		const resource = verbs$1.take.arg.resource(legal.at[i]);
		const from = verbs$1.take.arg.from(legal.at[i]);
		let scarce = 0;
		for (let other = 0; other < s.seats; other++) scarce += shows(s, other, resource);
		out[i] = holdingWorth(s, seat, resource, -1) + (resource === COIN ? .25 : 0) - glory(s, from) * .15 + helpsRival(rival, resource) * .6 - (from === rival.seat && rival.lacks < 5 ? .6 : 0) + (scarce === 1 ? .02 : 0);
	}
}
/** A commodity from the reserve that helps most. */
function chooseGood(s, seat, legal, good) {
	let best = legal.at[0];
	let top = Number.NEGATIVE_INFINITY;
	for (let i = 0; i < legal.n; i++) {
		if (verbs$1.done.is(legal.at[i])) continue;
		const gain = holdingWorth(s, seat, good(legal.at[i]), -1);
		if (gain > top) {
			top = gain;
			best = legal.at[i];
		}
	}
	return best;
}
// games/mare-nostrum/src/bot/greedy.ts
/**
* A player that expands, trades for variety, builds towards a victory and defends what it has. Sees what its seat
* sees.
*/
/** What a rule of thumb picks stands this far above the rest. */
var PICKED = 3;
var scores = /* @__PURE__ */ new Float64Array(2048);
/** How good each listed action seems. */
function score(s, seat, legal, out, rng) {
	if (weigh(s, seat, legal, out, rng)) return;
	const picked = byThumb(s, seat, legal, rng);
	for (let i = 0; i < legal.n; i++) out[i] = legal.at[i] === picked ? PICKED : 0;
}
var greedy = (s, seat, legal, rng) => {
	if (legal.n === 1) return legal.at[0];
	if (!weigh(s, seat, legal, scores, rng)) return byThumb(s, seat, legal, rng);
	let best = 0;
	for (let i = 1; i < legal.n; i++) if (scores[i] > scores[best]) best = i;
	return legal.at[best];
};
/** The decisions that are weighed action by action; false for the others. */
function weigh(s, seat, legal, out, rng) {
	switch (asking(s)) {
		case decisions.offer:
			scoreOffer(s, seat, legal, out, verbs$1.offer.arg.resource);
			return true;
		case decisions.give:
			scoreOffer(s, seat, legal, out, verbs$1.give.arg.resource);
			return true;
		case decisions.take:
			scoreTake(s, seat, legal, out);
			return true;
		case decisions.build:
			scoreBuild(s, seat, legal, out, rng);
			return true;
		case decisions.march:
			scoreMarch(s, seat, legal, out);
			return true;
		case decisions.conquest:
			scoreConquest(s, seat, legal, out);
			return true;
		default: return false;
	}
}
function byThumb(s, seat, legal, rng) {
	switch (asking(s)) {
		case decisions.choose: return legal.at[rng.below(legal.n)];
		case decisions.tithe:
		case decisions.spoils: return legal.at[kindsAhead(s, seat) ? legal.n - 1 : 0];
		case decisions.colossus: return chooseGood(s, seat, legal, verbs$1.colossus.arg.good);
		case decisions.marker: return chooseMarker(s, seat, legal);
		case decisions.announce: return chooseAnnounce(s, seat, legal);
		case decisions.nameBuilder: return nameBuilder$1(s, seat, legal);
		case decisions.nameMover: return nameMover$1(s, seat, legal);
		case decisions.buildFirst: return verbs$1.buildFirst.code();
		case decisions.pay: return choosePay(s, seat, legal);
		case decisions.copy: return bestToken(legal, verbs$1.copy.arg.hero);
		case decisions.keep: return chooseKeep(s, legal);
		case decisions.peace: return choosePeace(s, seat, legal);
		case decisions.convert: return legal.at[legal.n - 1];
		case decisions.sail: return chooseSail(s, seat, legal);
		case decisions.attack: return chooseAttack(s, seat, legal);
		case decisions.fight: return chooseFight(s, seat, legal);
		case decisions.lose: return chooseLoss(s, seat, legal);
		case decisions.occupy: return chooseOccupy(s, seat, legal);
		case decisions.bestow: return bestow$1(s, seat, legal);
		default: return legal.at[0];
	}
}
/** Are commodities the longer set? */
var kindsAhead = (s, seat) => {
	let kinds = 0;
	for (let good = 0; good < 13; good++) if (s.hold[at.hold(seat, good)] + s.legend[at.legend(seat, good)] > 0) kinds++;
	return kinds >= s.hold[at.hold(seat, 13)];
};
/** Oneself first; then the weaker before the stronger: what is scarce goes to those who are no threat. */
function nameBuilder$1(s, seat, legal) {
	let best = legal.at[0];
	let least = Number.POSITIVE_INFINITY;
	for (let i = 0; i < legal.n; i++) {
		const other = verbs$1.appoint.arg.target(legal.at[i]);
		const n = other === seat ? -1 : strength(s, other);
		if (n < least) {
			least = n;
			best = legal.at[i];
		}
	}
	return best;
}
/** Oneself last, to see what the others leave open; the strongest first. */
function nameMover$1(s, seat, legal) {
	let best = legal.at[0];
	let most = Number.NEGATIVE_INFINITY;
	for (let i = 0; i < legal.n; i++) {
		const other = verbs$1.appoint.arg.target(legal.at[i]);
		const n = other === seat ? -1 : strength(s, other);
		if (n > most) {
			most = n;
			best = legal.at[i];
		}
	}
	return best;
}
/** Peace with the opponent who has most legions about. */
function choosePeace(s, seat, legal) {
	let best = verbs$1.done.code();
	let most = 0;
	for (let i = 0; i < legal.n; i++) {
		if (verbs$1.done.is(legal.at[i])) continue;
		const other = verbs$1.peace.arg.target(legal.at[i]);
		let n = level(s, other, 2) * .1;
		for (let province = 0; province < s.control.length; province++) if (s.control[province] === seat) n += legionsIn(s, province, other) * 3;
		if (n > most) {
			most = n;
			best = legal.at[i];
		}
	}
	return best;
}
/** A title is kept; else it goes to the weakest. */
function bestow$1(s, seat, legal) {
	let best = legal.at[0];
	let least = Number.POSITIVE_INFINITY;
	for (let i = 0; i < legal.n; i++) {
		const other = verbs$1.bestow.arg.target(legal.at[i]);
		const n = other === seat ? -1 : strength(s, other) + (slot(s, 0) === 1 ? glory(s, other) : 0);
		if (n < least) {
			least = n;
			best = legal.at[i];
		}
	}
	return best;
}
/** Keep what is scarce: the commodities of which fewest are in the reserve. */
function chooseKeep(s, legal) {
	let best = verbs$1.done.code();
	let fewest = Number.POSITIVE_INFINITY;
	for (let i = 0; i < legal.n; i++) {
		if (verbs$1.done.is(legal.at[i])) continue;
		const good = verbs$1.keep.arg.good(legal.at[i]);
		const n = s.reserve[good];
		if (n < fewest) {
			fewest = n;
			best = legal.at[i];
		}
	}
	return best;
}
/** A ship goes where it opens more provinces than it closes, or to help where an enemy ship is alone. */
function chooseSail(s, seat, legal) {
	let best = verbs$1.done.code();
	const base = controlled(s, seat);
	const count = (trial) => bits(reachableFrom(trial, base, fleet(trial, seat)));
	let top = count(s) + .5;
	for (let i = 0; i < legal.n; i++) {
		const code = legal.at[i];
		if (verbs$1.done.is(code) || verbs$1.sail.arg.triremes(code) > 1) continue;
		const sea = verbs$1.sail.arg.sea(code);
		const to = verbs$1.sail.arg.toSea(code);
		const trial = scratch(s);
		trial.triremes[at.triremes(trial, sea, seat)]--;
		trial.triremes[at.triremes(trial, to, seat)]++;
		const n = count(trial);
		if (n > top) {
			top = n;
			best = code;
		}
	}
	return best;
}
function bits(mask) {
	let n = 0;
	for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
	return n;
}
// games/mare-nostrum/src/bot/thinking.ts
/** What the search needs to know of Mare Nostrum: to the end of the round, valued by what the empires are worth. */
/** A victory, in the points of `worth`. */
var VICTORY = 250;
var thinking = {
	evaluate(s, out) {
		for (let seat = 0; seat < s.seats; seat++) out[seat] = s.depth === 0 ? has$1(s.winners, seat) ? VICTORY : 0 : worth(s, seat) + holdingWorth(s, seat, -1, -1);
	},
	parts(s, seat) {
		const titles = titleWorth(s, seat);
		const stores = holdingWorth(s, seat, -1, -1);
		return {
			heroes: glory(s, seat),
			titles,
			stores,
			lands: worth(s, seat) - titles
		};
	},
	scored: score,
	temperature: 1,
	boundary: (s) => s.round,
	horizon: () => 1,
	isDeep: (view) => !SHALLOW.has(asking(view))
};
/** How something is paid, and who falls: small, and rules of thumb know it. */
var SHALLOW = /* @__PURE__ */ new Set([
	decisions.pay,
	decisions.lose,
	decisions.choose,
	decisions.copy,
	decisions.keep
]);
// games/mare-nostrum/src/decisions/announce.ts
/**
* Antigone's owner may offer another number, 0 to 5, said openly before anybody selects, no more than is there
* (MN-H-ANTIGONE-1, MN-R-16a); for the rest like everybody else (MN-R-16b).
*/
var announce = {
	name: "announce",
	rule: "MN-H-ANTIGONE-1",
	mode: "one",
	legal(s, seat, out) {
		for (let n = 0; n <= 5 && n <= s.holdSize[seat]; n++) out.put(verbs$1.announce.code(n));
	},
	apply(s, seat, code, world) {
		done(s);
		s.due[seat] = verbs$1.announce.arg.number(code);
		if (world.live) world.emit({
			type: "announced",
			seat,
			number: s.due[seat]
		});
	},
	why: (s, seat, code) => verbs$1.announce.is(code) ? refusal("MN-R-16a", "refuse.announce", { number: s.holdSize[seat] }) : null,
	fallback: (s, seat) => verbs$1.announce.code(s.due[seat]),
	prompt: (s, seat) => ({
		key: "prompt.announce",
		rule: "MN-H-ANTIGONE-1",
		args: { number: s.due[seat] }
	})
};
// games/mare-nostrum/src/decisions/attack.ts
/**
* Where own and enemy triremes are together the player may attack (MN-4.1.1b), never must (MN-4.1.1c); once in each
* sea (MN-9f).
*/
var canAttack = (s, sea, seat, target) => target !== seat && target < s.seats && s.foughtSea[sea] === 0 && triremesIn(s, sea, seat) > 0 && triremesIn(s, sea, target) > 0 && !atPeace(s, seat, target);
var anyAttack = (s, seat) => {
	for (let sea = 0; sea < WATERS; sea++) for (let other = 0; other < s.seats; other++) if (canAttack(s, sea, seat, other)) return true;
	return false;
};
var attack = {
	name: "attack",
	rule: "MN-4.1.1b",
	mode: "one",
	legal(s, seat, out) {
		out.put(verbs$1.done.code());
		for (let sea = 0; sea < WATERS; sea++) for (let other = 0; other < s.seats; other++) if (canAttack(s, sea, seat, other)) out.put(verbs$1.attack.code(sea, other));
	},
	apply(s, seat, code, world) {
		if (verbs$1.attack.is(code)) seaBattle(s, verbs$1.attack.arg.sea(code), seat, verbs$1.attack.arg.target(code), world);
		if (verbs$1.done.is(code) || !anyAttack(s, seat)) done(s);
	},
	why(s, seat, code) {
		if (!verbs$1.attack.is(code)) return null;
		const target = verbs$1.attack.arg.target(code);
		if (target < s.seats && atPeace(s, seat, target)) return refusal("MN-W-ZEUS-4", "refuse.peace", { target });
		if (s.foughtSea[verbs$1.attack.arg.sea(code)]) return refusal("MN-9f", "refuse.foughtSea", { sea: SEA_IDS[verbs$1.attack.arg.sea(code)] });
		return refusal("MN-4.1.1b", "refuse.noTriremes", { sea: SEA_IDS[verbs$1.attack.arg.sea(code)] });
	},
	fallback: () => verbs$1.done.code(),
	prompt: () => ({
		key: "prompt.attack",
		rule: "MN-4.1.1b"
	})
};
// games/mare-nostrum/src/query/order.ts
/** Seats clockwise from the Trade Leader on, where simultaneous steps could interfere (MN-R-2). */
var fromTradeLeader = (s, i) => (s.leader[0] + i) % s.seats;
/** The only seat in a mask, or NONE. */
var onlyOne = (mask) => mask !== 0 && (mask & mask - 1) === 0 ? 31 - Math.clz32(mask) : -1;
// games/mare-nostrum/src/effects/titles.ts
/** Phase 5: titles follow the levels (MN-5f). */
/** A new Trade Leader has all three markers, also one who held the title before (MN-2.1a, MN-R-17b). */
function bestowTitle(s, track, seat, world) {
	if (s.leader[track] === seat) return;
	s.leader[track] = seat;
	if (track === 0) s.markers = 0;
	if (world.live) world.emit({
		type: "title",
		seat,
		track: TRACK_IDS[track]
	});
}
/** Trade, culture, military, one after the other; a tie is asked before the next (MN-R-100). */
var settleTrack = (track) => (s, world) => {
	const best = highest(s, track);
	const alone = onlyOne(best);
	if (alone !== -1) bestowTitle(s, track, alone, world);
	else ask(s, decisions.bestow, bit(s.leader[track]), track, best);
};
// games/mare-nostrum/src/decisions/bestow.ts
/** A tie for a title is decided by its holder up to now, tied or not (MN-5g, MN-R-47), openly (MN-R-100). */
var TRACK = 0;
var TIED = 1;
var bestow = {
	name: "bestow",
	rule: "MN-5g",
	mode: "one",
	legal(s, _, out) {
		for (let seat = 0; seat < s.seats; seat++) if (has$1(slot(s, TIED), seat)) out.put(verbs$1.bestow.code(seat));
	},
	apply(s, _, code, world) {
		const track = slot(s, TRACK);
		done(s);
		bestowTitle(s, track, verbs$1.bestow.arg.target(code), world);
	},
	why: (_, __, code) => verbs$1.bestow.is(code) ? refusal("MN-5g", "refuse.notTied", { target: verbs$1.bestow.arg.target(code) }) : null,
	fallback(s, seat) {
		let other = seat;
		while (!has$1(slot(s, TIED), other)) other = (other + 1) % s.seats;
		return verbs$1.bestow.code(other);
	},
	prompt: (s) => ({
		key: "prompt.bestow",
		rule: "MN-5g",
		args: { track: TRACK_IDS[slot(s, TRACK)] }
	})
};
// games/mare-nostrum/src/decisions/build-why.ts
/** Why a purchase is refused: the exact rule, for the usual attempts. Off the hot path. */
function whyNotBuild(s, seat, code) {
	const power = powerBehind(code);
	if (power) return power.action.phase === "build" ? whyNotPower(s, seat, code, power) : null;
	if (verbs$1.control.is(code)) return whyNotControl(s, verbs$1.control.arg.province(code), seat, false) ?? price(s, seat, THING$1.control, 0);
	if (verbs$1.legion.is(code)) return whyNotLegion(s, verbs$1.legion.arg.province(code), seat) ?? price(s, seat, THING$1.legion, 0);
	if (verbs$1.fortress.is(code)) return whyNotFortress(s, verbs$1.fortress.arg.province(code), seat) ?? price(s, seat, THING$1.fortress, 0);
	if (verbs$1.trireme.is(code)) return price(s, seat, THING$1.trireme, 0) ?? whyNotTrireme(s, verbs$1.trireme.arg.sea(code), seat);
	if (verbs$1.build.is(code)) return whyNotOn(s, seat, verbs$1.build.arg.slot(code));
	if (verbs$1.hire.is(code)) return whyNotHire(s, seat, verbs$1.hire.arg.token(code));
	return verbs$1.pyramids.is(code) ? refusal("MN-3c", "refuse.set", { cost: 12 }) : null;
}
function price(s, seat, thing, place) {
	const cost = priceOf(s, seat, thing, place);
	return canPay(s, seat, cost) ? null : refusal("MN-3c", "refuse.set", { cost });
}
function whyNotOn(s, seat, slot) {
	if (s.built[slot] === 1) return refusal("MN-3.1.2h", "refuse.slotTaken", { slot: SLOT_IDS[slot] });
	const no = whyNotIn(s, SLOT_PROVINCE[slot], seat);
	if (no) return no;
	const stands = standsOn(s, slot);
	if (stands !== -1 && stands !== seat) return refusal("MN-R-41", "refuse.slotBlocked", {
		slot: SLOT_IDS[slot],
		target: stands
	});
	return price(s, seat, THING$1.building, slot);
}
function whyNotHire(s, seat, token) {
	if (s.owner[token] !== -1) return refusal("MN-3.1.3a", "refuse.hired", {
		token: TOKEN_IDS[token],
		target: s.owner[token]
	});
	if (s.faceUp[token] === 0) return refusal("MN-R-3b", "refuse.faceDown", { token: TOKEN_IDS[token] });
	return glory(s, seat) >= 5 ? refusal("MN-R-90", "refuse.fiveHeroes") : price(s, seat, THING$1.token, token);
}
// games/mare-nostrum/src/decisions/build.ts
/**
* A building turn: single purchases in any order, until the builder ends it (MN-3b, MN-3.1a), each paid before the next
* (MN-R-88a).
*/
/** Face up and not hired (MN-R-3b); with five the prices end (MN-R-90). Several may be hired in one turn (MN-R-28a). */
var canHire = (s, seat, token) => s.faceUp[token] === 1 && s.owner[token] === -1 && glory(s, seat) < 5;
var build = {
	name: "build",
	rule: "MN-3b",
	mode: "one",
	alwaysAsk: true,
	legal(s, seat, out) {
		out.put(verbs$1.done.code());
		if (s.holdSize[seat] >= 3 && canPay(s, seat, 3)) {
			const open = claimable(s, seat);
			for (let province = 0; province < LANDS; province++) {
				if (open >> province & 1) out.put(verbs$1.control.code(province));
				if (s.control[province] !== seat) continue;
				if (canRaiseLegion(s, province, seat)) out.put(verbs$1.legion.code(province));
				if (canFortify(s, province, seat)) out.put(verbs$1.fortress.code(province));
			}
			for (let sea = 0; sea < WATERS; sea++) if (canLaunch(s, sea, seat)) out.put(verbs$1.trireme.code(sea));
			const large = canPay(s, seat, 6);
			for (let slot = 0; slot < SLOTS_IN_ALL; slot++) if (canBuildOn(s, slot, seat) && (large || priceOf(s, seat, THING$1.building, slot) === 3)) out.put(verbs$1.build.code(slot));
			if (canPay(s, seat, priceOfHero(s, seat))) {
				for (let token = 0; token < TOKEN_COUNT; token++) if (canHire(s, seat, token)) out.put(verbs$1.hire.code(token));
			}
			if (canPay(s, seat, 12)) out.put(verbs$1.pyramids.code());
		}
		listPowers(s, seat, "build", -1, out);
	},
	apply(s, seat, code, world) {
		const power = powerBehind(code);
		if (power) usePower(s, seat, code, power, world);
		else if (verbs$1.done.is(code)) done(s);
		else if (verbs$1.control.is(code)) buy(s, seat, THING$1.control, verbs$1.control.arg.province(code));
		else if (verbs$1.build.is(code)) buy(s, seat, THING$1.building, verbs$1.build.arg.slot(code));
		else if (verbs$1.legion.is(code)) buy(s, seat, THING$1.legion, verbs$1.legion.arg.province(code));
		else if (verbs$1.fortress.is(code)) buy(s, seat, THING$1.fortress, verbs$1.fortress.arg.province(code));
		else if (verbs$1.trireme.is(code)) buy(s, seat, THING$1.trireme, verbs$1.trireme.arg.sea(code));
		else if (verbs$1.hire.is(code)) buy(s, seat, THING$1.token, verbs$1.hire.arg.token(code));
		else buy(s, seat, THING$1.pyramids, 0);
	},
	why: whyNotBuild,
	fallback: suggestion,
	prompt: (s, seat) => ({
		key: "prompt.build",
		rule: "MN-3b",
		args: { count: s.holdSize[seat] }
	})
};
/**
* A stand-in uses what would be lost at the end of the phase (MN-3k): on heroes and wonders first, then buildings,
* control, units; powers that cost nothing before what has to be paid.
*/
var ORDER = [
	verbs$1.pyramids.is,
	verbs$1.hire.is,
	verbs$1.build.is,
	(code) => powerBehind(code)?.action.suggested === true,
	verbs$1.control.is,
	verbs$1.trireme.is,
	verbs$1.fortress.is,
	verbs$1.legion.is
];
var first = new Codes();
function suggestion(s, seat) {
	first.clear();
	build.legal(s, seat, first);
	for (const isWanted of ORDER) for (let i = 0; i < first.n; i++) if (isWanted(first.at[i])) return first.at[i];
	return verbs$1.done.code();
}
var buy = (s, seat, thing, place) => ask(s, decisions.pay, bit(seat), priceOf(s, seat, thing, place), thing, place);
// games/mare-nostrum/src/decisions/build-first.ts
/** Perseus overrides the Culture Leader, and builds first (MN-H-PERSEUS-1, MN-R-51b). */
var buildFirst = {
	name: "buildFirst",
	rule: "MN-H-PERSEUS-1",
	mode: "one",
	legal(_, __, out) {
		out.put(verbs$1.buildFirst.code());
		out.put(verbs$1.done.code());
	},
	apply(s, seat, code, world) {
		done(s);
		if (verbs$1.done.is(code)) return;
		s.named = seat;
		if (world.live) world.emit({
			type: "perseus",
			seat
		});
	},
	fallback: () => verbs$1.done.code(),
	prompt: (s) => ({
		key: "prompt.buildFirst",
		rule: "MN-H-PERSEUS-1",
		args: { target: s.named }
	})
};
// games/mare-nostrum/src/decisions/choose.ts
/** Who plays which empire, chosen seat after seat (MN-SET-1, MN-R-80). */
var choose = {
	name: "choose",
	rule: "MN-SET-1",
	mode: "one",
	legal(s, _, out) {
		for (let empire = 0; empire < EMPIRE_IDS.length; empire++) if (EMPIRES_IN_PLAY[s.seats].includes(EMPIRE_IDS[empire]) && free(s, empire)) out.put(verbs$1.choose.code(empire));
	},
	apply(s, seat, code, world) {
		s.empire[seat] = verbs$1.choose.arg.empire(code);
		done(s);
		if (world.live) world.emit({
			type: "empire",
			seat,
			empire: EMPIRE_IDS[s.empire[seat]]
		});
	},
	why: (s, _, code) => {
		const empire = verbs$1.choose.arg.empire(code);
		if (!verbs$1.choose.is(code)) return null;
		return free(s, empire) ? refusal("MN-R-1a", "refuse.empireAbsent", { empire: EMPIRE_IDS[empire] }) : refusal("MN-SET-1", "refuse.empireTaken");
	},
	fallback(s) {
		let empire = 0;
		while (!EMPIRES_IN_PLAY[s.seats].includes(EMPIRE_IDS[empire]) || !free(s, empire)) empire++;
		return verbs$1.choose.code(empire);
	},
	prompt: () => ({
		key: "prompt.choose",
		rule: "MN-SET-1"
	})
};
var free = (s, empire) => {
	for (let seat = 0; seat < s.seats; seat++) if (s.empire[seat] === empire) return false;
	return true;
};
// games/mare-nostrum/src/decisions/colossus.ts
/**
* After all have collected, a commodity of choice from the reserve, announced (MN-W-COLOSSUS-1); no coin, no legendary
* one (MN-R-8).
*/
var colossus = {
	name: "colossus",
	rule: "MN-W-COLOSSUS-1",
	mode: "one",
	legal(s, _, out) {
		for (let good = 0; good < 13; good++) if (s.reserve[good] > 0) out.put(verbs$1.colossus.code(good));
		out.put(verbs$1.done.code());
	},
	apply(s, seat, code, world) {
		done(s);
		if (verbs$1.done.is(code)) return;
		const good = verbs$1.colossus.arg.good(code);
		if (world.live) world.emit({
			type: "colossus",
			seat,
			good: GOOD_IDS[good]
		});
		collect(s, seat, good, 1, world);
	},
	why: (_, __, code) => verbs$1.colossus.is(code) ? refusal("MN-R-8", "refuse.reserveEmpty", { good: GOOD_IDS[verbs$1.colossus.arg.good(code)] }) : null,
	fallback: (s) => {
		for (let good = 0; good < 13; good++) if (s.reserve[good] > 0) return verbs$1.colossus.code(good);
		return verbs$1.done.code();
	},
	prompt: () => ({
		key: "prompt.colossus",
		rule: "MN-W-COLOSSUS-1"
	})
};
// games/mare-nostrum/src/effects/pillage.ts
/** A conqueror pillages a building. */
/**
* The building goes back to the reserve (MN-4.3.1a) and a legion stands on its slot (MN-4.3.1b). A city gives a coin
* (MN-4.3.1c), a caravan its commodity (MN-4.3.1d), a temple or market nothing (MN-4.3.1e). A market never affects
* pillage.
*/
function pillage(s, slot, seat, world) {
	const province = SLOT_PROVINCE[slot];
	s.fought[province] = 1;
	liftAll(s, province, seat);
	s.built[slot] = 0;
	s.stand[slot] = 5 + seat;
	if (world.live) world.emit({
		type: "pillaged",
		seat,
		target: s.control[province],
		slot: SLOT_IDS[slot]
	});
	const factor = pillageFactor(s, seat);
	const kind = SLOT_KIND[slot];
	if (kind === 2 || kind === 3) collect(s, seat, COIN, factor, world);
	if (kind === 0) collect(s, seat, SLOT_GOOD[slot], factor, world);
	if (kind === 4) pillageLegendary(s, slot, seat, factor > 1, world);
}
/**
* A legendary city gives a coin or a legendary commodity, as the conqueror likes (MN-4.3.1f); doubled it gives both
* (MN-R-63). The choice is among what is there (MN-R-105).
*/
function pillageLegendary(s, slot, seat, isDoubled, world) {
	if (isDoubled) {
		collect(s, seat, COIN, 1, world);
		drawLegendary(s, seat, world);
	} else if (s.reserve[COIN] > 0 && legendaryLeft(s)) ask(s, decisions.spoils, bit(seat), slot);
	else if (s.reserve[COIN] > 0) collect(s, seat, COIN, 1, world);
	else drawLegendary(s, seat, world);
}
// games/mare-nostrum/src/decisions/conquest-why.ts
/** Why a conqueror may not do something: the exact rule. Off the hot path. */
function whyNotConquest(s, seat, code) {
	const power = powerBehind(code);
	if (power && power.action.phase !== "conquest") return null;
	const province = power ? provinceOfPower(code, power) : provinceIn(code);
	if (province === -1) return power ? whyNotPower(s, seat, code, power) : null;
	const no = whyNotInProvince(s, province, seat);
	if (no) return no;
	if (power) return whyNotPower(s, seat, code, power);
	if (verbs$1.pillage.is(code)) return refusal("MN-4.3.1a", "refuse.notBuilt", { slot: SLOT_IDS[verbs$1.pillage.arg.slot(code)] });
	return verbs$1.occupy.is(code) ? refusal("MN-4.3.2a", "refuse.noBuilding", { province: PROVINCE_IDS[province] }) : refusal("MN-R-43", "refuse.capitalMarker", { province: PROVINCE_IDS[province] });
}
function provinceIn(code) {
	if (verbs$1.pillage.is(code)) return SLOT_PROVINCE[verbs$1.pillage.arg.slot(code)];
	if (verbs$1.occupy.is(code)) return verbs$1.occupy.arg.province(code);
	return verbs$1.occupyMarker.is(code) ? verbs$1.occupyMarker.arg.province(code) : -1;
}
function whyNotInProvince(s, province, seat) {
	const name = PROVINCE_IDS[province];
	const target = s.control[province];
	if (target === -1) return refusal("MN-R-26a", "refuse.unclaimed", { province: name });
	if (!conquered(s, province, seat)) return refusal("MN-4.3a", "refuse.notConquered", { province: name });
	if (atPeace(s, seat, target)) return refusal("MN-R-59e", "refuse.peace", { target });
	return s.fought[province] ? refusal("MN-R-39a", "refuse.settled", { province: name }) : null;
}
// games/mare-nostrum/src/decisions/conquest.ts
/**
* At the end of the turn, in each conquered province, one of: pillage a building, occupy buildings, occupy the marker,
* or leave it as it is (MN-4.3b, MN-4.3f, MN-R-39a, MN-R-95a). Existing occupation goes on unless another option
* reassigns the legions (MN-R-39b). `fought` marks the provinces already settled.
*/
/** A province of an opponent with only own units, not settled yet (MN-R-38); not against peace (MN-R-59e). */
var open = (s, province, seat) => s.fought[province] === 0 && conquered(s, province, seat) && !atPeace(s, seat, s.control[province]);
function anyToOccupy(s, province, seat) {
	for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++) if (s.built[slot] === 1 || SLOT_KIND[slot] === 0 && legionsWorkAsCaravans(s, seat)) return true;
	return false;
}
function anyConquest(s, seat) {
	for (let province = 0; province < LANDS; province++) if (open(s, province, seat) && (!isCapital(province) || anyToOccupy(s, province, seat))) return true;
	return anyPower(s, seat, "conquest");
}
var conquest = {
	name: "conquest",
	rule: "MN-4.3b",
	mode: "one",
	legal(s, seat, out) {
		out.put(verbs$1.done.code());
		for (let province = 0; province < LANDS; province++) {
			if (!open(s, province, seat)) continue;
			for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++) if (s.built[slot] === 1) out.put(verbs$1.pillage.code(slot));
			if (anyToOccupy(s, province, seat)) out.put(verbs$1.occupy.code(province));
			if (!isCapital(province)) out.put(verbs$1.occupyMarker.code(province));
			listPowers(s, seat, "conquest", province, out);
		}
		listPowers(s, seat, "conquest", -1, out);
	},
	apply(s, seat, code, world) {
		const power = powerBehind(code);
		if (power) usePower(s, seat, code, power, world);
		else if (verbs$1.done.is(code)) done(s);
		else if (verbs$1.pillage.is(code)) pillage(s, verbs$1.pillage.arg.slot(code), seat, world);
		else if (verbs$1.occupy.is(code)) {
			const province = verbs$1.occupy.arg.province(code);
			s.fought[province] = 1;
			liftAll(s, province, seat);
			ask(s, decisions.occupy, bit(seat), province);
		} else {
			const province = verbs$1.occupyMarker.arg.province(code);
			s.fought[province] = 1;
			liftAll(s, province, seat);
			s.onMarker[province] = seat;
			if (world.live) world.emit({
				type: "occupiedMarker",
				seat,
				target: s.control[province],
				province: PROVINCE_IDS[province]
			});
		}
	},
	why: whyNotConquest,
	fallback: () => verbs$1.done.code(),
	prompt: () => ({
		key: "prompt.conquest",
		rule: "MN-4.3b"
	})
};
// games/mare-nostrum/src/decisions/convert.ts
/** Before any move: markers occupied since an earlier round may be converted (MN-4.3.3b, MN-R-32, MN-R-42). */
var anyConversion = (s, seat) => {
	for (let province = 0; province < LANDS; province++) if (conversion(s, province, seat) > 0) return true;
	return false;
};
var convert = {
	name: "convert",
	rule: "MN-4.3.3b",
	mode: "one",
	legal(s, seat, out) {
		out.put(verbs$1.done.code());
		for (let province = 0; province < LANDS; province++) {
			const how = conversion(s, province, seat);
			if (how === 2) out.put(verbs$1.convert.code(province));
			if (how === 1) out.put(verbs$1.removeMarker.code(province));
		}
	},
	apply(s, seat, code, world) {
		if (verbs$1.convert.is(code)) convert$1(s, verbs$1.convert.arg.province(code), seat, true, world);
		else if (verbs$1.removeMarker.is(code)) convert$1(s, verbs$1.removeMarker.arg.province(code), seat, false, world);
		if (verbs$1.done.is(code) || !anyConversion(s, seat)) done(s);
	},
	why(s, seat, code) {
		if (!verbs$1.convert.is(code) && !verbs$1.removeMarker.is(code)) return null;
		const province = verbs$1.convert.is(code) ? verbs$1.convert.arg.province(code) : verbs$1.removeMarker.arg.province(code);
		const name = PROVINCE_IDS[province];
		if (CAPITALS_MASK >> province & 1) return refusal("MN-4.3.3e", "refuse.capitalMarker", { province: name });
		if (conversion(s, province, seat) === 1) return refusal("MN-4.3.3d", "refuse.notLinked", { province: name });
		if (conversion(s, province, seat) === 2) return refusal("MN-R-42b", "refuse.convertIt", { province: name });
		return refusal("MN-4.3.3b", "refuse.notOccupied", { province: name });
	},
	fallback: () => verbs$1.done.code(),
	prompt: () => ({
		key: "prompt.convert",
		rule: "MN-4.3.3b"
	})
};
// games/mare-nostrum/src/decisions/copy.ts
/** Castor and Pollux choose a hero of another player and have that power from now on (MN-H-CASTOR-1). */
var copy = {
	name: "copy",
	rule: "MN-H-CASTOR-1",
	mode: "one",
	legal(s, seat, out) {
		for (let token = 0; token < HERO_COUNT; token++) if (canCopy(s, seat, token)) out.put(verbs$1.copy.code(token));
	},
	apply(s, seat, code, world) {
		done(s);
		s.copied = verbs$1.copy.arg.hero(code);
		if (world.live) world.emit({
			type: "copied",
			seat,
			hero: HERO_IDS[s.copied]
		});
	},
	why: (_, __, code) => {
		if (!verbs$1.copy.is(code)) return null;
		const token = verbs$1.copy.arg.hero(code);
		return TOKEN_POWERS[token].cannotBeCopied ? refusal("MN-H-PERSEUS-3", "refuse.copyPerseus") : refusal("MN-R-56a", "refuse.copy", { hero: HERO_IDS[token] });
	},
	fallback(s, seat) {
		let token = 0;
		while (!canCopy(s, seat, token)) token++;
		return verbs$1.copy.code(token);
	},
	prompt: () => ({
		key: "prompt.copy",
		rule: "MN-H-CASTOR-1"
	})
};
// games/mare-nostrum/src/decisions/fight.ts
/**
* Land battles of the active player: compulsory, one in a province and turn, the player decides the order (MN-4.1.2b,
* MN-R-32, MN-R-35a). Whoever enters a conquered province fights the conqueror (MN-4.3c), and later players may still
* come to a war (MN-4.2.1b).
*/
/** Of several opponents one is chosen (MN-9e, MN-R-93a), never one at peace (MN-R-93b, MN-R-35b). */
var mustFight = (s, province, seat, target) => target !== seat && target < s.seats && s.fought[province] === 0 && unitsIn(s, province, target) > 0 && unitsIn(s, province, seat) > 0 && !atPeace(s, seat, target);
var fight = {
	name: "fight",
	rule: "MN-4.1.2b",
	mode: "one",
	legal(s, seat, out) {
		for (let province = 0; province < LANDS; province++) for (let other = 0; other < s.seats; other++) if (mustFight(s, province, seat, other)) out.put(verbs$1.fight.code(province, other));
	},
	apply(s, seat, code) {
		done(s);
		call(s, programs.battle, verbs$1.fight.arg.province(code), seat, verbs$1.fight.arg.target(code));
	},
	why(s, seat, code) {
		if (!verbs$1.fight.is(code)) return null;
		const target = verbs$1.fight.arg.target(code);
		const name = PROVINCE_IDS[verbs$1.fight.arg.province(code)];
		if (target < s.seats && atPeace(s, seat, target)) return refusal("MN-R-93b", "refuse.peace", { target });
		return s.fought[verbs$1.fight.arg.province(code)] ? refusal("MN-9f", "refuse.fought", { province: name }) : refusal("MN-4.1.2b", "refuse.noEnemy", { province: name });
	},
	fallback(s, seat) {
		for (let province = 0; province < LANDS; province++) for (let other = 0; other < s.seats; other++) if (mustFight(s, province, seat, other)) return verbs$1.fight.code(province, other);
		throw new Error("no battle is due");
	},
	prompt: () => ({
		key: "prompt.fight",
		rule: "MN-4.1.2b"
	})
};
// games/mare-nostrum/src/decisions/offer.ts
/**
* What a seat can spare best, beside what it has laid out: the commodity it has most of; a coin only if it has no
* commodity twice.
*/
function spare(s, seat) {
	let best = COIN;
	let most = 0;
	for (let resource = 0; resource < 13; resource++) {
		const n = holds(s, seat, resource) - s.tray[at.hold(seat, resource)];
		if (n > most) {
			most = n;
			best = resource;
		}
	}
	return most < 2 && holds(s, seat, COIN) > s.tray[at.hold(seat, COIN)] && holds(s, seat, COIN) < 4 ? COIN : best;
}
/**
* Everybody lays the number face down, at the same time and in secret (MN-2.1c, MN-R-11b), one resource after another.
*/
var offer = {
	name: "offer",
	rule: "MN-2.1c",
	mode: "sealed",
	alwaysAsk: true,
	legal(s, seat, out) {
		for (let resource = 0; resource < 14; resource++) if (s.tray[at.hold(seat, resource)] < holds(s, seat, resource)) out.put(verbs$1.offer.code(resource));
	},
	apply(s, seat, code, world) {
		const resource = verbs$1.offer.arg.resource(code);
		lay(s, seat, resource);
		if (s.laid[seat] >= s.due[seat]) answered(s, seat);
		if (world.live) world.emit({
			type: "laid",
			seat,
			resource: RESOURCE_IDS[resource]
		});
	},
	/** All offers are turned face up together (MN-2.1f). */
	resolve(s, world) {
		for (let seat = 0; seat < s.seats; seat++) showTray(s, seat, world);
		world.reveal(511);
	},
	why: (_, __, code) => verbs$1.offer.is(code) ? refusal("MN-2.1c", "refuse.lack", { resource: RESOURCE_IDS[verbs$1.offer.arg.resource(code)] }) : null,
	fallback(s, seat) {
		return verbs$1.offer.code(spare(s, seat));
	},
	prompt: (s, seat) => ({
		key: "prompt.offer",
		rule: "MN-2.1c",
		args: { number: s.due[seat] - s.laid[seat] }
	})
};
// games/mare-nostrum/src/decisions/give.ts
/**
* The Trade Leader has one too many and gives one to whoever has one too few; compulsory (MN-2.2.1b, MN-R-15b). Slot 0
* is the receiver.
*/
var RECEIVER = 0;
var give = {
	name: "give",
	rule: "MN-2.2.1b",
	mode: "one",
	alwaysAsk: true,
	legal(s, seat, out) {
		for (let resource = 0; resource < 14; resource++) if (holds(s, seat, resource) > 0) out.put(verbs$1.give.code(resource));
	},
	apply(s, seat, code, world) {
		const target = slot(s, RECEIVER);
		const resource = verbs$1.give.arg.resource(code);
		done(s);
		handOver(s, seat, target, resource);
		world.reveal(bit(target));
		if (!world.live) return;
		world.emit({
			type: "gave",
			seat,
			target,
			resource: RESOURCE_IDS[resource]
		});
		world.emit({
			type: "received",
			seat: target,
			from: seat,
			resource: RESOURCE_IDS[resource]
		});
	},
	why: (_, __, code) => verbs$1.give.is(code) ? refusal("MN-2.2.1b", "refuse.lack", { resource: RESOURCE_IDS[verbs$1.give.arg.resource(code)] }) : null,
	fallback(s, seat) {
		return verbs$1.give.code(spare(s, seat));
	},
	prompt: (s) => ({
		key: "prompt.give",
		rule: "MN-2.2.1b",
		args: { target: slot(s, RECEIVER) }
	})
};
// games/mare-nostrum/src/decisions/keep.ts
/** The Hanging Gardens keep up to two different commodities (MN-W-GARDENS-1, MN-R-30). */
var KEPT = 2;
var keep = {
	name: "keep",
	rule: "MN-W-GARDENS-1",
	mode: "one",
	alwaysAsk: true,
	legal(s, seat, out) {
		for (let good = 0; good < 13; good++) if (holds(s, seat, good) > 0 && s.tray[at.hold(seat, good)] === 0) out.put(verbs$1.keep.code(good));
		out.put(verbs$1.done.code());
	},
	apply(s, seat, code, world) {
		if (verbs$1.keep.is(code)) {
			lay(s, seat, verbs$1.keep.arg.good(code));
			if (world.live) world.emit({
				type: "kept",
				seat,
				good: GOOD_IDS[verbs$1.keep.arg.good(code)]
			});
		}
		if (verbs$1.done.is(code) || s.laid[seat] === KEPT) done(s);
	},
	why(s, seat, code) {
		if (!verbs$1.keep.is(code)) return null;
		const good = verbs$1.keep.arg.good(code);
		if (s.tray[at.hold(seat, good)] > 0) return refusal("MN-W-GARDENS-1", "refuse.different", { resource: GOOD_IDS[good] });
		return refusal("MN-W-GARDENS-1", "refuse.lack", { resource: GOOD_IDS[good] });
	},
	fallback: () => verbs$1.done.code(),
	prompt: (s, seat) => ({
		key: "prompt.keep",
		rule: "MN-W-GARDENS-1",
		args: { count: KEPT - s.laid[seat] }
	})
};
// games/mare-nostrum/src/decisions/lose.ts
/**
* Each side chooses its losses without knowing the other's choice (MN-R-94a): legions or the fortress (MN-4.2d,
* MN-4.2h), also legions that occupy something (MN-R-45). Slots: province, attacker and their losses, defender and
* their losses.
*/
var WHERE$1 = 0;
var ATTACKER = 1;
var DEFENDER = 3;
var lossesDue = (s, seat) => slot(s, slot(s, ATTACKER) === seat ? 2 : 4);
var choicesOf = (s, province, seat) => hasChoice(s, province, seat, lossesDue(s, seat)) ? lossesDue(s, seat) : 0;
var lose = {
	name: "lose",
	rule: "MN-4.2d",
	mode: "sealed",
	legal(s, seat, out) {
		for (let post = 0; post <= 8; post++) if (canLose(s, slot(s, WHERE$1), seat, post)) out.put(verbs$1.lose.code(post));
	},
	apply(s, seat, code) {
		chooseLoss$1(s, slot(s, WHERE$1), seat, verbs$1.lose.arg.post(code));
		if (s.lost[seat] >= lossesDue(s, seat)) answered(s, seat);
	},
	resolve(s, world) {
		const [province, attacker, defender] = [
			slot(s, WHERE$1),
			slot(s, ATTACKER),
			slot(s, DEFENDER)
		];
		if (choicesOf(s, province, attacker) + choicesOf(s, province, defender) > 1) world.reveal(511);
		removeLosses(s, province, attacker, world);
		removeLosses(s, province, defender, world);
	},
	why: (s, _, code) => verbs$1.lose.is(code) ? refusal("MN-4.2d", "refuse.noUnit", {
		post: POST_IDS[verbs$1.lose.arg.post(code)],
		province: PROVINCE_IDS[slot(s, WHERE$1)]
	}) : null,
	fallback(s, seat) {
		let post = 8;
		while (!canLose(s, slot(s, WHERE$1), seat, post)) post--;
		return verbs$1.lose.code(post);
	},
	prompt: (s, seat) => ({
		key: "prompt.lose",
		rule: "MN-4.2d",
		args: {
			province: PROVINCE_IDS[slot(s, WHERE$1)],
			count: lossesDue(s, seat) - s.lost[seat]
		}
	})
};
// games/mare-nostrum/src/decisions/march.ts
/** Legions move after the sea battles (MN-4.1b); the player ends it by saying so (MN-R-92b). */
/** Free legions that have not moved: those who arrived this turn stand free (MN-R-37a). */
var unmoved = (s, province, seat) => freeLegions(s, province, seat) - s.arrived[province];
var standsAt = (s, province, seat, post) => post === 6 ? s.onMarker[province] === seat : SLOT_FROM[province] + post < SLOT_FROM[province + 1] && standsOn(s, SLOT_FROM[province] + post) === seat;
function anyMarch(s, seat) {
	const ships = fleet(s, seat);
	for (let province = 0; province < LANDS; province++) {
		if (legionsIn(s, province, seat) - s.arrived[province] <= 0) continue;
		const near = reachable(s, province, ships);
		for (let to = 0; to < LANDS; to++) if (near >> to & 1 && !barred(s, to, seat)) return true;
	}
	return false;
}
/**
* A legion goes to an adjacent province or is carried to a connected one (MN-4.1.2a); any number may use a chain of
* triremes, of any length (MN-R-37b). It may leave a war and enter any visible province (MN-R-37d); which legion goes
* is the player's choice (MN-R-92a). Fortresses never move (MN-R-37c).
*/
var march = {
	name: "march",
	rule: "MN-4.1.2a",
	mode: "one",
	legal(s, seat, out) {
		out.put(verbs$1.done.code());
		const ships = fleet(s, seat);
		for (let province = 0; province < LANDS; province++) {
			if (legionsIn(s, province, seat) === 0) continue;
			const near = reachable(s, province, ships);
			const free = unmoved(s, province, seat);
			for (let to = 0; to < LANDS; to++) {
				if ((near >> to & 1) === 0 || barred(s, to, seat)) continue;
				for (let n = free; n > 0; n--) out.put(verbs$1.march.code(province, to, 7, n));
				for (let post = 0; post <= 6; post++) if (standsAt(s, province, seat, post)) out.put(verbs$1.march.code(province, to, post, 1));
			}
		}
	},
	apply(s, seat, code, world) {
		if (verbs$1.done.is(code)) {
			done(s);
			return;
		}
		const province = verbs$1.march.arg.province(code);
		const to = verbs$1.march.arg.to(code);
		const n = verbs$1.march.arg.legions(code);
		stepOff(s, province, verbs$1.march.arg.post(code));
		s.legions[at.legions(s, province, seat)] -= n;
		s.legions[at.legions(s, to, seat)] += n;
		s.arrived[to] += n;
		if (world.live) world.emit({
			type: "marched",
			seat,
			province: PROVINCE_IDS[province],
			to: PROVINCE_IDS[to],
			legions: n
		});
		if (!anyMarch(s, seat)) done(s);
	},
	why(s, seat, code) {
		if (!verbs$1.march.is(code)) return null;
		const province = verbs$1.march.arg.province(code);
		const to = verbs$1.march.arg.to(code);
		const args = {
			province: PROVINCE_IDS[province],
			to: PROVINCE_IDS[to]
		};
		if ((IN_PLAY[s.seats] >> to & 1) === 0) return refusal("MN-R-1b", "refuse.covered", { province: PROVINCE_IDS[to] });
		if (verbs$1.march.arg.post(code) > 7) return refusal("MN-R-37c", "refuse.fortressMoves");
		if ((reachable(s, province, fleet(s, seat)) >> to & 1) === 0) return refusal("MN-4.1.2a", "refuse.marchFar", args);
		if (barred(s, to, seat)) return refusal("MN-R-59d", "refuse.barred", { province: PROVINCE_IDS[to] });
		if (s.arrived[province] > 0 && legionsIn(s, province, seat) >= verbs$1.march.arg.legions(code)) return refusal("MN-R-37a", "refuse.marched", args);
		return refusal("MN-4.1.2a", "refuse.legions", {
			count: legionsIn(s, province, seat),
			province: PROVINCE_IDS[province]
		});
	},
	fallback: () => verbs$1.done.code(),
	prompt: () => ({
		key: "prompt.march",
		rule: "MN-4.1.2a"
	})
};
// games/mare-nostrum/src/decisions/marker.ts
/** Markers: 5/0, 2/1 and 4/3 (MN-SET-27): which one shows a number. */
var MARKER_OF = [
	0,
	1,
	1,
	2,
	2,
	0
];
/**
* The Trade Leader plays an available marker, either side up (MN-2.1b, MN-2.1d); it counts as used whatever follows
* (MN-R-83).
*/
var marker = {
	name: "marker",
	rule: "MN-2.1b",
	mode: "one",
	legal(s, _, out) {
		for (let n = 0; n <= 5; n++) if ((s.markers >> MARKER_OF[n] & 1) === 0) out.put(verbs$1.marker.code(n));
	},
	apply(s, seat, code, world) {
		done(s);
		s.number = verbs$1.marker.arg.number(code);
		s.markers |= 1 << MARKER_OF[s.number];
		for (let other = 0; other < s.seats; other++) s.due[other] = Math.min(s.number, s.holdSize[other]);
		if (world.live) world.emit({
			type: "marker",
			seat,
			number: s.number
		});
	},
	why: (_, __, code) => verbs$1.marker.is(code) ? refusal("MN-2.1d", "refuse.markerUsed", { number: verbs$1.marker.arg.number(code) }) : null,
	fallback(s) {
		let n = 5;
		while (s.markers >> MARKER_OF[n] & 1) n--;
		return verbs$1.marker.code(n);
	},
	prompt: () => ({
		key: "prompt.marker",
		rule: "MN-2.1b"
	})
};
// games/mare-nostrum/src/effects/ask-owners.ts
/** Owners of powers are asked at the moment their power works. */
/** A step: the owner of each such token is asked, if there is one. Only owners: what is asked so cannot be copied. */
function askAt(moment) {
	const askers = askersAt(moment).map(({ token, power: { asks } }) => ({
		token,
		asks,
		decision: decisionNamed(asks)
	}));
	return (s) => {
		for (const { token, asks, decision } of askers) {
			const owner = s.owner[token];
			if (owner !== -1 && (asks.when?.(s, owner) ?? true)) ask(s, decision, bit(owner));
		}
	};
}
function decisionNamed({ decision }) {
	const number = decisions[decision];
	if (number === void 0) throw new Error(`no decision is called ${decision}`);
	return number;
}
// games/mare-nostrum/src/effects/naming.ts
/** Who acts next, one at a time (MN-R-86): the decision of the Culture Leader and of the Military Leader. */
/** Before the first one builds, owners of powers may step in (MN-R-57a, MN-R-87). */
var askOwners = askAt("first builder named");
var naming = (name, rule, phase) => ({
	name,
	rule,
	mode: "one",
	legal(s, _, out) {
		for (let other = 0; other < s.seats; other++) if (!has$1(s.acted, other)) out.put(verbs$1.appoint.code(other));
	},
	apply(s, seat, code, world) {
		s.named = verbs$1.appoint.arg.target(code);
		done(s);
		if (world.live) world.emit({
			type: "named",
			seat,
			target: s.named,
			phase
		});
		if (phase === "build" && s.acted === 0) askOwners(s);
	},
	why: (_, __, code) => verbs$1.appoint.is(code) ? refusal("MN-R-86", "refuse.named", { target: verbs$1.appoint.arg.target(code) }) : null,
	fallback(s, seat) {
		let other = seat;
		while (has$1(s.acted, other)) other = (other + 1) % s.seats;
		return verbs$1.appoint.code(other);
	},
	prompt: () => ({
		key: `prompt.${name}`,
		rule
	})
});
// games/mare-nostrum/src/decisions/name-builder.ts
/** The Culture Leader names who builds next (MN-3a). */
var nameBuilder = naming("nameBuilder", "MN-3a", "build");
// games/mare-nostrum/src/decisions/name-mover.ts
/** The Military Leader names who moves and fights next (MN-4a). */
var nameMover = naming("nameMover", "MN-4a", "war");
// games/mare-nostrum/src/decisions/occupy.ts
/** What a legion may be put on: a building, or for Circe an empty caravan slot (MN-4.3.2a, MN-R-61a). */
var canOccupy = (s, slot, seat) => s.stand[slot] === -1 && (s.built[slot] === 1 || SLOT_KIND[slot] === 0 && legionsWorkAsCaravans(s, seat));
/** Legions go on buildings, one on each (MN-4.3.2a); slot 0 is the province, slot 1 counts them. */
var WHERE = 0;
var PUT = 1;
var occupy = {
	name: "occupy",
	rule: "MN-4.3.2a",
	mode: "one",
	legal(s, seat, out) {
		const province = slot(s, WHERE);
		for (let site = SLOT_FROM[province]; site < SLOT_FROM[province + 1]; site++) if (canOccupy(s, site, seat)) out.put(verbs$1.put.code(site));
		if (slot(s, PUT) > 0) out.put(verbs$1.done.code());
	},
	apply(s, seat, code, world) {
		if (verbs$1.done.is(code)) {
			done(s);
			return;
		}
		const site = verbs$1.put.arg.slot(code);
		const province = slot(s, WHERE);
		s.stand[site] = seat;
		setSlot(s, PUT, slot(s, PUT) + 1);
		if (world.live) world.emit({
			type: "occupied",
			seat,
			target: s.control[province],
			slot: SLOT_IDS[site]
		});
		let more = freeLegions(s, province, seat) > 0;
		if (more) {
			more = false;
			for (let i = SLOT_FROM[province]; i < SLOT_FROM[province + 1]; i++) if (canOccupy(s, i, seat)) more = true;
		}
		if (!more) done(s);
	},
	why: (_, __, code) => verbs$1.put.is(code) ? refusal("MN-4.3.2a", "refuse.noOccupy", { slot: SLOT_IDS[verbs$1.put.arg.slot(code)] }) : null,
	fallback(s, seat) {
		if (slot(s, PUT) > 0) return verbs$1.done.code();
		let site = SLOT_FROM[slot(s, WHERE)];
		while (!canOccupy(s, site, seat)) site++;
		return verbs$1.put.code(site);
	},
	prompt: (s) => ({
		key: "prompt.occupy",
		rule: "MN-4.3.2a",
		args: { province: PROVINCE_IDS[slot(s, WHERE)] }
	})
};
// games/mare-nostrum/src/decisions/pay.ts
/** How a purchase is paid: resource after resource, until the set is complete (MN-3c, MN-R-18); coins all at once. */
var COST = 0;
var THING = 1;
var PLACE = 2;
var allCoins = (s, seat) => s.laid[seat] === 0 && holds(s, seat, COIN) >= slot(s, COST);
/**
* A coin beside commodities, or a commodity beside coins, is Cleopatra's; otherwise coins are paid at once
* (MN-H-CLEOPATRA-2, MN-H-CLEOPATRA-3).
*/
var canLay = (s, seat, resource) => s.tray[at.hold(seat, resource)] < holds(s, seat, resource) && (resource !== COIN || mixesSets(s, seat)) && completes(s, seat, slot(s, COST), resource);
var pay = {
	name: "pay",
	rule: "MN-3c",
	mode: "one",
	alwaysAsk: true,
	legal(s, seat, out) {
		if (allCoins(s, seat)) out.put(verbs$1.payCoins.code());
		for (let resource = 0; resource < 14; resource++) if (canLay(s, seat, resource)) out.put(verbs$1.pay.code(resource));
	},
	apply(s, seat, code, world) {
		const cost = slot(s, COST);
		if (verbs$1.payCoins.is(code)) lay(s, seat, COIN, cost);
		else lay(s, seat, verbs$1.pay.arg.resource(code));
		if (s.laid[seat] < cost) return;
		const thing = slot(s, THING);
		const place = slot(s, PLACE);
		done(s);
		spendTray(s, seat, world);
		bring(s, seat, thing, place, world);
	},
	why(s, seat, code) {
		const cost = slot(s, COST);
		if (verbs$1.payCoins.is(code)) return refusal("MN-3c", "refuse.coins", {
			cost,
			count: holds(s, seat, COIN)
		});
		if (!verbs$1.pay.is(code)) return null;
		const resource = verbs$1.pay.arg.resource(code);
		const name = RESOURCE_IDS[resource];
		if (s.tray[at.hold(seat, resource)] >= holds(s, seat, resource)) return refusal("MN-3c", "refuse.lack", { resource: name });
		if (resource === COIN) return refusal("MN-3c", "refuse.mixed");
		return s.tray[at.hold(seat, resource)] > 0 ? refusal("MN-3c", "refuse.different", { resource: name }) : refusal("MN-3c", "refuse.incomplete", {
			resource: name,
			cost
		});
	},
	fallback(s, seat) {
		if (allCoins(s, seat)) return verbs$1.payCoins.code();
		let best = -1;
		for (let resource = 0; resource < 14; resource++) if (canLay(s, seat, resource) && (best === -1 || holds(s, seat, resource) > holds(s, seat, best))) best = resource;
		if (best === -1) throw new Error("a purchase that cannot be paid");
		return verbs$1.pay.code(best);
	},
	prompt: (s, seat) => ({
		key: "prompt.pay",
		rule: "MN-3c",
		args: {
			cost: slot(s, COST),
			count: slot(s, COST) - s.laid[seat]
		}
	})
};
// games/mare-nostrum/src/decisions/peace.ts
/**
* The Statue of Zeus: peace with one opponent for this round, decided before anybody is named (MN-W-ZEUS-1, MN-R-59a).
* Own legions in their provinces stay and keep what they occupy (MN-R-59c).
*/
var peace = {
	name: "peace",
	rule: "MN-W-ZEUS-1",
	mode: "one",
	legal(s, seat, out) {
		for (let other = 0; other < s.seats; other++) if (other !== seat && other !== s.lastPeace) out.put(verbs$1.peace.code(other));
		out.put(verbs$1.done.code());
	},
	apply(s, seat, code, world) {
		done(s);
		if (verbs$1.done.is(code)) return;
		const target = verbs$1.peace.arg.target(code);
		s.peaceOf = seat;
		s.peaceWith = target;
		if (world.live) world.emit({
			type: "peace",
			seat,
			target
		});
		for (let province = 0; province < LANDS; province++) if (s.control[province] === seat && legionsIn(s, province, target) > 0) sendHome(s, province, target, world);
	},
	why: (_, seat, code) => {
		if (!verbs$1.peace.is(code)) return null;
		const target = verbs$1.peace.arg.target(code);
		return target === seat ? refusal("MN-W-ZEUS-1", "refuse.peaceSelf") : refusal("MN-W-ZEUS-2", "refuse.peaceAgain", { target });
	},
	fallback: () => verbs$1.done.code(),
	prompt: () => ({
		key: "prompt.peace",
		rule: "MN-W-ZEUS-1"
	})
};
/**
* The partner's legions leave for their capital province (MN-W-ZEUS-3), give up what they occupied (MN-R-59b), and
* simply join it (MN-R-99).
*/
function sendHome(s, province, target, world) {
	const legions = legionsIn(s, province, target);
	liftAll(s, province, target);
	s.legions[at.legions(s, province, target)] = 0;
	s.legions[at.legions(s, capitalOf(s, target), target)] += legions;
	if (world.live) world.emit({
		type: "wentHome",
		seat: target,
		province: PROVINCE_IDS[province],
		legions
	});
}
// games/mare-nostrum/src/decisions/sail.ts
/** Triremes move first (MN-4.1a); the player ends it by saying so (MN-R-92b). */
/** A trireme moves at most to one adjacent sea, once (MN-4.1.1a, MN-R-37a). */
var canSail = (s, sea, seat) => triremesIn(s, sea, seat) - s.sailed[sea];
var anyTrireme = (s, seat) => fleet(s, seat) !== 0;
var sail = {
	name: "sail",
	rule: "MN-4.1.1a",
	mode: "one",
	legal(s, seat, out) {
		out.put(verbs$1.done.code());
		for (let sea = 0; sea < WATERS; sea++) for (let n = canSail(s, sea, seat); n > 0; n--) for (let to = 0; to < WATERS; to++) if (WATERS_OF[sea] >> to & 1) out.put(verbs$1.sail.code(sea, to, n));
	},
	apply(s, seat, code, world) {
		if (verbs$1.done.is(code)) {
			done(s);
			return;
		}
		const sea = verbs$1.sail.arg.sea(code);
		const to = verbs$1.sail.arg.toSea(code);
		const n = verbs$1.sail.arg.triremes(code);
		s.triremes[at.triremes(s, sea, seat)] -= n;
		s.triremes[at.triremes(s, to, seat)] += n;
		s.sailed[to] += n;
		if (world.live) world.emit({
			type: "sailed",
			seat,
			sea: SEA_IDS[sea],
			toSea: SEA_IDS[to],
			triremes: n
		});
	},
	why(s, seat, code) {
		if (!verbs$1.sail.is(code)) return null;
		const sea = verbs$1.sail.arg.sea(code);
		const to = verbs$1.sail.arg.toSea(code);
		if ((WATERS_OF[sea] >> to & 1) === 0) return refusal("MN-4.1.1a", "refuse.seaFar", {
			sea: SEA_IDS[sea],
			toSea: SEA_IDS[to]
		});
		return triremesIn(s, sea, seat) >= verbs$1.sail.arg.triremes(code) ? refusal("MN-R-37a", "refuse.sailed", { sea: SEA_IDS[sea] }) : refusal("MN-4.1.1a", "refuse.triremes", {
			count: triremesIn(s, sea, seat),
			sea: SEA_IDS[sea]
		});
	},
	fallback: () => verbs$1.done.code(),
	prompt: () => ({
		key: "prompt.sail",
		rule: "MN-4.1.1a"
	})
};
// games/mare-nostrum/src/decisions/spoils.ts
/** A pillaged legendary city: the conqueror's choice (MN-4.3.1f). Asked only if both are there. */
var spoils = {
	name: "spoils",
	rule: "MN-4.3.1f",
	mode: "one",
	legal(_, __, out) {
		out.put(verbs$1.spoils.code(0));
		out.put(verbs$1.spoils.code(1));
	},
	apply(s, seat, code, world) {
		done(s);
		if (verbs$1.spoils.arg.resource(code) === 0) collect(s, seat, COIN, 1, world);
		else drawLegendary(s, seat, world);
	},
	fallback: () => verbs$1.spoils.code(0),
	prompt: (s) => ({
		key: "prompt.spoils",
		rule: "MN-4.3.1f",
		args: { slot: SLOT_IDS[slot(s, 0)] }
	})
};
// games/mare-nostrum/src/decisions/take.ts
/** The seat the taker may not take from now: the two have just taken from each other (MN-2.2e, MN-R-13). */
var banned = (s) => s.lastButOne === s.taker ? s.lastTaker : -1;
function canTake(s) {
	const no = banned(s);
	for (let seat = 0; seat < s.seats; seat++) {
		if (seat === s.taker || seat === no) continue;
		for (let resource = 0; resource < 14; resource++) if (shows(s, seat, resource) > 0) return true;
	}
	return false;
}
/**
* One resource from another player's face-up offer (MN-2.2a, MN-2.2c); never an own one (MN-R-12b), and taking is
* compulsory (MN-R-12a).
*/
var take = {
	name: "take",
	rule: "MN-2.2a",
	mode: "one",
	legal(s, seat, out) {
		const no = banned(s);
		for (let other = 0; other < s.seats; other++) {
			if (other === seat || other === no) continue;
			for (let resource = 0; resource < 14; resource++) if (shows(s, other, resource) > 0) out.put(verbs$1.take.code(other, resource));
		}
	},
	apply(s, seat, code, world) {
		done(s);
		const from = verbs$1.take.arg.from(code);
		const resource = verbs$1.take.arg.resource(code);
		takeShown(s, seat, from, resource);
		s.lastButOne = s.lastTaker;
		s.lastTaker = seat;
		s.taker = from;
		if (world.live) world.emit({
			type: "took",
			seat,
			from,
			resource: RESOURCE_IDS[resource]
		});
	},
	why(s, seat, code) {
		if (!verbs$1.take.is(code)) return null;
		const from = verbs$1.take.arg.from(code);
		if (from === seat) return refusal("MN-R-12b", "refuse.takeOwn");
		if (from === banned(s)) return refusal("MN-R-13", "refuse.takeTwice", { from });
		return refusal("MN-2.2a", "refuse.notOffered", { resource: RESOURCE_IDS[verbs$1.take.arg.resource(code)] });
	},
	fallback(s, seat) {
		const no = banned(s);
		let best = -1;
		let few = 999;
		for (let other = 0; other < s.seats; other++) for (let resource = 0; resource < 14 && other !== seat && other !== no; resource++) if (shows(s, other, resource) > 0 && holds(s, seat, resource) < few) {
			few = holds(s, seat, resource);
			best = verbs$1.take.code(other, resource);
		}
		if (best === -1) throw new Error("nothing to take");
		return best;
	},
	prompt: () => ({
		key: "prompt.take",
		rule: "MN-2.2a"
	})
};
// games/mare-nostrum/src/decisions/tithe.ts
var A_COIN = 0;
var A_LEGEND = 1;
/**
* With a temple a legendary city gives a coin or a legendary commodity more (MN-1.1f); only what is there can be
* chosen (MN-R-6).
*/
var tithe = {
	name: "tithe",
	rule: "MN-1.1f",
	mode: "one",
	legal(s, _, out) {
		if (s.reserve[COIN] > 0 || !legendaryLeft(s)) out.put(verbs$1.tithe.code(A_COIN));
		if (legendaryLeft(s)) out.put(verbs$1.tithe.code(A_LEGEND));
	},
	apply(s, seat, code, world) {
		done(s);
		if (verbs$1.tithe.arg.resource(code) === A_COIN) collect(s, seat, COIN, 1, world);
		else drawLegendary(s, seat, world);
	},
	why: (_, __, code) => verbs$1.tithe.is(code) ? refusal("MN-R-6", "refuse.legendaryEmpty") : null,
	fallback: (s) => verbs$1.tithe.code(s.reserve[COIN] > 0 || !legendaryLeft(s) ? A_COIN : A_LEGEND),
	prompt: (s) => ({
		key: "prompt.tithe",
		rule: "MN-1.1f",
		args: { slot: SLOT_IDS[slot(s, 0)] }
	})
};
// games/mare-nostrum/src/determinize.ts
/**
* Fills in what a seat cannot know: the screens of others, what they lay out in secret, the pile, the face-down
* tokens.
*/
/** A token that may be anywhere unseen: a resource, or GOODS + 1 + g for the legendary commodity g. */
var LEGENDARY = 14;
function determinize(s, seat, rng) {
	if (s.stackFrom < TOKEN_COUNT) faceDown(s, rng);
	if (s.round === 0) return;
	const pool = unseen(s, seat);
	const deal = (player, token) => {
		if (token >= LEGENDARY) s.legend[at.legend(player, token - LEGENDARY)] = 1;
		else s.hold[at.hold(player, token)]++;
	};
	const room = Array.from({ length: s.seats }, (_, player) => player === seat ? 0 : s.holdSize[player]);
	for (let player = 0; player < s.seats; player++) {
		if (player === seat || s.laid[player] === 0 || asking(s) === decisions.offer) continue;
		for (const token of needed(s, player, pool, rng)) {
			deal(player, token);
			room[player]--;
		}
	}
	shuffle(pool, rng);
	for (let player = 0; player < s.seats; player++) for (; room[player] > 0; room[player]--) deal(player, pool.pop());
	exchange(s, seat, pool, rng);
	for (let i = 0; i < s.pileSize; i++) s.pile[i] = pool[i] - LEGENDARY;
	layOut(s, seat, rng);
	losses(s, seat, rng);
}
function faceDown(s, rng) {
	const tokens = [];
	for (let token = 0; token < TOKEN_COUNT; token++) if (s.faceUp[token] === 0) tokens.push(token);
	shuffle(tokens, rng);
	for (let i = s.stackFrom; i < TOKEN_COUNT; i++) s.stack[i] = tokens[i - s.stackFrom];
}
function unseen(s, seat) {
	const pool = [];
	for (let resource = 0; resource < 14; resource++) {
		let n = SUPPLY[resource] - s.reserve[resource];
		for (let other = 0; other < s.seats; other++) n -= s.shown[at.hold(other, resource)];
		if (seat >= 0) n -= s.hold[at.hold(seat, resource)];
		for (; n > 0; n--) pool.push(resource);
	}
	for (let good = 0; good < 13; good++) {
		let seen = s.spent[good] > 0 || seat >= 0 && s.legend[at.legend(seat, good)] > 0;
		for (let other = 0; other < s.seats; other++) if (s.shownLegend[at.legend(other, good)] > 0) seen = true;
		if (!seen) pool.push(LEGENDARY + good);
	}
	return pool;
}
function shuffle(list, rng) {
	for (let i = list.length - 1; i > 0; i--) {
		const swap = rng.below(i + 1);
		const kept = list[i];
		list[i] = list[swap];
		list[swap] = kept;
	}
}
/**
* The pile holds legendary commodities only: an ordinary token left over goes to somebody who was dealt a legendary
* one.
*/
function exchange(s, seat, pool, rng) {
	for (let i = 0; i < pool.length; i++) {
		if (pool[i] >= LEGENDARY) continue;
		const from = [];
		for (let player = 0; player < s.seats; player++) {
			if (player === seat) continue;
			for (let good = 0; good < 13; good++) if (s.legend[at.legend(player, good)] === 1 && s.tray[at.hold(player, good)] < holds(s, player, good)) from.push([player, good]);
		}
		const [player, good] = from[rng.below(from.length)];
		s.legend[at.legend(player, good)] = 0;
		s.hold[at.hold(player, pool[i])]++;
		pool[i] = LEGENDARY + good;
	}
}
var kindOf = (token) => token >= LEGENDARY ? token - LEGENDARY : token;
/**
* Tokens, taken out of the pool, that make a possible set of what a player is paying, or different commodities that
* they keep; some are laid out.
*/
function needed(s, player, pool, rng) {
	const paying = asking(s) === decisions.pay;
	const cost = paying ? slot(s, 0) : s.laid[player];
	shuffle(pool, rng);
	const ordinary = pool.filter((token) => token < LEGENDARY);
	const legendary = pool.filter((token) => token >= LEGENDARY);
	legendary.sort((a, b) => Number(ordinary.includes(kindOf(a))) - Number(ordinary.includes(kindOf(b))));
	const free = ordinary.concat(legendary.slice(0, legendary.length - s.pileSize));
	const set = goodsSet(free, cost, paying && mixesSets(s, player), paying && pairsInSets(s, player)) ?? coinSet(free, cost);
	for (const token of set) pool.splice(pool.indexOf(token), 1);
	const laid = s.laid[player];
	s.laid[player] = 0;
	for (let i = 0; i < laid; i++) lay(s, player, kindOf(set[i]));
	return set;
}
function goodsSet(free, cost, mixed, pair) {
	const set = [];
	for (const token of free) if (set.length < cost && token !== COIN && !set.some((kept) => kindOf(kept) === kindOf(token))) set.push(token);
	if (set.length < cost && mixed && free.includes(COIN)) set.push(COIN);
	const rest = free.filter((token, i) => token !== COIN && free.findIndex((kept) => kindOf(kept) === kindOf(token)) !== i);
	if (set.length < cost && pair && rest.length > 0) set.push(rest[0]);
	return set.length === cost ? set : null;
}
/** Too few commodities unseen: it can only be coins, for Cleopatra with one commodity. */
function coinSet(free, cost) {
	const coins = free.filter((token) => token === COIN).slice(0, cost);
	return coins.length < cost ? [...coins, free.find((token) => token !== COIN)] : coins;
}
/** Sealed offers: whoever has laid some has laid what they hold. */
function layOut(s, seat, rng) {
	if (asking(s) !== decisions.offer) return;
	for (let player = 0; player < s.seats; player++) {
		if (player === seat) continue;
		const laid = s.laid[player];
		s.laid[player] = 0;
		while (s.laid[player] < laid) {
			const resource = rng.below(14);
			if (s.tray[at.hold(player, resource)] < holds(s, player, resource)) lay(s, player, resource);
		}
	}
}
/** Losses chosen in secret: any units there. */
function losses(s, seat, rng) {
	if (asking(s) !== decisions.lose) return;
	for (let player = 0; player < s.seats; player++) {
		if (player === seat) continue;
		const chosen = s.lost[player];
		s.lost[player] = 0;
		while (s.lost[player] < chosen) {
			const post = rng.below(9);
			if (canLose(s, slot(s, 0), player, post)) chooseLoss$1(s, slot(s, 0), player, post);
		}
	}
}
// games/mare-nostrum/src/events.ts
var all = (rule, ...params) => ({
	rule,
	sees: Object.fromEntries(params.map((param) => [param, "all"]))
});
var own = (spec, param) => ({
	rule: spec.rule,
	sees: {
		...spec.sees,
		[param]: "owner"
	}
});
var EVENTS = {
	empire: all("MN-SET-1", "seat", "empire"),
	round: all("MN-0a", "round"),
	collected: all("MN-1.1a", "seat", "resource", "count", "short"),
	drew: own(all("MN-1.2a", "seat"), "good"),
	colossus: all("MN-W-COLOSSUS-1", "seat", "good"),
	marker: all("MN-2.1b", "seat", "number"),
	announced: all("MN-H-ANTIGONE-1", "seat", "number"),
	laid: own(all("MN-2.1c", "seat"), "resource"),
	offered: all("MN-2.1f", "seat", "resource", "count"),
	took: all("MN-2.2a", "seat", "from", "resource"),
	tradeEnded: all("MN-R-14"),
	gave: own(all("MN-2.2.1b", "seat", "target"), "resource"),
	received: own(all("MN-R-15c", "seat", "from"), "resource"),
	named: all("MN-R-86", "seat", "target", "phase"),
	perseus: all("MN-H-PERSEUS-1", "seat"),
	paid: all("MN-3h", "seat", "resource", "count"),
	controlled: all("MN-3.1.1c", "seat", "province"),
	built: all("MN-3b", "seat", "slot"),
	legion: all("MN-3b", "seat", "province", "legions"),
	fortress: all("MN-3b", "seat", "province"),
	trireme: all("MN-3.1.2b", "seat", "sea"),
	power: all("MN-3.1.3a", "seat", "token"),
	hired: all("MN-3.1.3a", "seat", "token"),
	copied: all("MN-H-CASTOR-1", "seat", "hero"),
	pyramids: all("MN-W-PYRAMIDS-1", "seat"),
	kept: own(all("MN-W-GARDENS-1", "seat"), "good"),
	returned: all("MN-3k", "seat", "count"),
	turnedUp: all("MN-SET-21", "token"),
	peace: all("MN-W-ZEUS-1", "seat", "target"),
	wentHome: all("MN-W-ZEUS-3", "seat", "province", "legions"),
	converted: all("MN-4.3.3b", "seat", "target", "province"),
	unclaimed: all("MN-9g", "seat", "target", "province"),
	sailed: all("MN-4.1.1a", "seat", "sea", "toSea", "triremes"),
	marched: all("MN-4.1.2a", "seat", "province", "to", "legions"),
	battle: all("MN-4.1.2b", "seat", "target", "province"),
	seaBattle: all("MN-4.1.1b", "seat", "target", "sea"),
	rolled: all("MN-4.2c", "seat", "dice", "each", "extra", "fortress", "hero", "sum", "hits", "stopped"),
	lostUnit: all("MN-4.2d", "seat", "province", "unit", "count"),
	lostTriremes: all("MN-4.2d", "seat", "sea", "count"),
	war: all("MN-4.2.1a", "province"),
	lifted: all("MN-4.3e", "seat", "province"),
	pillaged: all("MN-4.3.1a", "seat", "target", "slot"),
	occupied: all("MN-4.3.2a", "seat", "target", "slot"),
	occupiedMarker: all("MN-4.3.3a", "seat", "target", "province"),
	circe: all("MN-H-CIRCE-2", "seat", "slot"),
	recalled: all("MN-H-CIRCE-2", "seat", "slot"),
	title: all("MN-5f", "seat", "track"),
	won: all("MN-0e", "seat", "ending")
};
// games/mare-nostrum/src/invariants.ts
/** Laws that hold after every action: every piece and token is somewhere, once. */
function invariants(s) {
	const broken = [];
	if (s.pileSize === 0 && s.reserve[COIN] === 0 && s.round === 0) return broken;
	const law = (holdsTrue, sentence) => {
		if (!holdsTrue) broken.push(sentence);
	};
	for (let seat = 0; seat < s.seats; seat++) {
		let [legions, triremes, fortresses, markers] = [
			0,
			0,
			0,
			0
		];
		for (let province = 0; province < LANDS; province++) {
			legions += legionsIn(s, province, seat);
			if (s.fortress[province] === seat) fortresses++;
			if (s.control[province] === seat && province !== capitalOf(s, seat)) markers++;
			law(freeLegions(s, province, seat) >= 0, `seat ${seat}: more legions stand on posts than are in ${PROVINCE_IDS[province]}`);
		}
		for (let sea = 0; sea < WATERS; sea++) triremes += triremesIn(s, sea, seat);
		law(legions + s.pieces[at.pieces(seat, 0)] === 8, `seat ${seat}: legions are not 8`);
		law(triremes + s.pieces[at.pieces(seat, 1)] === 5, `seat ${seat}: triremes are not 5`);
		law(fortresses + s.pieces[at.pieces(seat, 2)] === 5, `seat ${seat}: fortresses are not 5`);
		law(markers + s.pieces[at.pieces(seat, 3)] === 7, `seat ${seat}: control markers are not 7`);
		law(s.control[capitalOf(s, seat)] === seat, `seat ${seat}: has lost its capital province`);
		law(glory(s, seat) <= 5, `seat ${seat}: more than five heroes and wonders`);
		let held = 0;
		let laid = 0;
		for (let resource = 0; resource < 14; resource++) {
			held += holds(s, seat, resource);
			laid += s.tray[at.hold(seat, resource)];
			law(s.tray[at.hold(seat, resource)] <= holds(s, seat, resource), `seat ${seat}: lays out ${RESOURCE_IDS[resource]} it has not`);
		}
		law(held === s.holdSize[seat], `seat ${seat}: holds ${held} resources, ${s.holdSize[seat]} said`);
		law(laid === s.laid[seat], `seat ${seat}: laid out ${laid}, ${s.laid[seat]} said`);
	}
	for (let province = 0; province < LANDS; province++) {
		law((IN_PLAY[s.seats] >> province & 1) === 1 || s.control[province] === -1 && s.fortress[province] === -1, `${PROVINCE_IDS[province]} is covered`);
		law(s.fortress[province] === -1 || s.fortress[province] === s.control[province], `${PROVINCE_IDS[province]}: a fortress without control`);
		law(s.onMarker[province] === -1 || (CAPITALS_MASK >> province & 1) === 0, `${PROVINCE_IDS[province]}: a printed marker is occupied`);
		law(s.onMarker[province] === -1 || s.control[province] !== -1 && s.control[province] !== s.onMarker[province], `${PROVINCE_IDS[province]}: an own marker occupied`);
	}
	for (let slot = 0; slot < SLOTS_IN_ALL; slot++) {
		const seat = standsOn(s, slot);
		law(seat === -1 || legionsIn(s, SLOT_PROVINCE[slot], seat) > 0, `${SLOT_IDS[slot]}: a legion stands there that does not exist`);
		law((IN_PLAY[s.seats] >> SLOT_PROVINCE[slot] & 1) === 1 || s.built[slot] === 0, `${SLOT_IDS[slot]} is covered`);
	}
	for (let resource = 0; resource < 14; resource++) {
		let n = s.reserve[resource];
		for (let seat = 0; seat < s.seats; seat++) n += s.hold[at.hold(seat, resource)] + s.shown[at.hold(seat, resource)];
		law(n === SUPPLY[resource], `${RESOURCE_IDS[resource]}: ${n} tokens, not ${SUPPLY[resource]}`);
	}
	for (let good = 0; good < 13; good++) {
		let n = s.spent[good];
		for (let seat = 0; seat < s.seats; seat++) n += s.legend[at.legend(seat, good)] + s.shownLegend[at.legend(seat, good)];
		for (let i = 0; i < s.pileSize; i++) if (s.pile[i] === good) n++;
		law(n === 1, `legendary ${GOOD_IDS[good]}: ${n} tokens`);
	}
	let up = 0;
	for (let token = 0; token < TOKEN_COUNT; token++) {
		let n = s.faceUp[token];
		for (let i = s.stackFrom; i < TOKEN_COUNT; i++) if (s.stack[i] === token) n++;
		law(n === 1, `${TOKEN_IDS[token]}: ${n} tokens`);
		law(s.owner[token] === -1 || s.faceUp[token] === 1, `${TOKEN_IDS[token]}: hired face down`);
		if (s.faceUp[token] === 1 && s.owner[token] === -1) up++;
	}
	law(s.expert === 1 || up <= 5, `${up} tokens face up`);
	return broken;
}
// games/mare-nostrum/src/scoring.ts
/** The result: places, and what each player had. */
var RULES = Object.assign([], {
	[PYRAMIDS]: "MN-6.1a",
	[GLORY]: "MN-6.2a",
	[CONQUEST]: "MN-6.3a",
	[LEADERSHIP]: "MN-6.4a",
	[ROUNDS]: "MN-R-106"
});
/** Winners share the first place, all others the next; the sheet shows what each had. */
function outcome(s) {
	if (s.depth > 0) return null;
	const seats = Array.from({ length: s.seats }, (_, seat) => seat);
	const won = seats.filter((seat) => has$1(s.winners, seat)).length;
	const scores = seats.map((seat) => has$1(s.winners, seat) ? 1 : 0);
	return {
		places: seats.map((seat) => has$1(s.winners, seat) ? 1 : won + 1),
		scores,
		parts: {
			heroes: seats.map((seat) => glory(s, seat)),
			cities: seats.map((seat) => greatCities(s, seat)),
			trade: seats.map((seat) => level(s, seat, 0)),
			culture: seats.map((seat) => level(s, seat, 1)),
			military: seats.map((seat) => level(s, seat, 2))
		},
		rule: RULES[s.ending],
		ending: `ending.${ENDINGS[s.ending]}`
	};
}
// games/mare-nostrum/src/sequence.ts
/**
* The outline of play: rounds of five phases until somebody wins (MN-0a). Phases 1 and 5 are for all at once (MN-0b).
*/
var bySeat = (s, i) => i >= s.seats ? -1 : s.empire[i] === -1 ? i : -2;
/**
* Before the first round: empires are chosen where the table wants it, then everything is laid out (MN-SET-1,
* MN-SET-9).
*/
var game = program("game", "MN-SET-1", [
	each(bySeat, decisions.choose),
	layOut$1,
	run(programs.round)
]);
var round = program("round", "MN-0a", [
	beginRound,
	collectAll,
	collectChoices,
	askAt("income collected"),
	run(programs.trade),
	run(programs.building),
	run(programs.war),
	run(programs.leadership),
	endRound
]);
function beginRound(s, world) {
	s.round++;
	s.used.fill(0);
	if (world.live) world.emit({
		type: "round",
		round: s.round
	});
}
/**
* Fixed income, player after player from the Trade Leader on (MN-R-2, MN-R-81a); nothing in the first round
* (MN-SET-10).
*/
function collectAll(s, world) {
	if (s.round > 1) for (let i = 0; i < s.seats; i++) collectFixed(s, fromTradeLeader(s, i), world);
}
/**
* Then the choices at legendary cities with temples, city by city (MN-1.1f). Slots: the place in the order, the next
* slot to look at.
*/
function collectChoices(s) {
	if (s.round === 1) return;
	for (let i = slot(s, 0); i < s.seats; i++) {
		const seat = fromTradeLeader(s, i);
		for (let site = slot(s, 1); site < SLOTS_IN_ALL; site++) {
			if (!leavesChoice(s, site, seat)) continue;
			setSlot(s, 0, i);
			setSlot(s, 1, site + 1);
			again(s);
			ask(s, decisions.tithe, bit(seat), site);
			return;
		}
		setSlot(s, 1, 0);
	}
	setSlot(s, 0, 0);
}
/** A table may stop after a number of rounds (MN-R-106). */
function endRound(s, world) {
	if (s.rounds > 0 && s.round >= s.rounds) winByLimit(s, world);
	else restart(s);
}
/** Every seat that has a power, clockwise from the Trade Leader. */
var fromLeader = (held) => (s, i) => i >= s.seats ? -1 : has(s, fromTradeLeader(s, i), held) ? fromTradeLeader(s, i) : -2;
/** Phase 2. */
var trade = program("trade", "MN-2.1b", [
	(s) => ask(s, decisions.marker, bit(s.leader[0])),
	...askersAt("marker played").map((asker) => each(fromLeader(asker), decisionNamed(asker.power.asks))),
	layOffers,
	beginTaking,
	takeOn,
	endTrade
]);
/** Who has no more than they owe offers all of it; the others choose, in secret (MN-R-11a, MN-R-11b). */
function layOffers(s) {
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) {
		if (s.due[seat] === 0) continue;
		if (s.due[seat] < s.holdSize[seat]) mask |= bit(seat);
		else for (let resource = 0; resource < 14; resource++) if (holds(s, seat, resource) > 0) lay(s, seat, resource, holds(s, seat, resource));
	}
	ask(s, decisions.offer, mask);
}
/** The Trade Leader takes first (MN-2.2a); with nothing on offer there is no trade (MN-R-11c). */
function beginTaking(s) {
	s.taker = s.leader[0];
	s.lastTaker = -1;
	s.lastButOne = -1;
}
/** On and on, until nothing is left that the next one may take (MN-2.2d, MN-2.2g, MN-R-14). */
function takeOn(s) {
	if (!canTake(s)) return;
	again(s);
	ask(s, decisions.take, bit(s.taker));
}
/**
* Untaken offers go back (MN-R-85). All must have as many as before (MN-2.2.1a): the Trade Leader is one up and the
* next to take one down, unless they are one and the same (MN-R-15a). The third marker makes all three available from
* the next round on (MN-R-17a).
*/
function endTrade(s, world) {
	for (let seat = 0; seat < s.seats; seat++) takeBack(s, seat);
	s.due.fill(0);
	const short = s.taker;
	s.taker = -1;
	s.lastTaker = -1;
	s.lastButOne = -1;
	if (s.markers === 7) s.markers = 0;
	if (world.live) world.emit({ type: "tradeEnded" });
	if (short !== s.leader[0]) ask(s, decisions.give, bit(s.leader[0]), short);
}
/** Who is named acts at once (MN-R-86); the last one follows without a question. */
var turns = (naming, track, begin) => (s) => {
	const left = everyone(s.seats) & ~s.acted;
	if (s.named !== -1) {
		const seat = s.named;
		s.named = -1;
		s.acted |= bit(seat);
		s.active = seat;
		again(s);
		begin(s, seat);
	} else if (left === 0) {
		s.acted = 0;
		s.active = -1;
	} else {
		s.active = -1;
		again(s);
		if (onlyOne(left) !== -1) s.named = onlyOne(left);
		else ask(s, naming, bit(s.leader[track]));
	}
};
/** Phase 3; at its end, in this order (MN-R-91): glory, unused resources, the display. */
var building = program("building", "MN-3a", [
	(s) => s.fresh.fill(0),
	turns(decisions.nameBuilder, 1, (s, seat) => ask(s, decisions.build, bit(seat))),
	(s) => s.fresh.fill(0),
	checkGlory,
	askAt("building ends"),
	returnUnused,
	refill
]);
function returnUnused(s, world) {
	for (let seat = 0; seat < s.seats; seat++) discardUnused(s, seat, world);
}
/** Back to five face up, as far as there are any (MN-SET-21). */
function refill(s, world) {
	let up = 0;
	for (let held = 0; held < TOKEN_COUNT; held++) if (s.faceUp[held] === 1 && s.owner[held] === -1) up++;
	for (; up < 5 && s.stackFrom < TOKEN_COUNT && s.expert === 0; up++) {
		const token = turnUp(s);
		world.reveal(511);
		if (world.live) world.emit({
			type: "turnedUp",
			token: TOKEN_IDS[token]
		});
	}
}
/** Phase 4. */
var war = program("war", "MN-4a", [
	askAt("war begins"),
	turns(decisions.nameMover, 2, (s) => call(s, programs.turn)),
	settleWars,
	checkConquest,
	(s) => {
		s.lastPeace = s.peaceWith;
		s.peaceOf = -1;
		s.peaceWith = -1;
	}
]);
/** One player's turn (MN-R-32): conversions, triremes, sea battles, legions, land battles, conquest. */
var turn = program("turn", "MN-R-32", [
	(s) => {
		if (anyConversion(s, s.active)) ask(s, decisions.convert, bit(s.active));
	},
	(s) => {
		if (anyTrireme(s, s.active)) ask(s, decisions.sail, bit(s.active));
	},
	(s) => {
		if (anyAttack(s, s.active)) ask(s, decisions.attack, bit(s.active));
	},
	(s) => {
		if (anyMarch(s, s.active)) ask(s, decisions.march, bit(s.active));
	},
	landBattles,
	(s) => {
		s.fought.fill(0);
		if (anyConquest(s, s.active)) ask(s, decisions.conquest, bit(s.active));
	},
	(s) => {
		s.fought.fill(0);
		s.foughtSea.fill(0);
		s.arrived.fill(0);
		s.sailed.fill(0);
	}
]);
/** Every land battle that is due (MN-4.1.2b); a single one needs no question. */
function landBattles(s) {
	let due = 0;
	let where = -1;
	let target = -1;
	const seat = s.active;
	for (let province = 0; province < LANDS; province++) {
		if (unitsIn(s, province, seat) === 0) continue;
		for (let other = 0; other < s.seats; other++) if (mustFight(s, province, seat, other)) {
			due++;
			where = province;
			target = other;
		}
	}
	if (due === 0) return;
	again(s);
	if (due > 1) ask(s, decisions.fight, bit(s.active));
	else call(s, programs.battle, where, s.active, target);
}
// games/mare-nostrum/src/game.ts
/** Mare Nostrum: Empires (2016), 3 to 5 players. */
var mareNostrum = {
	id: "mare-nostrum",
	version: 1,
	variants: [{
		id: "first-games",
		seats: [3, 5],
		options: { display: "five" }
	}, {
		id: "experts",
		seats: [3, 5],
		options: {
			display: "all",
			empires: "choose"
		}
	}],
	options: [
		{
			name: "display",
			rule: "MN-R-3a",
			values: ["five", "all"],
			init: "five"
		},
		{
			name: "empires",
			rule: "MN-R-80",
			values: [
				"random",
				"choose",
				"fixed"
			],
			init: "random"
		},
		{
			name: "balanced",
			values: "flag",
			init: false
		},
		{
			name: "rounds",
			rule: "MN-R-106",
			values: {
				min: 0,
				max: 200
			},
			init: 0
		}
	],
	verbs: verbs$1,
	layout: layoutOf,
	setup,
	programs: inOrder(programs, {
		game,
		round,
		trade,
		building,
		war,
		turn,
		battle: program("battle", "MN-4.2b", [rollBattle, afterBattle]),
		leadership: program("leadership", "MN-5f", [
			settleTrack(0),
			settleTrack(1),
			settleTrack(2),
			checkLeadership
		])
	}),
	decisions: inOrder(decisions, {
		choose,
		tithe,
		colossus,
		marker,
		announce,
		offer,
		take,
		give,
		nameBuilder,
		buildFirst,
		build,
		pay,
		copy,
		keep,
		peace,
		nameMover,
		convert,
		sail,
		attack,
		march,
		fight,
		lose,
		conquest,
		spoils,
		occupy,
		bestow
	}),
	events: EVENTS,
	outcome,
	/** By the player nearest to glory, and by the rounds where they are limited. */
	progress(s) {
		if (s.depth === 0) return 1;
		let most = 1;
		for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, glory(s, seat));
		return Math.min(.99, Math.max((most - 1) / 4, s.rounds > 0 ? s.round / s.rounds : s.round / 40));
	},
	round: (s) => s.round,
	determinize,
	invariants,
	policies: { greedy },
	thinking
};
export { mareNostrum as game };
