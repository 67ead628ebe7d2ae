// The greedy player of advanced-civilization as it was before it learned to plan. Never edited: positions of the browser tests come from
// its games, so that they stay when the game's own player changes.
// kernel/src/fields.ts
const WORD_MIN = -32768;
const WORD_MAX = 32767;
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
const scalar = (o = {}) => ({
	...fieldOf(o),
	dims: null
});
const table = (dims, o = {}) => ({
	...fieldOf(o),
	dims
});
scalar({
	min: 1,
	max: 8,
	init: 1,
	sees: "all"
}), scalar({
	max: 12,
	sees: "all"
}), table([12, 12], {
	min: WORD_MIN,
	max: WORD_MAX,
	sees: "all"
});
// kernel/src/types.ts
const bit = (seat) => 1 << seat;
const has = (mask, seat) => (mask >> seat & 1) === 1;
/** A refusal in words: the rule that forbids it, the message and its arguments. */
const refusal = (rule, key, args) => args ? {
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
const KIND = 0;
const OWED = 2;
/** Numbers for a game's programs or decisions, in order: `const D = ids('move', 'build')`, then `ask(s, D.move, …)`. */
function ids(...names) {
	return Object.fromEntries(names.map((name, i) => [name, i]));
}
Array.from({ length: 9 }, (_, n) => Array.from({ length: n }, (__, i) => i));
const top = (s) => (s.depth - 1) * 12;
/** Who still owes an answer to the decision on top. */
const owed = (s) => s.depth > 0 && s.frames[top(s) + KIND] >= 0 ? s.frames[top(s) + OWED] : 0;
/** The decision on top (`asking(s) === D.bid`), or -1. */
const asking = (s) => s.depth > 0 ? Math.max(-1, s.frames[top(s) + KIND]) : -1;
/** Inside `apply`: this seat is asked (again). */
const owes = (s, seat) => {
	s.frames[top(s) + OWED] |= bit(seat);
};
new Codes();
new Codes();
new Codes();
// kernel/src/verbs.ts
const bitsFor = (n) => n <= 1 ? 0 : 32 - Math.clz32(n - 1);
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
const AREA_ROWS = [
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
const AREA_IDS = AREA_ROWS.map((row) => row[0]);
const AREAS = AREA_ROWS.length;
/** The index of an area by its id: for data and tests, not for rules in play. */
const areaOf = (id) => AREA_IDS.indexOf(id);
// games/civilization-family/data/boards.ts
/**
* The boards of both Civilizations. The first four follow the digits of areas.ts (CIV-27.1, CIV-28.1, CIV-29.1a and the
* like), `whole` is everything; the last two are boards of Advanced Civilization only. An area in play keeps its site
* (ADV-22.8); an open sea that is out of play touches nothing in play (ADV-22.9, ADV-R-9).
*/
const BOARD_IDS = [
	"two",
	"three",
	"four",
	"five",
	"whole",
	"five-west",
	"hazelnut"
];
/** Out of play without the easternmost panel (ADV-22.4). */
const EAST_PANEL = [
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
const HAZELNUT = [
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
const BORDER_ROWS = [
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
const SHORE_ROWS = [
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
const TWO_COASTS = "delphi";
// games/civilization-family/data/features.ts
/**
* Flood plains (CIV-2.2k), volcanoes (CIV-2.2m) and islands (CIV-2.2c) of the board; areas.ts says which areas they
* touch.
*/
const PLAIN_IDS = [
	"nile",
	"mesopotamia",
	"danube",
	"po"
];
const VOLCANO_IDS = [
	"vesuvius",
	"etna",
	"thera"
];
// games/civilization-family/data/nations.ts
/** The nine nations in A.S.T. order (CIV-R-2), the epochs of the table, and the pieces each player has. */
const NATION_IDS = [
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
NATION_IDS.length;
const SITE_IDS = [
	"none",
	"black",
	"white"
];
const SITE = Int16Array.from(AREA_ROWS, (row) => SITE_IDS.indexOf(row[3]));
const HAS_WATER = Int16Array.from(AREA_ROWS, (row) => row[1] === "land" ? 0 : 1);
const ISLAND = Int16Array.from(AREA_ROWS, (row) => row[7] === "" ? 0 : 1);
/** What is printed in each area: `map.limit[area]`. Plain, volcano and start are NONE where there is none. */
const map = {
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
const BOARDS = BOARD_IDS.length;
const boardNamed = (id) => BOARD_IDS.indexOf(id);
boardNamed("whole");
const IN_PLAY = new Int16Array(BOARDS * AREAS);
/** City sites by board: with two players those on islands have no effect (CIV-29.1b, CIV-R-82). */
const SITE_ON = new Int16Array(BOARDS * AREAS);
for (let board = 0; board < BOARDS; board++) for (let area = 0; area < AREAS; area++) {
	IN_PLAY[board * AREAS + area] = isOn(BOARD_IDS[board], area) ? 1 : 0;
	SITE_ON[board * AREAS + area] = (board === boardNamed("two") || board === boardNamed("hazelnut")) && ISLAND[area] ? 0 : SITE[area];
}
function isOn(board, area) {
	if (board === "whole") return true;
	if (board === "five-west") return !EAST_PANEL.includes(AREA_IDS[area]);
	if (board === "hazelnut") return map.openSea[area] === 1 || HAZELNUT.includes(AREA_IDS[area]);
	return AREA_ROWS[area][8].includes(String(BOARD_IDS.indexOf(board) + 2));
}
const BORDERS = BORDER_ROWS.flatMap(([id, list]) => list.split(" ").map((entry) => ({
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
const LAND = graph(AREAS, BORDERS.filter((border) => border.land).map((border) => [border.a, border.b]));
graph(AREAS, BORDERS.map((border) => [border.a, border.b]));
const SHORE_LIST = AREA_IDS.flatMap((id, area) => {
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
const SHORE_IDS = SHORE_LIST.map((shore) => shore.id);
const SHORES = SHORE_IDS.length;
const AREA_OF_SHORE = Int16Array.from(SHORE_LIST, (shore) => shore.area);
Int16Array.from(AREA_IDS, (_, area) => SHORE_LIST.findIndex((shore) => shore.area === area));
Int16Array.from(AREA_IDS, (_, area) => SHORE_LIST.filter((shore) => shore.area === area).length);
areaOf(TWO_COASTS);
/** Where ships sail: one water border (CIV-10.6b). Two lakes on one border are two ways (CIV-R-91). */
const SAIL = graph(SHORES, BORDERS.filter((border) => border.water).flatMap((border) => SHORE_LIST.flatMap((one, i) => one.area !== border.a || one.neighbours && !one.neighbours.has(AREA_IDS[border.b]) ? [] : SHORE_LIST.flatMap((other, at) => other.area !== border.b || other.neighbours && !other.neighbours.has(AREA_IDS[border.a]) || !sameLake(one, other) ? [] : [[i, at]]))));
/** Where both areas have two waters, the shores must carry the same name: Lake Van leads to Lake Van. */
function sameLake(one, other) {
	const name = (shore) => shore.id.slice(AREA_IDS[shore.area].length);
	return !one.neighbours || !other.neighbours || name(one) === name(other);
}
/**
* Waters by board: shores a ship can reach from each other, without open sea and with it (CIV-R-64). -1: out of play,
* or open sea without leave.
*/
const WATER = new Int16Array(BOARDS * 2 * SHORES).fill(-1);
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
const TO_LAND = new Int16Array(BOARDS * SHORES);
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
const CARD_IDS$1 = [
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
/** Places in `war`, the notes of a Civil War (CIV-R-100). */
const WAR = {
	victim: 0,
	nominee: 1,
	stock: 2,
	spare: 3,
	asked: 4,
	points: 5,
	taker: 6
};
const tokensAt = (area, who) => who * AREAS + area;
const shipOf = (who, i) => who * 4 + i;
// games/civilization-family/src/query.ts
const inPlay = (s, area) => IN_PLAY[s.board * AREAS + area] === 1;
const siteAt = (s, area) => SITE_ON[s.board * AREAS + area];
/** Cards of both games have the same number in both; how many there are follows from the table. */
const hasCard = (s, who, card) => s.card[s.card.length / s.seats * who + card] === 1;
/** Tokens on ships; only while their owner moves (CIV-10.9a). */
function afloat(s, who) {
	let n = 0;
	for (let i = 0; i < 4; i++) n += s.aboard[shipOf(who, i)];
	return n;
}
/** Tokens on the board; ships and cities are not counted (CIV-8.1a). */
const population = (s, who) => s.tokensEach - s.stock[who] - s.treasury[who] - afloat(s, who);
/** Unit points on the board: a token is 1, a city 5 (CIV-2.3.3b). */
const strength = (s, who) => population(s, who) + 5 * s.cities[who];
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
const limitFor = (s, area, who) => map.limit[area] + (hasCard(s, who, 3) ? 1 : 0);
/** Six tokens build a city on a site, twelve elsewhere (CIV-12.2a, CIV-12.2b). */
const tokensForCity = (s, area) => siteAt(s, area) === 0 ? 12 : 6;
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
const range = (s, who) => hasCard(s, who, 1) ? 5 : 4;
/**
* Open sea needs Astronomy (CIV-10.7a, CIV-22.3.8); in the simpler games it is open to all (CIV-31.5.3, CIV-32.5.1b).
*/
const crossesOpenSea = (s, who) => s.ruleset !== 0 || hasCard(s, who, 5);
/** Tokens that have neither moved by land nor landed (CIV-10.2b, CIV-10.5b, CIV-10.9b). */
const unmoved = (s, area, who) => s.tokens[tokensAt(area, who)] - s.mark[area];
/**
* Anyone may enter any area (CIV-10.3a); among Nomads an area with another's tokens is closed (CIV-31.5.1, CIV-R-109).
*/
function canEnter(s, area, who) {
	if (s.ruleset !== 1) return true;
	for (let seat = 0; seat < s.seats; seat++) if (seat !== who && s.tokens[tokensAt(area, seat)] > 0) return false;
	return true;
}
/** Tokens land only where there is land (CIV-R-92). */
const canLand = (s, area, who) => !map.openSea[area] && canEnter(s, area, who);
// games/civilization-family/src/bot/ground.ts
/** What the greedy player sees in an area: its own tokens and others', room, tokens to spare. */
const mine = (s, area, who) => s.tokens[tokensAt(area, who)];
const foreign = (s, area, who) => crowd(s, area) - mine(s, area, who);
/** Room for tokens of this player without a fight. */
function room(s, area, who) {
	if (!inPlay(s, area) || map.openSea[area] || s.city[area] !== -1 || !canEnter(s, area, who)) return 0;
	const others = foreign(s, area, who);
	return (others === 0 ? limitFor(s, area, who) : map.limit[area]) - others - mine(s, area, who);
}
/** Tokens an area may send away: not those that wait to become a city, nor those it can hold. */
function toSpare(s, area, who) {
	const here = mine(s, area, who);
	if (here === 0) return 0;
	const spare = here - (s.city[area] !== -1 ? 0 : becomesCity(s, area, who) ? tokensForCity(s, area) : Math.min(here, limitFor(s, area, who)));
	const free = unmoved(s, area, who);
	return Math.min(spare, free);
}
const becomesCity = (s, area, who) => s.ruleset !== 1 && s.city[area] === -1 && mine(s, area, who) >= tokensForCity(s, area) && aloneIn(s, area) === who && s.cities[who] < 9;
/** Tokens beyond the two that grow, in an area that is not about to become a city. */
function beyondTwo(s, area, who) {
	const here = mine(s, area, who);
	if (here <= 2 || s.city[area] !== -1 || becomesCity(s, area, who)) return 0;
	return Math.min(here - 2, unmoved(s, area, who));
}
// games/civilization-family/src/bot/sea.ts
/** The greedy player's ships: when to keep and build them, what to take aboard, where to land. */
const steps = new Int16Array(SHORES);
const first = new Int16Array(SHORES);
const queue = new Int16Array(SHORES);
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
			if (map.openSea[area] && (!crossesOpenSea(s, who) || steps[from] + 2 > left)) continue;
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
		const spare = Math.max(toSpare(s, AREA_OF_SHORE[shore], who), s.stock[who] < 8 ? 0 : beyondTwo(s, AREA_OF_SHORE[shore], who));
		if (spare <= 0) continue;
		const goal = haven(s, who, shore, range(s, who));
		if (goal !== -1 && goal !== shore) return verbs.board.code(i, Math.min(5, spare));
	}
}
/** A ship is kept and built while people stand crowded on a shore, have no room next door, and somewhere to go. */
function chooseShips(s, who, legal, verbs) {
	const hoards = s.treasury[who] > 6 && s.stock[who] < 2 * s.cities[who] + 8;
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
const supportsOneMore = (s, who, population) => population >= 2 * (s.cities[who] + 1);
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
		if (s.city[area] !== -1 || !inPlay(s, area) || map.openSea[area] || foreign(s, area, who) > 0) continue;
		const need = tokensForCity(s, area);
		const here = mine(s, area, who);
		if (here >= need) continue;
		let near = here;
		for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) near += available(s, LAND.to[i], who);
		if (near < need || population(s, who) - need < 2 * (s.cities[who] + 1)) continue;
		const value = 40 - need + here + (map.plain[area] === -1 ? 2 : 0) + (map.volcano[area] === -1 ? 2 : 0);
		if (value > bestValue) {
			bestValue = value;
			best = area;
		}
	}
	if (best === -1) return void 0;
	let from = -1;
	let most = 0;
	for (let i = LAND.at[best]; i < LAND.at[best + 1]; i++) {
		const give = available(s, LAND.to[i], who);
		if (give > most) {
			most = give;
			from = LAND.to[i];
		}
	}
	if (from === -1) return void 0;
	const missing = tokensForCity(s, best) - mine(s, best, who);
	return verbs.walk.code(from, best, Math.min(missing, most));
}
/**
* Tokens a neighbour may give to a new city: a city in the making stays whole; one stays behind to grow again, unless
* the Stock has nothing to grow from.
*/
function available(s, area, who) {
	const free = unmoved(s, area, who);
	if (free <= 0) return 0;
	if (becomesCity(s, area, who)) return Math.max(0, Math.min(free, mine(s, area, who) - tokensForCity(s, area)));
	return Math.min(free, Math.max(0, mine(s, area, who) - (s.stock[who] < 8 ? 0 : 1)));
}
/**
* Two tokens in an area grow best: first fill neighbours up to two, while the Stock lasts; then send away what an area
* cannot hold.
*/
function spread(s, who, verbs) {
	for (let thin = s.stock[who] < 8 ? 0 : 1; thin >= 0; thin--) for (let area = 0; area < AREAS; area++) {
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
/** What would be lost as surplus is sent against weaker neighbours. */
function push(s, who, verbs) {
	if (s.ruleset === 1) return void 0;
	for (let area = 0; area < AREAS; area++) {
		const spare = toSpare(s, area, who);
		if (spare < 2) continue;
		for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) {
			const to = LAND.to[i];
			if (!inPlay(s, to) || map.openSea[to] || s.city[to] === who) continue;
			const others = foreign(s, to, who);
			if (s.city[to] === -1 ? others > 0 && spare + mine(s, to, who) > others : spare >= 8) return verbs.walk.code(area, to, spare);
		}
	}
}
// games/civilization-family/src/bot/common-choices.ts
/** What the simple player answers to the questions that both games ask. */
/** Its answer, or NONE if the question is one of the game's own. `kinds`: how many kinds of trade card there are. */
const makeCommonChoice = (verbs, decisions, kinds) => (s, seat, legal) => {
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
// games/advanced-civilization/data/trade.ts
/** Every commodity with its value, which is the number of its stack, and how many cards there are of it. */
const COMMODITY_ROWS = [
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
const COMMODITY_IDS = COMMODITY_ROWS.map((row) => row.id);
const COMMODITIES = COMMODITY_IDS.length;
const COMMODITY_VALUE = COMMODITY_ROWS.map((row) => row.value);
const COMMODITY_COUNT = COMMODITY_ROWS.map((row) => row.cards);
/** Mining can raise these (ADV-17.20). */
const MINED_IDS = [
	"iron",
	"bronze",
	"silver",
	"gems",
	"gold"
];
MINED_IDS.map((id) => COMMODITY_IDS.indexOf(id));
/** In the order of resolution: ascending number, of two with one number the non-tradable first (ADV-11.8). */
const CALAMITY_ROWS = [
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
const CALAMITY_IDS = CALAMITY_ROWS.map((row) => row.id);
const CALAMITIES = CALAMITY_IDS.length;
const calamityNamed = (id) => CALAMITY_IDS.indexOf(id);
calamityNamed("volcano");
calamityNamed("treachery");
calamityNamed("famine");
calamityNamed("superstition");
calamityNamed("civil-war");
calamityNamed("slave-revolt");
calamityNamed("flood");
calamityNamed("barbarian-hordes");
calamityNamed("epidemic");
calamityNamed("civil-disorder");
calamityNamed("iconoclasm");
calamityNamed("piracy");
const CALAMITY_NUMBER = CALAMITY_ROWS.map((row) => row.number);
const TRADE_IDS = [...COMMODITY_IDS, ...CALAMITY_IDS];
const KINDS = COMMODITIES + CALAMITIES;
const TRADABLE = Int16Array.from({ length: KINDS }, (_, kind) => kind >= COMMODITIES && "stays" in CALAMITY_ROWS[kind - COMMODITIES] ? 0 : 1);
/** Everything but the four calamities that stay with their drawer (ADV-10.8). */
const isTradable = (kind) => TRADABLE[kind] === 1;
Int16Array.from({ length: KINDS }, (_, kind) => kind < COMMODITIES ? COMMODITY_VALUE[kind] - 1 : CALAMITY_NUMBER[kind - COMMODITIES] - 1);
Int16Array.from({ length: KINDS }, (_, kind) => kind < COMMODITIES ? COMMODITY_COUNT[kind] : 1);
/** Value of n cards of one commodity: n x n x value (ADV-17.19); calamities are worth nothing. */
const setValue = (kind, n) => kind < COMMODITIES ? n * n * COMMODITY_VALUE[kind] : 0;
// games/civilization-family/src/verbs.ts
const SOURCES = ["treasury", "levy"];
const FACTIONS = ["first", "second"];
const some = {
	min: 1,
	max: 55
};
/** The beginning, taxes, population, ships, movement. */
const EARLY_VERBS = {
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
const lateVerbs = ({ seats, cards, commodities, kinds }) => ({
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
const WAR_VERBS = {
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
const PHASE_DECISIONS = [
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
const CARD_IDS = [
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
const GROUP_IDS = [
	"crafts",
	"sciences",
	"arts",
	"civics",
	"religion"
];
// games/advanced-civilization/data/card-specs.ts
const CARD_SPECS = {
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
const CARDS = CARD_IDS.length;
const numberOf = (id) => CARD_IDS.indexOf(id);
numberOf("drama-and-poetry");
numberOf("music");
numberOf("architecture");
numberOf("literacy");
numberOf("roadbuilding");
numberOf("mining");
numberOf("mathematics");
numberOf("military");
numberOf("deism");
numberOf("enlightenment");
numberOf("monotheism");
numberOf("theology");
GROUP_IDS.length;
const CARD_COST = Int16Array.from(CARD_IDS, (id) => CARD_SPECS[id].cost);
const CARD_NEEDS = Int16Array.from(CARD_IDS, (id) => CARD_SPECS[id].needs ? numberOf(CARD_SPECS[id].needs) : -1);
/** Bit i: the card belongs to group i. */
const CARD_GROUPS = Int16Array.from(CARD_IDS, (id) => CARD_SPECS[id].groups.reduce((mask, group) => mask | 1 << GROUP_IDS.indexOf(group), 0));
/** CREDIT[a * CARDS + b]: what owning a takes off the price of b. */
const CREDIT = Int16Array.from({ length: CARDS * CARDS }, (_, i) => CARD_SPECS[CARD_IDS[Math.floor(i / CARDS)]].credits?.[CARD_IDS[i % CARDS]] ?? 0);
// games/advanced-civilization/src/verbs.ts
/**
* What players can do, and the numbers of programs and decisions. Shared decisions are given these verbs and numbers,
* so the order here is this game's own; records keep it.
*/
const SEATS = 8;
const verbs = verbs$1({
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
	accuse: { target: SEATS }
});
const decisions = ids(...PHASE_DECISIONS, "pillage", "join", "erupt", "quake", "shake", "betray", "lose", "order", "reduce", "pick", "faction", "annex", "slaves", "plain", "coast", "march", "accuse", "condemn", "raid", "convert");
ids("settling", "round", "revolts", "conflict", "draws", "purchases", ...[
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
// games/advanced-civilization/src/state.ts
const handOf = (who, kind) => who * KINDS + kind;
const cardOf = (who, card) => who * CARDS + card;
const paidOf = (who, commodity) => who * COMMODITIES + commodity;
const nameOf = (who, i) => who * 2 + i;
boardNamed("hazelnut"), boardNamed("two");
// games/advanced-civilization/src/bot/disaster.ts
/** The greedy player in misfortune: spare cities while people can support them, hurt whoever is ahead. */
/** The listed action that is worth most; the first of equals. */
function best(legal, worth) {
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
const standing = (s, who) => who === 8 ? 0 : s.position[who] * 100 + strength(s, who);
/** What a city is worth to its owner: a site, and little room for the tokens that would take its place. */
const worthOf = (s, area) => (siteAt(s, area) === 0 ? 0 : 8) + 5 - map.limit[area];
/**
* Tokens where they stand thickest, while enough are left to support the cities; then cities that leave something
* behind; of the Grain shown, the most.
*/
function chooseLoss(s, who, legal) {
	const spare = population(s, who) - 2 * (s.cities[who] - 1);
	return best(legal, (code) => {
		if (verbs.show.is(code)) return verbs.show.arg.cards(code);
		if (verbs.lose.is(code)) {
			const n = verbs.lose.arg.tokens(code);
			return (n <= spare ? 50 : 0) + s.tokens[tokensAt(verbs.lose.arg.area(code), who)] - n;
		}
		if (verbs.shrink.is(code)) return 25 + verbs.shrink.arg.tokens(code) - worthOf(s, verbs.shrink.arg.area(code));
		return 20 - worthOf(s, verbs.loseCity.arg.area(code));
	});
}
const chooseOrder = (s, legal) => best(legal, (code) => standing(s, verbs.order.arg.target(code)) * 32 + verbs.order.arg.points(code));
const chooseAccused = (s, legal) => best(legal, (code) => standing(s, verbs.accuse.arg.target(code)));
/** A city of its own goes that is easiest to do without; of another’s, the best one of whoever is furthest ahead. */
function chooseCity(s, who, legal) {
	return best(legal, (code) => {
		const area = verbs.reduce.arg.area(code);
		const owner = s.city[area];
		return owner === who ? -worthOf(s, area) : standing(s, owner) * 16 + worthOf(s, area);
	});
}
/** Between equal volcanoes, plains and ways of Barbarians: where least of its own stands. */
function chooseSpot(s, who, legal) {
	return best(legal, (code) => {
		let own = 0;
		for (let area = 0; area < AREAS; area++) if (verbs.erupt.is(code) ? map.volcano[area] === verbs.erupt.arg.volcano(code) : verbs.strike.is(code) ? map.plain[area] === verbs.strike.arg.plain(code) : area === verbs.march.arg.area(code)) own += s.tokens[tokensAt(area, who)] + (s.city[area] === who ? 5 : 0);
		return -own;
	});
}
/** Civil War: cities first where the rest stays exact, then tokens in bulk; the stronger faction is kept. */
const choosePart = (legal) => best(legal, (code) => verbs.pickCity.is(code) || verbs.annexCity.is(code) ? 60 : verbs.pick.is(code) ? verbs.pick.arg.tokens(code) : verbs.annex.arg.tokens(code));
function chooseFaction(s, who) {
	let chosen = 0;
	for (let area = 0; area < s.mark.length; area++) chosen += s.mark[area] * (s.city[area] === s.war[WAR.victim] ? 5 : 1);
	return verbs.keep.code(chosen * 2 >= strength(s, who) ? 0 : 1);
}
/** Monotheism: the area with most points, of the strongest; a city needs support. */
function chooseConversion(s, who, legal) {
	const supports = population(s, who) >= 2 * (s.cities[who] + 1);
	return best(legal, (code) => {
		if (verbs.done.is(code)) return 0;
		const area = verbs.convert.arg.area(code);
		const target = verbs.convert.arg.target(code);
		return (s.city[area] === target ? supports ? 8 : 0 : s.tokens[tokensAt(area, target)]) * 10 + standing(s, target) / 100;
	});
}
// games/advanced-civilization/data/nations.ts
/** Where each epoch after the Stone Age begins, and the numbers in the cells of the Late Iron Age. */
const TRACKS = {
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
const BABYLON_EARLY = {
	begins: [
		4,
		7,
		10,
		14
	],
	points: [1600, 1900]
};
// games/advanced-civilization/src/query/holdings.ts
/** Pure questions about a position that plain Civilization does not ask. Those it does ask are in its own query.ts. */
/** Barbarians, pirates and their stand-ins have no cards (ADV-R-18). */
const holds = (s, who, card) => who < s.seats && hasCard(s, who, card);
// games/advanced-civilization/src/query/mining.ts
/** What one card more adds to a set: at least one real card, never more than there are in the game. */
const gainOf = (commodity, cards) => cards >= 1 && cards < COMMODITY_COUNT[commodity] ? setValue(commodity, cards + 1) - setValue(commodity, cards) : 0;
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
const { creditTowards, priceOf, basketPrice, basketSize } = makePrices({
	kinds: CARDS,
	cost: CARD_COST,
	credit: CREDIT
});
/** Cards that may pay: all commodities but the Grain laid open in a Famine (ADV-16.3.6). */
const spendable = (s, who, commodity) => s.hand[handOf(who, commodity)] - (commodity === 5 ? s.shown[who] : 0);
// games/advanced-civilization/src/query/succession.ts
const BABYLON = NATION_IDS.indexOf("babylon");
const trackOf = (s, nation) => s.earlyBabylon === 1 && nation === BABYLON ? BABYLON_EARLY : TRACKS[NATION_IDS[nation]];
/** The start arrow counts as Stone Age (ADV-R-52). */
function epochAt(s, nation, position) {
	const { begins } = trackOf(s, nation);
	let epoch = 0;
	while (epoch < 4 && position >= begins[epoch]) epoch++;
	return epoch;
}
// games/advanced-civilization/src/bot/library.ts
/**
* The greedy player as a buyer: as much face value as it can afford, groups that are still missing first, whole sets as
* payment.
*/
function chooseCards(s, who, legal) {
	if (legal.n === 1) return legal.at[0];
	if (verbs.giveBack.is(legal.at[0])) return giveBack(s, who);
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
const OPENS = 60;
/**
* Face value against price, what it will save on cards to come, and a bonus for a group that the next epochs ask for.
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
	return CARD_COST[card] * 2 - priceOf(s, who, card) + (saves >> 1) + (early && fresh !== 0 ? 120 : 0);
}
const kinds = new Int16Array(COMMODITIES);
const MANY = 12;
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
function giveBack(s, who) {
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
const MOST_OFFERS = 10;
/** A single card buys little and fills the hand: it counts for less than its face. */
const worthOfSet = (value, n) => n === 1 ? .4 * value : n * n * value;
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
		if (counts && stall.gainFrom(s, who, other) > lossOf(s, who, counts, 0)) return s.offerCards[who] > 0 ? { key: "talk.busy" } : null;
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
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** More offers than this are not counted: nothing limits them (CIV-16.1b, CIV-16.5). */
const COUNTED = 99;
/** To whom: a seat, or -1 for all; to all unless said. */
const addressee = (action) => action.target ?? action.to ?? -1;
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
const someone = (s, seat, rng) => {
	const target = rng.below(s.seats * 2);
	return target >= s.seats || target === seat ? -1 : target;
};
/** The commodity of which an offer has most, other than this one; NONE if there is none. */
function mostOf(counts, commodities, except = -1) {
	let best = -1;
	for (let kind = 0; kind < commodities; kind++) if (kind !== except && counts[kind] > 0 && (best === -1 || counts[kind] > counts[best])) best = kind;
	return best;
}
// games/advanced-civilization/src/adopted.ts
/** The rule of this game for every rule of Civilization that an adopted decision can name or carries out. */
const SAME = {
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
const same = (rule) => SAME[rule] ?? rule;
/** The same free form; the rules it names are this game's. */
const adoptedForm = (plain) => ({
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
const kindOf = (id) => TRADE_IDS.indexOf(String(id));
const made = makeOffer({
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
		const first = wanted !== -1 && counts[wanted] > 0 ? wanted : mostOf(counts, COMMODITIES);
		if (first === -1) return null;
		const next = mostOf(counts, COMMODITIES, first);
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
const offer = {
	...made,
	form: adoptedForm(made.form)
};
// games/advanced-civilization/src/bot/market.ts
/** The greedy player at market: what an offer of this game may be worth. */
/** A card nobody has named is worth little, and may be a calamity. */
const UNNAMED = -1;
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
const { chooseTrade, declines } = makeTrader(verbs, {
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
// games/advanced-civilization/src/bot/greedy.ts
/**
* A simple player: settles and builds like that of plain Civilization, trades for sets, passes calamities on, buys
* towards the next epoch. Deterministic given its rng.
*/
const commonChoice = makeCommonChoice(verbs, decisions, KINDS);
const greedy = (s, seat, legal, rng) => {
	const common = commonChoice(s, seat, legal);
	if (common !== -1) return common;
	switch (asking(s)) {
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
export { greedy };
