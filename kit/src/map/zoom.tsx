/**
 * How far the eye is from the map, in steps: names and pieces change their size from step to step, never while the
 * camera moves. The camera is a style of the scene's drawing; it is watched, not asked.
 */
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'

/** Map units per screen pixel are 1 / zoom. Steps of half an octave. */
const step = (k: number): number => 2 ** (Math.round(Math.log2(k) * 2) / 2)
const Zoom = createContext(1)
export const useZoom = (): number => useContext(Zoom)

export function Zoomed({ children }: { children: ReactNode }) {
  const here = useRef<SVGGElement>(null)
  const [zoom, setZoom] = useState(0.25)
  useEffect(() => {
    const world = here.current?.closest<SVGElement>('.kit-world')
    if (!world) return
    const look = (): void => {
      const k = Number(/scale\(([\d.e-]+)/.exec(world.style.transform)?.[1] ?? 1)
      if (k > 0) setZoom(step(k))
    }
    look()
    const watch = new MutationObserver(look)
    watch.observe(world, { attributes: true, attributeFilter: ['style'] })
    return () => watch.disconnect()
  }, [])
  return (
    <Zoom value={zoom}>
      <g ref={here}>{children}</g>
    </Zoom>
  )
}
