import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from '#runner/process/command'
import type { MadeLog, ProducerOutput } from '../sets/made-log.ts'
import { type Product, produce, putSource } from '../sets/produce.ts'
import {
  type CompiledSource,
  type ModuleTransformer,
  producers,
  type SetCompilation,
  transformers,
} from '../sets/producers.ts'
import type { Starter } from '../sets/start.ts'

/** How a module is made of a source: by a compiler, and where it is the fault of what transforms modules, by that after it. */
export interface ProducerRecipe {
  readonly environment: string
  readonly language: CompiledSource['language']
  readonly stage: string
  readonly flags: readonly string[]
  readonly suite: string
  readonly compilation: SetCompilation
  readonly transformed?: { readonly suite: string; readonly transformation: ModuleTransformer }
}

/** The modules that a recipe makes from a text: the result, and the one that it was made from. */
export type Cooked =
  | (Extract<Product, { kind: 'module' }> & { readonly original?: Uint8Array })
  | Exclude<Product, { kind: 'module' }>

/** A way of a producer by the names in the log. */
export function compilationNamed(
  producer: string,
  suite: string,
  compilation: string,
): SetCompilation | undefined {
  return producers
    .find((candidate) => candidate.name === producer && candidate.suite === suite)
    ?.compilations.find(({ name }) => name === compilation)
}

/** A way of a transformer by the names in the log. */
export function transformationNamed(
  producer: string,
  suite: string,
  transformation: string,
): ModuleTransformer | undefined {
  return transformers
    .find((candidate) => candidate.name === producer && candidate.suite === suite)
    ?.transformations.find(({ name }) => name === transformation)
}

/** The recipe of a line of the log; `undefined` for lines of outputs that are no longer made. */
export function recipeOf(
  made: ProducerOutput,
  log: MadeLog,
  flags: readonly string[],
): ProducerRecipe | undefined {
  const { environment, language, stage, suite } = made
  if (made.original === undefined) {
    const compilation = compilationNamed(made.producer, suite, made.compilation)
    return compilation && { environment, language, stage, flags, suite, compilation }
  }
  const [name = ''] = made.compilation.split(' after ')
  const transformation = transformationNamed(made.producer, suite, name)
  const before = log
    .lines()
    .find(
      (line) =>
        line.module === made.original &&
        line.original === undefined &&
        line.environment === environment,
    )
  const first = before && recipeOf(before, log, flags)
  return transformation && first && { ...first, transformed: { suite, transformation } }
}

/** The commands of a recipe, as a person would type them. */
export function shownCommands(
  recipe: ProducerRecipe,
  text: string,
  file: string,
  out: string,
): readonly Command[] {
  const { compilation, transformed, language, stage, flags } = recipe
  const first = transformed === undefined ? out : 'original.spv'
  const kept = flags.filter((flag) => !flag.startsWith('-I'))
  return [
    ...compilation.commands({ file, language, stage, text, flags: kept }, first),
    ...(transformed === undefined ? [] : [transformed.transformation.command(first, out)]),
  ]
}

/** {@link shownCommands} in the words of a shell. */
export function commandText(recipe: ProducerRecipe, text: string, file: string): string {
  return shownCommands(recipe, text, file, 'module.spv')
    .map((words) =>
      words.map((word) => (/^[\w./=,:+-]+$/.test(word) ? word : `'${word}'`)).join(' '),
    )
    .join('\n')
}

/** Makes the module of a text. */
export async function cook(
  starter: Starter,
  recipe: ProducerRecipe,
  text: string,
  folder: string,
): Promise<Cooked> {
  const { language, stage, flags, suite, compilation, transformed } = recipe
  const file = putSource(folder, stage, text)
  const commands = (out: string) =>
    compilation.commands({ file, language, stage, flags, text }, out)
  const first = await produce(starter, suite, commands, folder)
  if (first.kind !== 'module' || transformed === undefined) return first
  const original = join(folder, 'original.spv')
  writeFileSync(original, first.octets)
  const { transformation } = transformed
  const second = await produce(
    starter,
    transformed.suite,
    (out) => [transformation.command(original, out)],
    folder,
  )
  return second.kind === 'module' ? { ...second, original: first.octets } : second
}
