import { LANGUAGES } from '@ecumene/words'
import { type ReactNode, useState } from 'react'
import { change, PACES, PATIENCES, THEMES, useSettings } from '../settings.ts'
import { speaker } from '../sound/sounds.ts'
import { useWords } from '../speech.tsx'
import { Check } from './check.tsx'
import { Dialog } from './dialog.tsx'
import { Segments } from './segments.tsx'

/** Each language calls itself by its own name. */
const NAMES = { en: 'English', ru: 'Русский', it: 'Italiano' } as const

export function LanguageSwitch() {
  const w = useWords()
  return (
    <label className="language">
      <span className="hidden-text">{w.say('settings.language')}</span>
      <select
        className="input"
        value={w.language}
        onChange={e => change({ language: e.target.value as typeof w.language })}
      >
        {LANGUAGES.map(l => (
          <option key={l} value={l} lang={l}>
            {NAMES[l]}
          </option>
        ))}
      </select>
    </label>
  )
}

export function SettingsButton() {
  const w = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {w.say('settings.title')}
      </button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** `children`: what belongs to the table it is opened at. */
export function SettingsDialog({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  const w = useWords()
  const s = useSettings()
  return (
    <Dialog title={w.say('settings.title')} onClose={onClose}>
      <Segments
        legend={w.say('settings.language')}
        name="language"
        values={LANGUAGES}
        value={s.language}
        label={l => NAMES[l]}
        onChange={language => change({ language })}
      />
      <Segments
        legend={w.say('settings.theme')}
        name="theme"
        values={THEMES}
        value={s.theme}
        label={t => w.say(`theme.${t}`)}
        onChange={theme => change({ theme })}
      />
      <Segments
        legend={w.say('settings.pace')}
        name="pace"
        values={PACES}
        value={s.pace}
        label={p => w.say(`pace.${p}`)}
        onChange={pace => change({ pace })}
      />
      <Segments
        legend={w.say('settings.patience')}
        name="patience"
        values={PATIENCES}
        value={s.patience}
        label={p => w.say(`patience.${p}`)}
        onChange={patience => change({ patience })}
      />
      <label className="field">
        <span>{w.say('settings.name')}</span>
        <input
          className="input"
          value={s.name}
          maxLength={24}
          autoComplete="nickname"
          onChange={e => change({ name: e.target.value })}
        />
      </label>
      <div>
        <Check
          label={w.say('settings.sound')}
          isOn={s.sound}
          data-sound
          onChange={isOn => {
            change({ sound: isOn })
            if (isOn) speaker.play('turn', s.volume)
          }}
        />
        {s.sound && (
          <label className="volume">
            <span className="small-text">{w.say('settings.volume')}</span>
            <input
              type="range"
              min={0}
              max={1}
              step={0.1}
              value={s.volume}
              onChange={e => {
                change({ volume: Number(e.target.value) })
                speaker.play('piece', Number(e.target.value))
              }}
            />
          </label>
        )}
        <Check label={w.say('settings.calm')} isOn={s.calm} onChange={calm => change({ calm })} />
        <Check label={w.say('settings.shortcuts')} isOn={s.shortcuts} onChange={shortcuts => change({ shortcuts })} />
        <Check label={w.say('settings.byItself')} isOn={s.byItself} onChange={byItself => change({ byItself })} />
        <Check label={w.say('settings.threats')} isOn={s.threats} onChange={threats => change({ threats })} />
        <Check label={w.say('settings.asksAll')} isOn={s.asksAll} onChange={asksAll => change({ asksAll })} />
      </div>
      {children}
    </Dialog>
  )
}
