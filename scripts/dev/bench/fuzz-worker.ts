// Makes modules of even or odd index, judges them, asks a validator and compares, until a given number is done.
// Arguments: SPEC or `none` (then modules are only made), index of the first, how many, and how many first for nothing.
// Says on standard output, as JSON, how many milliseconds that took and how many were not agreed about.
import { validate } from '#reference/validate'
import { verdictObserved } from '#runner/fuzz/observe/observe-validator'
import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import type { Oracle } from '#runner/oracle/oracle'
import { madeWords } from './made-words.ts'

const [spec = 'none', first = '0', count = '1000', warm = '0'] = process.argv.slice(2)
const sliceSize = 256

async function validator(): Promise<Oracle | undefined> {
  if (spec === 'none') return undefined
  const tool = await openTool(spec, { openHarness, jobs: 1 })
  if (isProblem(tool)) throw new Error(tool.message)
  if (tool.kind !== 'validator') throw new Error(`${spec} is no validator`)
  return tool
}

let disagreements = 0

/** Begins a slice, and gives what ends it: the next one can be begun meanwhile. */
function begin(tool: Oracle | undefined, from: number, size: number): () => Promise<void> {
  const made = Array.from({ length: size }, (_, index) => madeWords(from + 2 * index))
  if (tool === undefined) return async () => {}
  const judged = made.map(({ words, environment }) => validate(words, environment))
  const asked = tool.judgeAll(
    made.map(({ words, environment }) => ({ module: words, environment })),
  )
  return async () => {
    for (const [index, verdict] of (await asked).entries()) {
      const judge = judged[index] ?? { kind: 'error', why: '' }
      if (verdictObserved(judge, verdict).disagreement !== undefined) disagreements++
    }
  }
}

async function modules(tool: Oracle | undefined, from: number, many: number): Promise<void> {
  let end = async (): Promise<void> => {}
  for (let index = 0; index < many; index += sliceSize) {
    const next = begin(tool, from + 2 * index, Math.min(sliceSize, many - index))
    await end()
    end = next
  }
  await end()
}

const tool = await validator()
await modules(tool, Number(first), Number(warm))
disagreements = 0
const start = performance.now()
await modules(tool, Number(first), Number(count))
const ms = performance.now() - start
console.log(JSON.stringify({ ms, disagreements }))
tool?.close()
