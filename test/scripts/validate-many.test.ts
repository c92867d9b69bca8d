import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { runCommand } from '#scripts/cli/start'
import { assemble } from '#scripts/library'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Octets in use, also outside the heap. */
function used(): number {
  // The second time finishes what threads of the first one may still be freeing.
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** A module of about 80 kB. */
function longModule(): Uint32Array {
  const strings = Array.from(
    { length: 2000 },
    (_, index) => `%s${index} = OpString "the string of number ${index}"`,
  )
  const built = assemble(
    `OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n${strings.join('\n')}`,
  )
  if (built.kind !== 'assembled') throw new Error('not assembled')
  return built.words
}

const folder = temporaryFolder()
// Tables that are reused take 11 MB; the last ones are made for one of the first hundred.
const [from, to] = [150, 350]
const module = longModule()
for (let index = 0; index <= to; index++) writeFileSync(join(folder, `${index}.spv`), module)

it.each([
  ['paths', Array.from({ length: to + 1 }, (_, index) => join(folder, `${index}.spv`))],
  ['files of a folder', [folder]],
])('validate keeps nothing of the modules that it judged: many %s', async (_, paths) => {
  const { write } = process.stdout
  let lines = 0
  const use: number[] = []
  process.stdout.write = (chunk: string | Uint8Array) => {
    const line = String(chunk)
    if (line.includes('"verdict":"valid"')) lines++
    if (lines === from || lines === to) use.push(used())
    return true
  }
  try {
    await runCommand(['validate', '--json', ...paths])
  } finally {
    process.stdout.write = write
  }
  expect(lines).toBe(to + 1)
  const [before = 0, after = Number.POSITIVE_INFINITY] = use
  // Code that is compiled during the run takes a part of this memory.
  expect((after - before) / (to - from)).toBeLessThan(20_000)
})
