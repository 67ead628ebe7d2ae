import type { ActionJson, Form, GameDef, Json } from '@ecumene/kernel'

/**
 * An action in words: `offer cards=salt:2,wine:1 wants=cloth`. Numbers are numbers, `a:2,b` counts things, everything
 * else is a name. Null: the first word is no verb of the game.
 */
export function actionSaid(game: GameDef, verb: string, rest: readonly string[]): ActionJson | null {
  const isVerb = verb in game.verbs.specs || game.decisions.some(d => d.form?.verb === verb)
  if (!isVerb) return null
  const action: Record<string, Json> = { verb }
  for (const part of rest) {
    const cut = part.indexOf('=')
    if (cut <= 0) return null
    action[part.slice(0, cut)] = valueSaid(part.slice(cut + 1))
  }
  return action as unknown as ActionJson
}
function valueSaid(text: string): Json {
  if (/^-?\d+$/.test(text)) return Number(text)
  if (text === '-') return null
  if (!/[:,]/.test(text)) return text
  return Object.fromEntries(
    text.split(',').map(part => {
      const [name, n = '1'] = part.split(':')
      return [name, Number(n)]
    }),
  )
}

/** How a form is typed: `offer cards=… commodity=… target=… want=…`. */
export const usageOf = ({ verb, params }: Pick<Form<never, never>, 'verb' | 'params'>): string =>
  [verb, ...Object.keys(params).map(param => `${param}=…`)].join(' ')
