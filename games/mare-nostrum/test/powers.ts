/** Which powers and endings a run has used, read from its events. */

import { CAESAR, CLEOPATRA, HANNIBAL, PERICLES, STARTING_HERO_IDS } from '../data/empires.ts'
import { PROVINCE_IDS } from '../data/names.ts'

import { HAMILCAR, NEBUCHADNEZZAR, RAMSES_II, TEMPLE_OF_ARTEMIS, TOKEN_IDS } from '../data/tokens.ts'
import type { E } from '../src/events.ts'
import { hasHero, hasPower } from '../src/query/powers.ts'
import { ENDINGS, type S } from '../src/state.ts'

export const EXPECTED: readonly string[] = [
  ...STARTING_HERO_IDS.map(id => `power ${id}`),
  ...TOKEN_IDS.map(id => `power ${id}`),
  'pyramids',
  ...ENDINGS.slice(0, 4).map(id => `ending ${id}`),
]

/** Remembers what is needed to tell: the set being paid and the battle being fought. */
export function watcher(): (e: E, s: S) => string[] {
  let paid: { seat: number; coins: number; goods: number; twice: boolean } | null = null
  let battle: { province: number; attacker: number } | null = null
  return (e, s) => {
    const seen: string[] = []
    if (e.type === 'paid') {
      if (paid?.seat !== e.seat) paid = { seat: e.seat, coins: 0, goods: 0, twice: false }
      if (e.resource === 'coin') paid.coins += e.count
      else {
        paid.goods += e.count
        if (e.count === 2) paid.twice = true
      }
      return seen
    }
    if (paid) {
      if (paid.coins > 0 && paid.goods > 0 && hasHero(s, paid.seat, CLEOPATRA)) seen.push('power cleopatra')
      if (paid.twice && hasHero(s, paid.seat, HANNIBAL)) seen.push('power hannibal')
      paid = null
    }
    switch (e.type) {
      case 'battle':
        battle = { province: (PROVINCE_IDS as readonly string[]).indexOf(e.province), attacker: e.seat }
        break
      case 'seaBattle':
        battle = null
        break
      case 'rolled':
        if (!battle || e.dice === '-') break
        if (hasHero(s, e.seat, CAESAR) && battle.attacker === e.seat) seen.push('power caesar')
        if (hasHero(s, e.seat, PERICLES) && battle.attacker !== e.seat) seen.push('power pericles')
        if (hasPower(s, e.seat, RAMSES_II)) seen.push('power ramses-ii')
        if (hasPower(s, e.seat, NEBUCHADNEZZAR) && s.control[battle.province] === e.seat)
          seen.push('power nebuchadnezzar')
        break
      case 'power':
        seen.push(`power ${e.token}`)
        break
      case 'copied':
        seen.push('power castor-pollux')
        break
      case 'circe':
        seen.push('power circe')
        break
      case 'perseus':
        seen.push('power perseus')
        break
      case 'pillaged':
        if (hasPower(s, e.seat, HAMILCAR)) seen.push('power hamilcar')
        break
      case 'hired':
        if (e.token === 'hercules') seen.push('power hercules')
        break
      case 'announced':
        seen.push('power antigone')
        break
      case 'colossus':
        seen.push('power colossus')
        break
      case 'kept':
        seen.push('power hanging-gardens')
        break
      case 'peace':
        seen.push('power statue-of-zeus')
        break
      case 'collected':
        if (hasPower(s, e.seat, TEMPLE_OF_ARTEMIS) && e.resource === 'coin') seen.push('power temple-of-artemis')
        break
      case 'pyramids':
        seen.push('pyramids')
        break
      case 'won':
        seen.push(`ending ${e.ending}`)
        break
      default:
    }
    return seen
  }
}
