import { enumerantByName } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { isLarge } from './data.ts'

const utfEncoded = enumerantByName('Decoration', 'UTFEncodedKHR')?.value

/** Ordinals of the `OpDecorate` instructions with UTFEncodedKHR; none in large modules. */
export function utfDecorations(module: Module): readonly number[] {
  if (isLarge(module)) return []
  return ordinalsOf(module, 'OpDecorate').filter(
    (at) => module.instructions[at]?.words[1] === utfEncoded,
  )
}
