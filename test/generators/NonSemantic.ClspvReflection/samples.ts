import { eachOption } from '#generators/drive/each-option'
import type { Module } from '#generators/module'
import { makersOf } from '#runner/corpus/makers'

/** What the maker has for the text. */
export const makers = await makersOf('NonSemantic.ClspvReflection')

/** A module of ours. */
export interface Sample {
  readonly generator: string
  readonly module: Module
}

/** Modules of every generator: at least so many that every answer to its questions is there. */
export function samples(most: number): readonly Sample[] {
  return makers.generators.flatMap((generator) =>
    eachOption(generator, most).map(({ module }) => ({ generator: generator.name, module })),
  )
}
