import { describedChange } from '../../execute/described-change.ts'
import { drawnRequest } from '../../execute/drawn-request.ts'
import { valuesAtLines } from '../../execute/values-at-lines.ts'
import type { Consumer } from '../../oracle/oracle.ts'
import type { Asked } from './asked.ts'
import { notAsked, type Observation } from './observation.ts'

/** The value that is wrong in what a tool made of a module; `undefined` if all that are described are right. */
function wrongValue({ words, request }: Asked, output: Uint8Array): string | undefined {
  const inputs = request ?? { ...drawnRequest(words), specialization: new Map<number, bigint>() }
  const [before, after] = [valuesAtLines(words, inputs), valuesAtLines(output, inputs)]
  if (before === undefined || after === undefined) return undefined
  const [wrong] = describedChange(before, after).wrong
  if (wrong === undefined) return undefined
  const line = /\d+$/.exec(wrong.place)?.[0]
  const name = wrong.scalar.replace(/:\d*:\d*/, '')
  return `at line ${line} the debug information describes ${name} as ${wrong.after}, which was ${[...new Set(wrong.before)].join(' or ')} before`
}

/**
 * Hands modules with debug information to a tool that writes modules, and compares the values that are described at each line in runs of
 * both. What is no longer described is lost, and not wrong.
 */
export async function observeDescription(
  tool: Consumer,
  asked: readonly Asked[],
): Promise<readonly Observation[]> {
  const outputs = await tool.takeAll(
    asked.map(({ words, environment }) => ({ module: words, environment })),
  )
  return asked.map((question, index): Observation => {
    const output = outputs[index]
    if (question.judge.kind !== 'valid' || output?.kind !== 'output' || output.value === null)
      return notAsked
    const message = wrongValue(question, output.value)
    if (message === undefined) return { kind: 'output', template: '' }
    const key = 'describes another value'
    return {
      kind: 'output',
      template: key,
      disagreement: { outcome: 'wrong-description', key, said: message },
    }
  })
}
