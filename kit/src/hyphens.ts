/**
 * Where a long word may break on a small card: between syllables, told by vowels; good enough for the three languages
 * and one line.
 */
const VOWELS = 'aeiouyàèéìòùаеёиоуыэюя'
const SHY = '\u00ad'

export const softHyphens = (text: string): string => text.replace(/[\p{L}]{8,}/gu, broken)

/** Cards have few names, and show them again at every position. */
const known = new Map<string, string>()
function broken(word: string): string {
  const found = known.get(word) ?? hyphenated(word)
  known.set(word, found)
  return found
}

function hyphenated(word: string): string {
  const letters = [...word]
  const isVowel = (i: number): boolean => VOWELS.includes(letters[i].toLowerCase())
  let out = ''
  for (let i = 0; i < letters.length; i++) {
    // A consonant before a vowel begins a syllable; signs that soften or harden stay with the letter before them.
    const begins =
      i > 1 && i < letters.length - 2 && !isVowel(i) && isVowel(i + 1) && letters.slice(0, i).some((_, k) => isVowel(k))
    out += begins && !'ьъй'.includes(letters[i].toLowerCase()) ? SHY + letters[i] : letters[i]
  }
  return out
}
