// Written by `npm run release-rules`, never edited: the rules of toy, version 1.
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
/**
* The seats of a table in order, for scores, laws and tests: `seats(s).map(seat => …)`. The lists are made once.
* Rules that search runs count instead (`for (let seat = 0; seat < s.seats; seat++)`): walking a list costs a tenth
* more.
*/
var seats = (s) => SEATS[s.seats];
var SEATS = Array.from({ length: 9 }, (_, n) => Array.from({ length: n }, (__, i) => i));
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
/** Who still owes an answer to the decision on top. */
var owed = (s) => s.depth > 0 && s.frames[top(s) + KIND] >= 0 ? s.frames[top(s) + OWED] : 0;
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
// testkit/toy/src/state.ts
/**
* Agora, a toy with every hard shape: sealed bids, dice, an interrupt, hidden hands, an open market, a fall, an early
* end.
*/
var KINDS = [
	"figs",
	"wine",
	"wool",
	"salt"
];
var KIND_COUNT = KINDS.length;
var fields = (seats) => ({
	round: scalar({
		max: 20,
		sees: "all"
	}),
	rounds: scalar({
		max: 20,
		sees: "all"
	}),
	first: scalar({
		max: 7,
		sees: "all"
	}),
	coins: table([seats], {
		max: 99,
		init: 2,
		sees: "all"
	}),
	out: table([seats], {
		max: 1,
		sees: "all"
	}),
	hand: table([seats, KIND_COUNT], {
		max: 40,
		sees: "owner"
	}),
	handSize: table([seats], {
		max: 40,
		sees: "all"
	}),
	deck: table([40], { max: KIND_COUNT - 1 }),
	left: scalar({
		max: 40,
		sees: "all"
	}),
	discards: table([KIND_COUNT], {
		max: 40,
		sees: "all"
	}),
	bid: table([seats], {
		init: -1,
		max: 3,
		sees: "owner"
	}),
	offers: table([seats, 2], {
		init: -1,
		max: KIND_COUNT - 1,
		sees: "all"
	})
});
var layoutOf = (setup) => layout(setup.seats, fields(setup.seats));
/** Where the cards of one kind in a hand are counted. */
var hand = (seat, kind) => seat * KIND_COUNT + kind;
// testkit/toy/src/verbs.ts
/** What players can do, what they are asked, and the programs of play. */
var VERBS = verbs({
	bid: { coins: 4 },
	work: {},
	sell: { kind: KINDS },
	raid: { target: 4 },
	loseCoin: {},
	loseCard: { kind: KINDS },
	accept: { from: 4 },
	done: {}
});
var DECISIONS = ids("bid", "turn", "lose", "market");
var PROGRAMS = ids("round");
// testkit/toy/src/bot/greedy.ts
/** Sells what it can, bids nothing, takes the first player's offer for a card it has few of. */
function greedy(s, seat, legal) {
	const codes = legal.at.subarray(0, legal.n);
	const sell = codes.find((code) => VERBS.sell.is(code));
	if (sell !== void 0) return sell;
	if (codes.some((code) => VERBS.bid.is(code))) return VERBS.bid.code(0);
	const accept = VERBS.accept.code(0);
	return codes.includes(accept) && s.hand[hand(seat, s.offers[1])] < 2 ? accept : codes[0];
}
// testkit/toy/src/decisions/bid.ts
/** Everybody bids in secret for the first turn (TOY-2). */
var bid = {
	name: "bid",
	rule: "TOY-2",
	mode: "sealed",
	legal(s, seat, out) {
		for (let coins = 0; coins <= 3 && coins <= s.coins[seat]; coins++) out.put(VERBS.bid.code(coins));
	},
	apply(s, seat, code, world) {
		s.bid[seat] = VERBS.bid.arg.coins(code);
		answered(s, seat);
		if (world.live) world.emit({
			type: "bid",
			seat,
			coins: s.bid[seat]
		});
	},
	/** The highest bidder pays and begins; the die decides between equals (TOY-3). */
	resolve(s, world) {
		let best = -1;
		let equal = 0;
		let winner = 0;
		for (let seat = 0; seat < s.seats; seat++) {
			if (s.bid[seat] < best || s.out[seat]) continue;
			equal = s.bid[seat] === best ? equal + 1 : 1;
			if (s.bid[seat] > best || world.roll(equal) === 0) winner = seat;
			best = s.bid[seat];
		}
		s.first = winner;
		s.coins[winner] -= best;
		s.bid.fill(-1);
		world.reveal(511);
		if (world.live) world.emit({
			type: "first",
			seat: winner,
			bid: best
		});
	},
	why: (s, seat, code) => VERBS.bid.is(code) && VERBS.bid.arg.coins(code) > s.coins[seat] ? refusal("TOY-2", "refuse.coins", { coins: s.coins[seat] }) : null,
	fallback: () => VERBS.bid.code(0),
	prompt: (s, seat) => ({
		key: "prompt.bid",
		rule: "TOY-2",
		args: { coins: s.coins[seat] }
	})
};
// testkit/toy/src/query.ts
/** Questions about a position; rules, bots and boards share them. */
/** The players who have not fallen (TOY-6). */
function living(s) {
	let mask = 0;
	for (let seat = 0; seat < s.seats; seat++) if (!s.out[seat]) mask |= bit(seat);
	return mask;
}
var isAlone = (s) => (living(s) & living(s) - 1) === 0;
// testkit/toy/src/decisions/lose.ts
/** The victim of a raid gives up a coin or a card of their choice (TOY-5); with neither they fall (TOY-6). */
var lose = {
	name: "lose",
	rule: "TOY-5",
	mode: "one",
	legal(s, seat, out) {
		if (s.coins[seat] > 0 || s.handSize[seat] === 0) out.put(VERBS.loseCoin.code());
		for (let kind = 0; kind < KIND_COUNT; kind++) if (s.hand[hand(seat, kind)] > 0) out.put(VERBS.loseCard.code(kind));
	},
	apply(s, seat, code, world) {
		done(s);
		if (VERBS.loseCard.is(code)) {
			const kind = VERBS.loseCard.arg.kind(code);
			s.hand[hand(seat, kind)]--;
			s.handSize[seat]--;
			s.discards[kind]++;
			world.reveal(511);
			if (world.live) world.emit({
				type: "lost",
				seat,
				what: KINDS[kind]
			});
		} else if (s.coins[seat] > 0) {
			s.coins[seat]--;
			if (world.live) world.emit({
				type: "lost",
				seat,
				what: "coin"
			});
		} else {
			s.out[seat] = 1;
			if (world.live) world.emit({
				type: "fell",
				seat
			});
			if (isAlone(s)) stop(s);
		}
	},
	fallback: (s, seat) => {
		if (s.coins[seat] > 0 || s.handSize[seat] === 0) return VERBS.loseCoin.code();
		let kind = 0;
		while (s.hand[hand(seat, kind)] === 0) kind++;
		return VERBS.loseCard.code(kind);
	},
	prompt: () => ({
		key: "prompt.lose",
		rule: "TOY-5"
	})
};
// testkit/toy/src/decisions/offer.ts
/** The form of the market: an offer names a card one has and a card one wants (TOY-8). */
var kindNamed = (name) => KINDS.indexOf(name);
var offer = {
	verb: "offer",
	params: {
		give: KINDS,
		want: KINDS
	},
	check(s, seat, action) {
		const give = kindNamed(action.give);
		const want = kindNamed(action.want);
		if (give < 0 || want < 0 || Object.keys(action).length !== 3) return refusal("TOY-8", "refuse.offer");
		if (give === want) return refusal("TOY-8", "refuse.same");
		if (s.offers[seat * 2] !== -1) return refusal("TOY-8", "refuse.once");
		return s.hand[hand(seat, give)] > 0 ? null : refusal("TOY-8", "refuse.lack", { kind: KINDS[give] });
	},
	apply(s, seat, action, world) {
		s.offers[seat * 2] = kindNamed(action.give);
		s.offers[seat * 2 + 1] = kindNamed(action.want);
		world.reveal(511);
		if (world.live) world.emit({
			type: "offered",
			seat,
			give: String(action.give),
			want: String(action.want)
		});
	},
	sample(s, seat, rng) {
		const all = offer.suggest(s, seat);
		return all.length > 0 ? all[rng.below(all.length)] : null;
	},
	suggest(s, seat) {
		const all = [];
		if (s.offers[seat * 2] !== -1) return all;
		for (let give = 0; give < KIND_COUNT; give++) if (s.hand[hand(seat, give)] > 0) {
			for (let want = 0; want < KIND_COUNT; want++) if (want !== give) all.push({
				verb: "offer",
				give: KINDS[give],
				want: KINDS[want]
			});
		}
		return all;
	}
};
// testkit/toy/src/decisions/market.ts
/** The open market: offer, accept, or be done, in any order (TOY-8). */
var market = {
	name: "market",
	rule: "TOY-8",
	mode: "open",
	form: offer,
	legal(s, seat, out) {
		for (let from = 0; from < s.seats; from++) if (from !== seat && s.offers[from * 2] !== -1 && s.hand[hand(seat, s.offers[from * 2 + 1])] > 0) out.put(VERBS.accept.code(from));
		out.put(VERBS.done.code());
	},
	apply(s, seat, code, world) {
		if (VERBS.done.is(code)) {
			answered(s, seat);
			s.offers.fill(-1, seat * 2, seat * 2 + 2);
			return;
		}
		const from = VERBS.accept.arg.from(code);
		const give = s.offers[from * 2];
		const want = s.offers[from * 2 + 1];
		s.hand[hand(from, give)]--;
		s.hand[hand(from, want)]++;
		s.hand[hand(seat, want)]--;
		s.hand[hand(seat, give)]++;
		s.offers.fill(-1, from * 2, from * 2 + 2);
		s.offers.fill(-1, seat * 2, seat * 2 + 2);
		world.reveal(511);
		if (world.live) world.emit({
			type: "swapped",
			seat,
			with: from,
			give: KINDS[give],
			want: KINDS[want]
		});
	},
	fallback: () => VERBS.done.code(),
	prompt: () => ({
		key: "prompt.market",
		rule: "TOY-8"
	})
};
function outcome(s) {
	if (s.depth > 0) return null;
	const scores = Array.from(s.coins, (coins, seat) => s.out[seat] ? -1 : coins);
	const ending = isAlone(s) ? "ending.alone" : Math.max(...scores) >= 20 ? "ending.goal" : "ending.rounds";
	return {
		places: scores.map((mine) => 1 + scores.filter((other) => other > mine).length),
		scores,
		parts: { coins: scores },
		rule: "TOY-9",
		ending
	};
}
// testkit/toy/src/decisions/turn.ts
var TAKEN = 0;
/** Two actions: work, sell a set of three, or raid a neighbour (TOY-4). */
var turn = {
	name: "turn",
	rule: "TOY-4",
	mode: "one",
	legal(s, seat, out) {
		out.put(VERBS.work.code());
		for (let kind = 0; kind < KIND_COUNT; kind++) if (s.hand[hand(seat, kind)] >= 3) out.put(VERBS.sell.code(kind));
		for (let target = 0; target < s.seats; target++) if (target !== seat && !s.out[target]) out.put(VERBS.raid.code(target));
	},
	apply(s, seat, code, world) {
		setSlot(s, TAKEN, slot(s, TAKEN) + 1);
		if (slot(s, TAKEN) === 2) done(s);
		if (VERBS.work.is(code)) {
			s.coins[seat]++;
			if (world.live) world.emit({
				type: "worked",
				seat
			});
		} else if (VERBS.sell.is(code)) {
			const kind = VERBS.sell.arg.kind(code);
			s.hand[hand(seat, kind)] -= 3;
			s.handSize[seat] -= 3;
			s.discards[kind] += 3;
			s.coins[seat] += 6;
			world.reveal(511);
			if (world.live) world.emit({
				type: "sold",
				seat,
				kind: KINDS[kind]
			});
		} else {
			const target = VERBS.raid.arg.target(code);
			const die = world.roll(6) + 1;
			if (world.live) world.emit({
				type: "raided",
				seat,
				target,
				die
			});
			if (die >= 4) ask(s, DECISIONS.lose, bit(target), target);
		}
		if (s.coins[seat] >= 20) stop(s);
	},
	why(_, seat, code) {
		if (VERBS.raid.is(code)) return refusal("TOY-5", VERBS.raid.arg.target(code) === seat ? "refuse.self" : "refuse.fallen");
		return VERBS.sell.is(code) ? refusal("TOY-4", "refuse.set") : null;
	},
	fallback: () => VERBS.work.code(),
	prompt: (s) => ({
		key: "prompt.turn",
		rule: "TOY-4",
		args: { left: 2 - slot(s, TAKEN) }
	})
};
// testkit/toy/src/determinize.ts
/** What a seat cannot know, filled in with something possible: other hands, the deck, sealed bids. */
function determinize(s, viewer, rng) {
	const pool = [];
	for (let kind = 0; kind < KIND_COUNT; kind++) {
		let n = 40 / KIND_COUNT - s.discards[kind];
		if (viewer >= 0) n -= s.hand[hand(viewer, kind)];
		for (; n > 0; n--) pool.push(kind);
	}
	const take = () => pool.splice(rng.below(pool.length), 1)[0];
	for (let seat = 0; seat < s.seats; seat++) {
		const known = s.offers[seat * 2];
		if (seat === viewer || known === -1) continue;
		pool.splice(pool.indexOf(known), 1);
		s.hand[hand(seat, known)]++;
	}
	for (let seat = 0; seat < s.seats; seat++) {
		if (seat === viewer) continue;
		for (let n = s.handSize[seat] - (s.offers[seat * 2] === -1 ? 0 : 1); n > 0; n--) s.hand[hand(seat, take())]++;
	}
	for (let i = 0; i < s.left; i++) s.deck[i] = take();
	sealBids(s, viewer, rng);
}
/** Whoever has bid already has bid something they could pay. */
function sealBids(s, viewer, rng) {
	if (asking(s) !== DECISIONS.bid) return;
	for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer && !has(owed(s), seat) && !s.out[seat]) s.bid[seat] = rng.below(Math.min(3, s.coins[seat]) + 1);
}
// testkit/toy/src/events.ts
/** What happens, and who sees which part of it. */
var events = {
	bid: seenByOwner("TOY-2", ["seat"], ["coins"]),
	first: seenByAll("TOY-3", "seat", "bid"),
	worked: seenByAll("TOY-4", "seat"),
	sold: seenByAll("TOY-4", "seat", "kind"),
	raided: seenByAll("TOY-5", "seat", "target", "die"),
	lost: seenByAll("TOY-5", "seat", "what"),
	fell: seenByAll("TOY-6", "seat"),
	drew: seenByOwner("TOY-7", ["seat"], ["kind"]),
	offered: seenByAll("TOY-8", "seat", "give", "want"),
	swapped: seenByAll("TOY-8", "seat", "with", "give", "want")
};
// testkit/toy/src/invariants.ts
/** Laws that hold after every action: no card is lost, and the hands are as large as the table is told. */
function invariants(s) {
	const broken = [];
	const count = Array.from(s.discards);
	for (const seat of seats(s)) {
		let n = 0;
		for (let kind = 0; kind < KIND_COUNT; kind++) {
			n += s.hand[hand(seat, kind)];
			count[kind] += s.hand[hand(seat, kind)];
		}
		if (n !== s.handSize[seat]) broken.push(`hand of seat ${seat}: ${n} cards, ${s.handSize[seat]} said`);
	}
	for (let i = 0; i < s.left; i++) count[s.deck[i]]++;
	for (let kind = 0; kind < KIND_COUNT; kind++) if (count[kind] !== 40 / KIND_COUNT) broken.push(`${KINDS[kind]}: ${count[kind]} cards in all`);
	return broken;
}
// testkit/toy/src/effects/draw.ts
/** Each living player draws a card, unseen by the others (TOY-7). */
function drawCards(s, world) {
	for (let seat = 0; seat < s.seats; seat++) {
		if (s.out[seat] || s.left === 0) continue;
		const kind = s.deck[--s.left];
		s.deck[s.left] = 0;
		s.hand[hand(seat, kind)]++;
		s.handSize[seat]++;
		world.reveal(bit(seat));
		if (world.live) world.emit({
			type: "drew",
			seat,
			kind: KINDS[kind]
		});
	}
}
// testkit/toy/src/sequence.ts
/** The outline of play. */
var bySeat = (s, i) => {
	if (i >= s.seats) return -1;
	const seat = (s.first + i) % s.seats;
	return s.out[seat] ? -2 : seat;
};
/** The agreed number of rounds ends the game (TOY-9). */
function endRound(s) {
	if (++s.round >= s.rounds) stop(s);
	else restart(s);
}
var programs = inOrder(PROGRAMS, { round: program("round", "TOY-1", [
	drawCards,
	(s) => ask(s, DECISIONS.bid, living(s)),
	each(bySeat, DECISIONS.turn),
	(s) => ask(s, DECISIONS.market, living(s)),
	endRound
]) });
// testkit/toy/src/setup.ts
/** The deck is shuffled; everybody begins with two coins, which the layout says (TOY-1). */
function setup(s, { options }, world) {
	s.rounds = options.rounds;
	for (let i = 0; i < 40; i++) s.deck[i] = i % KIND_COUNT;
	s.left = 40;
	world.shuffle(s.deck, 40);
	call(s, PROGRAMS.round);
}
// testkit/toy/src/game.ts
/** Everything tied together. */
var toy = {
	id: "toy",
	version: 1,
	variants: [{
		id: "standard",
		seats: [2, 4],
		options: {}
	}, {
		id: "short",
		seats: [2, 4],
		options: { rounds: 3 }
	}],
	options: [{
		name: "rounds",
		values: {
			min: 1,
			max: 20
		},
		init: 8,
		rule: "TOY-9"
	}],
	verbs: VERBS,
	layout: layoutOf,
	setup,
	programs,
	decisions: inOrder(DECISIONS, {
		bid,
		lose,
		market,
		turn
	}),
	events,
	outcome,
	progress: (s) => s.depth === 0 ? 1 : s.round / s.rounds,
	round: (s) => s.round,
	determinize,
	invariants,
	policies: { greedy }
};
export { toy as game };
