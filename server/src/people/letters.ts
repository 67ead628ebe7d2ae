/** Letters about an account, in the reader's language: why it came, one link, and what to do if nobody asked for it. */

/** What the letter is about; `moved` goes to the address that was theirs before. */
export type AccountLetter = 'confirm' | 'address' | 'moved' | 'password' | 'known' | 'guessed'

const LANGUAGES = ['en', 'ru', 'it'] as const
export type LetterLanguage = (typeof LANGUAGES)[number]

/** Of those we write, the one that comes first in a list such as `it-IT, it;q=0.9, en;q=0.8`; null: none of them. */
export function languageIn(accepted: string | null | undefined): LetterLanguage | null {
  for (const part of (accepted ?? '').split(',')) {
    const wanted = part.trim().slice(0, 2).toLowerCase()
    const found = LANGUAGES.find(language => language === wanted)
    if (found) return found
  }
  return null
}

interface LetterText {
  readonly subject: string
  readonly text: string
  /** After the link. */
  readonly rest: string
}
const WORDS: Readonly<Record<LetterLanguage, Readonly<Record<AccountLetter, LetterText>>>> = {
  en: {
    confirm: {
      subject: 'Confirm your address',
      text: 'Welcome to Ecumene. One press confirms that this address is yours:',
      rest: 'The link works for an hour. If you made no account, throw this letter away: nothing happens.',
    },
    address: {
      subject: 'Confirm your new address',
      text: 'You asked for this address at Ecumene. Open this link in a browser where you are signed in:',
      rest: 'The link works for an hour; until then nothing changes. If you did not ask, throw this letter away.',
    },
    moved: {
      subject: 'Your account is to get another address',
      text: 'Somebody who is signed in to your account asked for another address. If it was not you, change your password:',
      rest: 'A new password signs out every other device.',
    },
    password: {
      subject: 'A new password',
      text: 'Here you choose a new password:',
      rest: 'The link works for an hour. If you did not ask for it, your old password goes on working.',
    },
    known: {
      subject: 'You have an account already',
      text: 'Somebody tried to make an account with this address, which has one. If it was you, sign in here:',
      rest: 'If you have forgotten the password, the same page sends you a link for a new one.',
    },
    guessed: {
      subject: 'Somebody is trying to guess your password',
      text: 'Many wrong passwords were tried at your account, so for an hour it listens only where you have signed in before. You need do nothing. If your password is short or used elsewhere, choose another:',
      rest: 'If you cannot sign in, ask for a new password on the sign-in page: that always works. So does a passkey.',
    },
  },
  ru: {
    confirm: {
      subject: 'Подтвердите адрес',
      text: 'Добро пожаловать в Ecumene. Одно нажатие подтвердит, что этот адрес ваш:',
      rest: 'Ссылка действует час. Если учётную запись заводили не вы, просто удалите письмо: ничего не случится.',
    },
    address: {
      subject: 'Подтвердите новый адрес',
      text: 'Этот адрес указан для вашей учётной записи в Ecumene. Откройте ссылку там, где вы вошли:',
      rest: 'Ссылка действует час, до тех пор ничего не меняется. Если просили не вы, просто удалите письмо.',
    },
    moved: {
      subject: 'У вашей учётной записи меняется адрес',
      text: 'Из вашей учётной записи попросили другой адрес. Если это были не вы, смените пароль:',
      rest: 'Новый пароль завершит все остальные сеансы.',
    },
    password: {
      subject: 'Новый пароль',
      text: 'Здесь можно выбрать новый пароль:',
      rest: 'Ссылка действует час. Если вы её не просили, прежний пароль остаётся в силе.',
    },
    known: {
      subject: 'У вас уже есть учётная запись',
      text: 'Кто-то хотел завести учётную запись на этот адрес, а она уже есть. Если это были вы, войдите здесь:',
      rest: 'Если пароль забыт, там же можно получить ссылку для нового.',
    },
    guessed: {
      subject: 'Кто-то подбирает ваш пароль',
      text: 'К вашей учётной записи перебирали пароли, поэтому час в неё можно войти только оттуда, где вы уже входили. Делать ничего не нужно. Если пароль короткий или используется где-то ещё, смените его:',
      rest: 'Если войти не получается, запросите новый пароль на странице входа: это работает всегда, как и ключ доступа.',
    },
  },
  it: {
    confirm: {
      subject: 'Conferma il tuo indirizzo',
      text: 'Ti diamo il benvenuto su Ecumene. Con un clic confermi che questo indirizzo è tuo:',
      rest: 'Il link vale un’ora. Se non hai creato tu l’account, cestina questa lettera: non succede nulla.',
    },
    address: {
      subject: 'Conferma il nuovo indirizzo',
      text: 'Hai indicato questo indirizzo su Ecumene. Apri il link in un browser in cui hai effettuato l’accesso:',
      rest: 'Il link vale un’ora; fino ad allora non cambia nulla. Se non l’hai chiesto tu, cestina questa lettera.',
    },
    moved: {
      subject: 'Il tuo account sta per cambiare indirizzo',
      text: 'Dal tuo account è stato chiesto un altro indirizzo. Se la richiesta non è tua, cambia la password:',
      rest: 'Una nuova password chiude l’accesso su tutti gli altri dispositivi.',
    },
    password: {
      subject: 'Una nuova password',
      text: 'Qui scegli una nuova password:',
      rest: 'Il link vale un’ora. Se non l’hai chiesto tu, la vecchia password resta valida.',
    },
    known: {
      subject: 'Hai già un account',
      text: 'Qualcuno ha provato a creare un account con questo indirizzo, che ne ha già uno. Se eri tu, accedi qui:',
      rest: 'Se hai dimenticato la password, la stessa pagina ti manda un link per sceglierne una nuova.',
    },
    guessed: {
      subject: 'Qualcuno cerca di indovinare la tua password',
      text: 'Per il tuo account sono state provate molte password sbagliate: per un’ora si entra solo da dove hai già effettuato l’accesso. Non devi fare nulla. Se la password è corta o la usi altrove, scegline un’altra:',
      rest: 'Se non riesci a entrare, chiedi una nuova password nella pagina di accesso: funziona sempre, come la passkey.',
    },
  },
}
export function accountLetter(
  language: LetterLanguage,
  about: AccountLetter,
  link: string,
): { subject: string; text: string } {
  const { subject, text, rest } = WORDS[language][about]
  return { subject: `Ecumene: ${subject}`, text: `${text}\n\n${link}\n\n${rest}\n` }
}
