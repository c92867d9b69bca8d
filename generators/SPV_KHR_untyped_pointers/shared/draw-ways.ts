import type { Module } from '../../module.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { type Draw, sketched } from './sketch.ts'

/** Ways that put each of those drawings in the place of one word. */
export function drawWays(
  word: number,
  drawings: Readonly<Record<string, Draw>>,
): Readonly<Record<string, Way>> {
  return drawnWays(drawings, (module, at, id) => replaceWord(module, at, word, id))
}

/** Ways that draw something and do something with it at the instruction they are about. */
export function drawnWays(
  drawings: Readonly<Record<string, Draw>>,
  put: (module: Module, at: number, id: number) => Module,
): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(drawings).map(([variant, draw]): [string, Way] => [
      variant,
      (module, at) => {
        const drawn = sketched(module, at, draw)
        return drawn === undefined ? undefined : put(drawn.module, drawn.at, drawn.id)
      },
    ]),
  )
}
