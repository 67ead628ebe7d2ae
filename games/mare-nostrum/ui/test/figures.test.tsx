import { join } from 'node:path'
import { figuresSuite } from '@ecumene/kit/test/figures-suite.tsx'
import { mareNostrum } from '../../src/game.ts'
import { figures } from '../figures.ts'
import ui from '../index.tsx'

figuresSuite({
  game: mareNostrum,
  ui,
  root: join(import.meta.dirname, '..', '..'),
  figures,
  rare: { toLose: 'lose', pile: 'tithe', reserve: 'colossus' },
  // What each slot yields is written on it at the press of a key.
  behind: ['yields'],
  printed: {
    'mn-markers': 'the sides of the exchange markers',
    'mn-marker': 'a side of a marker in the hand',
    'mn-dial': 'a number that may be said',
    'mn-effect': 'the text of a card',
    'mn-bonus': 'what a card adds',
    'mn-printed-price': 'the price of the Pyramids',
    'mn-fortress-adds': 'what a fortress adds to the dice and stops',
    'mn-double-text': 'a building that doubles',
    'mn-thread': 'the takes of a trade are numbered',
    'mn-takes': 'what was taken so far',
    'mn-roll': 'the dice of a battle that was fought',
    'mn-battle-title': 'a battle that was fought',
    'mn-odds-said': 'the chances of a battle',
    'mn-swords': 'the battles are numbered',
    'mn-battle-choice': 'the battles are numbered',
    'mn-empire-card': 'what an empire would begin with',
    'mn-seen': 'what was seen of resources, which the chronicle tells',
    'mn-final': 'how it was won, which the chronicle tells',
    'mn-chip': 'the name of a card',
  },
})
