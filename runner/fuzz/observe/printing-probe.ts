import { fromBytes } from '#generators/words/bytes'
import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Assembler, Disassembler, Variants } from '../../oracle/oracle.ts'
import { below, oneOf } from '../make/chances.ts'
import { randomOf } from '../make/random.ts'
import type { Asked } from './asked.ts'
import { failureOf } from './failure-of.ts'
import { fewest } from './fewest.ts'
import { messageTemplate } from './message-template.ts'
import { notAsked, type Observation } from './observation.ts'
import type { Probe } from './probe.ts'
import { firstChanged } from './same-but-for.ts'
import { sumOf } from './sum-of.ts'

/** One of this number of modules is printed with options. */
const share = 4

const most = 3
const plainIds = '--raw-id'
const reordering = '--reorder-blocks'

/** One to three options. Blocks in another order keep the numbers of their ids, so that they can be compared. */
function drawnFor(listed: readonly string[], words: Uint32Array): readonly string[] {
  const random = randomOf(sumOf(words), 3)
  const drawn = Array.from({ length: 1 + below(random, most) }, () => oneOf(random, listed))
  return [...new Set(drawn.includes(reordering) ? [plainIds, ...drawn] : drawn)]
}

async function printedWith(
  disassembler: Disassembler,
  assembler: Assembler,
  { words, environment, judge }: Asked,
  options: readonly string[],
): Promise<Observation> {
  // A valid module's version fits its environment; the assembler writes that of the environment.
  if (judge.kind !== 'valid' || words[1] !== environment.version) return notAsked
  const wrong = (kind: Observation['kind'], what: string, message: string): Observation => {
    const key = `${options.join(' ')}: ${what}`
    const disagreement = { outcome: 'wrong-output', key, said: message, options } as const
    return { kind, template: key, disagreement }
  }
  const failed = (output: Parameters<typeof failureOf>[0]): Observation => {
    const { disagreement, ...observation } = failureOf(output, judge.kind)
    if (disagreement === undefined) return observation
    const key = `${options.join(' ')}: ${disagreement.key}`
    return { ...observation, disagreement: { ...disagreement, key, options } }
  }
  const usual = await disassembler.disassemble(words)
  const text = await disassembler.disassemble(words, options)
  // What goes wrong without the options is not theirs.
  if (usual.kind !== 'output' || text.kind === 'unsupported') return notAsked
  if (text.kind === 'invalid')
    return wrong('invalid', `refuses: ${messageTemplate(text.message)}`, text.message)
  if (text.kind !== 'output') return failed(text)
  const plain = await assembler.assemble(usual.value, environment)
  const back = await assembler.assemble(text.value, environment)
  if (plain.kind !== 'output' || back.kind === 'unsupported') return notAsked
  if (back.kind === 'invalid')
    return wrong(
      'invalid',
      `its own disassembly is refused: ${messageTemplate(back.message)}`,
      back.message,
    )
  if (back.kind !== 'output') return failed(back)
  const [ours, theirs] = [fromBytes(plain.value), fromBytes(back.value)]
  const changed =
    ours === undefined || theirs === undefined
      ? -1
      : firstChanged(ours, theirs, {
          ids: !options.includes(plainIds),
          blocks: options.includes(reordering),
        })
  if (changed === undefined) return { kind: 'output', template: '' }
  const name = instructionByOpcode(changed)?.name ?? 'something'
  return wrong('output', `comes back otherwise: ${name}`, `${name} comes back otherwise`)
}

/**
 * Prints modules with options drawn for each, always the same for the same module, and assembles the text again: it must be the
 * module that the usual text is, but for the numbers of ids where they are replaced by names, and for the order of blocks
 * where that is asked for. A disagreement names as few of the options as show it.
 */
export function printingProbe(
  disassembler: Disassembler,
  { listed }: Variants,
  assembler: Assembler,
): Probe {
  const observeOne = async (question: Asked): Promise<Observation> => {
    const options = question.options ?? drawnFor(listed, question.words)
    const observation = await printedWith(disassembler, assembler, question, options)
    const { disagreement } = observation
    if (disagreement === undefined || question.options !== undefined) return observation
    const afterColon = (key: string) => key.slice(key.indexOf(': '))
    const again = (few: readonly string[]) => printedWith(disassembler, assembler, question, few)
    const few = await fewest(options, async (fewer) => {
      if (fewer.includes(reordering) && !fewer.includes(plainIds)) return false
      const { disagreement: shown } = await again(fewer)
      return shown !== undefined && afterColon(shown.key) === afterColon(disagreement.key)
    })
    return few.length === options.length ? observation : again(few)
  }
  return {
    name: `${disassembler.name}+${assembler.name}+options`,
    tools: [disassembler, assembler],
    one: { of: share, at: 2 },
    observe: (asked) => Promise.all(asked.map(observeOne)),
  }
}
