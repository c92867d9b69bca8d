import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { drawnChoices } from '#generators/drive/answered-choices'
import { transformation } from '#generators/metamorphic/add-debug-information'
import { randomProgram } from '#generators/programs/random-program'
import { toBytes } from '#generators/words/bytes'
import { encode } from '#generators/words/encode'
import { assembleText } from '#runner/corpus/assembly'
import { randomOf } from '#runner/fuzz/make/random'
import { isProblem } from '#runner/is-problem'
import type { Consumer } from '#runner/oracle/oracle'
import { packageRoot } from '#runner/package-root'
import type { Problem } from '#runner/problem'
import type { RealSource } from '../real/source.ts'
import { compiledSubjects, type DebugSubject, environmentOf } from './subjects.ts'

/** Passes without which most others find nothing to do in what a compiler writes. */
const preparing = [
  ...['--inline-entry-points-exhaustive', '--eliminate-dead-branches', '--merge-return'],
  ...['--scalar-replacement', '--ssa-rewrite'],
]

const reducedEnvironment = 'spv1.6'

/** Compute shaders of a folder of `test/real`. */
function shadersIn(folder: string): readonly RealSource[] {
  const path = join(packageRoot(), 'test', 'real', folder)
  return readdirSync(path)
    .filter((name) => name.endsWith('.comp'))
    .sort()
    .map((name) => ({ file: join(path, name), language: 'glsl', stage: 'comp' }))
}

/** Modules of `test/real/debug` that are written in assembly: reduced ones, in which a pass describes a wrong value. */
function reducedSubjects(): readonly DebugSubject[] {
  const folder = join(packageRoot(), 'test', 'real', 'debug')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.spvasm'))
    .sort()
    .map((name) => {
      const words = assembleText(readFileSync(join(folder, name), 'utf8'), reducedEnvironment, name)
      if (isProblem(words)) throw new Error(words.message)
      return { name, environment: environmentOf(reducedEnvironment), module: toBytes(words) }
    })
}

/** Modules after passes; those for which the optimiser writes nothing are left out. */
async function prepared(
  subjects: readonly DebugSubject[],
  optimiser: Consumer,
): Promise<readonly DebugSubject[]> {
  const questions = subjects.map((subject) => ({ ...subject, options: preparing }))
  const outputs = await optimiser.takeAll(questions)
  return subjects.flatMap(({ name, environment }, n) => {
    const output = outputs[n]
    const module = output?.kind === 'output' ? output.value : null
    return module === null ? [] : [{ name: `${name}, prepared`, environment, module }]
  })
}

/** Random programs, with debug information at random. */
function randomSubjects(count: number, seed: number): readonly DebugSubject[] {
  const environment = environmentOf('spv1.6')
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const choices = drawnChoices(randomOf(seed, index))
    const described = transformation.apply(encode(randomProgram(choices)), choices)
    if (described === undefined) return []
    return [{ name: `random ${seed}-${index}`, environment, module: toBytes(described) }]
  })
}

/**
 * Modules that the interpreter may run: what glslang makes of compute shaders, the same after passes, and random programs.
 *
 * @param count how many random programs.
 */
export async function runningSubjects(
  count: number,
  seed: number,
  optimiser: Consumer,
): Promise<readonly DebugSubject[] | Problem> {
  const compiled = await compiledSubjects([...shadersIn('debug'), ...shadersIn('glsl')])
  if (isProblem(compiled)) return compiled
  const named = compiled.map((subject) => ({ ...subject, name: basename(subject.name) }))
  return [
    ...named,
    ...reducedSubjects(),
    ...(await prepared(named, optimiser)),
    ...randomSubjects(count, seed),
  ]
}
