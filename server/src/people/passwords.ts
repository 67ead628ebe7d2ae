/** Passwords that attackers try first: refused without a request to another service. */
import { isBreached } from './breached.ts'

/** What most of the passwords in published lists are made of. */
const COMMON = new Set(
  `password passwort passw0rd senha contrasena motdepasse parola пароль qwerty qwertz azerty йцукен asdf asdfgh zxcvbn
  letmein welcome admin administrator root login guest test tester master dragon monkey football baseball basketball
  soccer hockey superman batman pokemon starwars princess sunshine shadow michael jordan jennifer hunter killer pepper
  ginger summer winter spring autumn liverpool arsenal chelsea barcelona juventus ferrari mercedes freedom whatever
  trustno iloveyou lovely flower cookie computer internet samsung google facebook secret changeme default access
  ecumene civilization civilisation marenostrum throughtheages bronze boardgame abc abcd abcdef hello hallo ciao привет`
    .split(/\s+/)
    .filter(Boolean),
)
const ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
]
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const isRun = (text: string): boolean => {
  const reversed = [...text].reverse().join('')
  const doubled = ROWS.map(row => row + row)
  return doubled.some(row => row.includes(text) || row.includes(reversed))
}
/** One short thing again and again. */
const isRepeated = (text: string): boolean => /^(.{1,5})\1+.{0,4}$/u.test(text)
const plain = (text: string): string => [...text].map(c => LEET[c] ?? c).join('')

/** `own`: what is known of its owner, which they must not use as a password. */
export function isGuessable(password: string, own: readonly string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
  if (isBreached(password) || isRepeated(text) || isRun(text)) return true
  const names = own.flatMap(name => [name.toLowerCase(), name.toLowerCase().split('@')[0]]).filter(n => n.length >= 4)
  if (names.some(name => text.includes(name) && text.length - name.length < 6)) return true
  // A common word, or two of them, with digits and signs around it.
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const cores = [core, plain(core), plain(text).replace(/[^\p{L}]+$/gu, '')]
  return cores.some(c => c === '' || COMMON.has(c) || isRun(c) || isTwoCommon(c))
}
function isTwoCommon(text: string): boolean {
  for (let i = 3; i <= text.length - 3; i++) if (COMMON.has(text.slice(0, i)) && COMMON.has(text.slice(i))) return true
  return false
}
