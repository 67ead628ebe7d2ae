/** Who controls what, as a picture that needs no browser. */
import { mapPicture, type PictureOf } from '@ecumene/kit/map/picture.ts'
import { DRAWING, homeBox, middleOf, shapeOf } from './ground.ts'
import { NONE, provinceViews, type S } from './rules.ts'

export const picture: PictureOf<S> = (s, colours) => {
  const provinces = provinceViews(s).filter(p => p.inPlay)
  const held = provinces.filter(p => p.control !== NONE)
  return mapPicture(
    DRAWING,
    homeBox(provinces.map(p => p.id)),
    held.map(p => ({ d: shapeOf(p.id), colour: colours[p.control], at: middleOf(p.id), isLarge: false })),
  )
}
