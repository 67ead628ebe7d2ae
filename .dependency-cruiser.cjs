// Which room may import from which. Type-only imports count as imports.
// Each room has one rule: everything that is not in its list is forbidden. Tests have their own, wider rule.

const TEST = '(/test/|[.]test[.]tsx?$)'
const BUILTIN = 'core' // dependency type of node:fs and the like
const packages = (...names) => `^node_modules/(${names.join('|')})/`
const anyPackage = '^node_modules/'
const testTools = packages('vitest', '@vitest/[^/]+', 'fast-check')

/** A room's sources: `from` is the folder; `may` lists what they may import besides the folder itself. */
const room = (name, from, may, { builtins = false, comment, except = [] } = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: [TEST, ...except] },
  to: { pathNot: [from.replace('([^/]+)', '$1'), ...may], ...(builtins ? { dependencyTypesNot: [BUILTIN] } : {}) },
})

const KERNEL = '^kernel/src/'
// The kernel, and what the product asks of a game beside its rules.
const CONTRACT = '^(kernel|contract)/src/'
const BOTS = '^bots/src/'
const CLI = '^cli/src/'
const TESTKIT = '^testkit/(src|toy)/'
const GAMES = '^games/[^/]+/(src|data|ui)/'
// The list of games, what stands on each box, and how strong its bots are.
const LIST = '^games/(index[.]ts|strengths[.](ts|json)|[^/]+/about[.]ts)$'
// Contests between bots, for tests that one plays better than another.
const CONTESTS = '^lab/src/'
const RULES = '^games/[^/]+/rules/'
const PROTOCOL = '^protocol/src/'
const SERVER = '^server/src/'
const MAPS = '^maps/'
const KIT = '^(kit/src/|virtual:icon/)' // icons inlined by the build go with the kit
const KIT_BUILD = '^kit/build/'
const WORDS = '^words/'
// Civilization and Advanced Civilization stand on their family; they never import each other.
const FAMILY = '^games/civilization-family/'
const FAMILY_WORDS = '^games/(advanced-)?civilization/ui/messages[.]en[.]json$'
const OF_FAMILY = '^games/(advanced-)?civilization/'
const SOLO = '^web/src/(local|table)/' // the table without its screen

module.exports = {
  forbidden: [
    room('kernel', '^kernel/', [], {
      comment: 'The kernel imports nothing: no package, no Node module, no other room.',
    }),
    room('contract', '^contract/', [KERNEL], {
      comment: 'What the product asks of a game knows the kernel alone.',
    }),
    room('list-of-games', LIST, [CONTRACT, '^games/[^/]+/src/game[.]ts$'], {
      comment: 'The list of games loads the rules of each.',
    }),
    room('game-rules', '^games/([^/]+)/(src|data)/', [CONTRACT], {
      except: [OF_FAMILY],
      comment: "A game's rules and data import the kernel and their own game only.",
    }),
    room('civilization-rules', '^games/((?:advanced-)?civilization)/(src|data)/', [CONTRACT, `${FAMILY}(src|data)/`], {
      comment: 'The two Civilizations import the kernel, their own game and what they share, which is the family.',
    }),
    {
      name: 'rules-know-no-product',
      comment: 'Rules know the kernel alone; what the product asks stands in src/game.ts and src/bot/.',
      severity: 'error',
      from: { path: '^games/[^/]+/(src|data)/', pathNot: [TEST, '^games/[^/]+/src/(game[.]ts$|bot/)'] },
      to: { path: '^contract/' },
    },
    room('game-ui', '^games/([^/]+)/(src|data|ui)/', [CONTRACT, KIT, MAPS, packages('react', '@types/react')], {
      except: [OF_FAMILY, FAMILY, '^games/[^/]+/(src|data)/'],
      comment: "A game's board imports its own rules and data, the board kit, the maps and React.",
    }),
    room('family-ui', FAMILY, [CONTRACT, KIT, MAPS, FAMILY_WORDS, packages('react', '@types/react')], {
      except: [`${FAMILY}(src|data)/`],
      comment: "As any game's board; which messages there are, the catalogues of its two games say.",
    }),
    room(
      'civilization-ui',
      '^games/((?:advanced-)?civilization)/(src|data|ui)/',
      [CONTRACT, KIT, MAPS, `${FAMILY}(src|data|ui)/`, packages('react', '@types/react')],
      { except: ['^games/[^/]+/(src|data)/'], comment: "As any game's board; and it shares the family's." },
    ),
    room('bots', '^bots/', [CONTRACT], {
      comment: 'Bots know the kernel, never a game: they play from masked views.',
    }),
    room('testkit', '^testkit/', [CONTRACT, WORDS, testTools], { builtins: true, except: ['^testkit/toy/ui/'] }),
    room('toy-ui', '^testkit/toy/', [CONTRACT, KIT, packages('react', '@types/react')], {
      except: ['^testkit/toy/(?!ui/)'],
      comment: "As any game's board.",
    }),
    room('protocol', '^protocol/', [KERNEL, packages('zod')], { comment: 'Protocol is shared by server and browser.' }),
    room('server', '^server/', [CONTRACT, WORDS, LIST, BOTS, PROTOCOL, anyPackage], { builtins: true }),
    {
      name: 'sql-in-the-store',
      comment:
        'SQL stands in server/src/store/ alone; the rest of the server calls functions named after what they do.',
      severity: 'error',
      from: { path: SERVER, pathNot: '^server/src/store/' },
      to: { path: [packages('kysely', 'pg', '@types/pg'), '^(node:)?sqlite$'] },
    },
    room('words', '^words/', [CONTRACT, packages('intl-messageformat')], {
      comment: 'What rules name by key, said in a language; for browser, terminal and server alike.',
    }),
    room('web', '^web/', [CONTRACT, WORDS, KIT, LIST, GAMES, RULES, BOTS, PROTOCOL, MAPS, anyPackage, '^virtual:'], {
      except: ['^web/[^/]+[.]ts$', '^web/(build|e2e)/', '^web/src/dev/'],
      comment: 'The browser knows neither the server nor Node.',
    }),
    room('web-dev', '^web/src/', [CONTRACT, TESTKIT], {
      except: ['^web/src/(?!dev/)'],
      comment: 'The toy, for development and tests of the browser.',
    }),
    room('web-build', '^web/', [KIT_BUILD, anyPackage], {
      except: ['^web/(src|e2e)/'],
      builtins: true,
      comment: 'The build.',
    }),
    room('web-e2e', '^web/e2e/', [CONTRACT, KIT, KIT_BUILD, GAMES, BOTS, '^scripts/find-browser[.]mjs$', anyPackage], {
      builtins: true,
      comment: 'What drives the browser; it may ask the rules how to reach a position.',
    }),
    room('kit', '^kit/src/', [KERNEL, packages('react', 'react-dom', 'd3-[^/]+', '@types/[^/]+')], {
      comment:
        'The kit knows no game and no screen: it gets what is drawn and what may be chosen, and gives back a choice.',
    }),
    room('kit-build', '^kit/build/', [packages('@iconify-json/[^/]+', 'vite')], {
      builtins: true,
      comment: "The build's part of the kit: icons by name, and what is kept packed.",
    }),
    room('cli', '^cli/', [CONTRACT, WORDS, LIST, BOTS, TESTKIT], { builtins: true }),
    room('maps', '^maps/', ['^games/[^/]+/data/', anyPackage], {
      builtins: true,
      comment: 'Maps draw areas that the games name.',
    }),
    room(
      'lab',
      '^lab/',
      [
        ...[CONTRACT, LIST, GAMES, BOTS, PROTOCOL, SERVER, TESTKIT, CLI, SOLO],
        ...['^web/e2e/', KIT_BUILD, '^scripts/bootstrap[.]mjs$', anyPackage],
      ],
      {
        builtins: true,
        comment: 'What is measured in a browser is opened as the browser tests open it.',
      },
    ),
    room('scripts', '^scripts/', ['^server/src/http/static-files[.]ts$', '^kit/src/qr[.]ts$'], {
      except: ['^scripts/(lint|release)/', '^scripts/challenges[.]mjs$'],
      builtins: true,
      comment: 'Scripts run before anything is installed; static-files.ts and qr.ts, too, import no package.',
    }),
    room('challenges', '^scripts/challenges[.]mjs$', [CONTRACT, LIST, '^kit/(src/guide|test|build)/'], {
      builtins: true,
      comment: 'Searches the answers of challenges, for those who write them.',
    }),
    room(
      'release',
      '^scripts/release/',
      [CONTRACT, WORDS, LIST, TESTKIT, '^server/src/people/breached[.]ts$', packages('vite')],
      {
        builtins: true,
        comment:
          'Makes what is shipped: frozen rules, with the bundler of the browser client; the filter of passwords.',
      },
    ),
    room('lint', '^scripts/lint/', [packages('@swc/core')], {
      builtins: true,
      comment: 'Checks of our own, run when all is installed.',
    }),

    {
      name: 'tests-of-the-core',
      comment: 'Tests of kernel, contract, testkit and bots may use the testing tools and play real games.',
      severity: 'error',
      from: { path: `^(kernel|contract|testkit|bots)/.*${TEST}` },
      to: {
        pathNot: ['^(kernel|contract|testkit|bots)/', '^games/[^/]+/(src|data)/', testTools],
        dependencyTypesNot: [BUILTIN],
      },
    },
    {
      name: 'tests-of-a-game',
      comment:
        'Tests of a game may use its own files, the kernel, the testkit, the bots, contests of the lab and the testing tools.',
      severity: 'error',
      from: { path: `^games/([^/]+)/.*${TEST}`, pathNot: [OF_FAMILY, '/ui/'] },
      to: {
        pathNot: ['^games/$1/', LIST, CONTRACT, TESTKIT, BOTS, CONTESTS, WORDS, testTools],
        dependencyTypesNot: [BUILTIN],
      },
    },
    {
      name: 'tests-of-the-civilizations',
      severity: 'error',
      from: { path: `^games/((?:advanced-)?civilization)/.*${TEST}`, pathNot: '/ui/' },
      to: {
        pathNot: ['^games/$1/', FAMILY, CONTRACT, TESTKIT, BOTS, WORDS, testTools],
        dependencyTypesNot: [BUILTIN],
      },
    },
    {
      name: 'only-tests-use-tests',
      comment: 'Nothing but a test imports from a test folder.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: `^[^/]+/.*${TEST}`, pathNot: anyPackage },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      comment: 'The import leads nowhere: a wrong path, a missing dependency or a file its package does not export.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '[?]'] },
    },
  ],
  options: {
    parser: 'swc', // sees type-only imports too; TypeScript 7 has no compiler API that dependency-cruiser could use
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/|^[^/]+/dist/|^coverage/|^lab/bench/boardgame-io/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
}
