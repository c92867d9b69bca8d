import { assemble } from '#generators/assembly/assemble'
import { decode } from '#reference/decode/decode'
import { disassemble } from '#reference/disassemble/disassemble'
import { validate } from '#reference/validate'
import type { Disassembler, Oracle } from '#runner/oracle/oracle'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { explained, explainedRefusals } from './explained.ts'

/** The tools that also judge and print. */
export interface Others {
  readonly validator: Oracle
  readonly disassembler: Disassembler
}

/** Word of the header that no assembly text says: compilers keep more room than their ids need. */
const boundWord = 3

function roundTrips(octets: Uint8Array, text: string): boolean {
  const words = decode(octets).module.words
  const [, version = 0, generator = 0] = words
  const assembled = assemble(text, { version, generator })
  return (
    assembled.kind === 'assembled' &&
    assembled.words.length === words.length &&
    assembled.words.every((word, index) => index === boundWord || word === words[index])
  )
}

/** A difference to the tools about one module. */
export interface ToolDifference {
  readonly what: string
  /** Heading of the notes that explain it; `undefined` where none does. */
  readonly section: string | undefined
}

function sectionOf(ours: Verdict, theirs: Verdict): string | undefined {
  // We must accept every module that they accept, apart from those with a known fault of a compiler.
  if (ours.kind === 'invalid' && theirs.kind === 'valid')
    return explainedRefusals.find(({ rules }) =>
      ours.blames.every(({ rule }) => rules.includes(rule)),
    )?.section
  if (ours.kind !== 'valid' || theirs.kind !== 'invalid') return undefined
  return explained.find(({ says }) => says.test(theirs.message))?.section
}

/**
 * Where we differ from the tools about a module that a compiler made, one by one; none where the verdicts are the
 * same, the disassemblies are, and ours assembles to the same words.
 */
export async function judgeModule(
  octets: Uint8Array,
  environment: Environment,
  { validator, disassembler }: Others,
): Promise<readonly ToolDifference[]> {
  const differences: ToolDifference[] = []
  const ours = validate(octets, environment)
  const theirs = await validator.judge(octets, environment)
  if (ours.kind !== theirs.kind) {
    const why = [ours, theirs].map((verdict) =>
      'message' in verdict ? verdict.message : 'why' in verdict ? verdict.why : '',
    )
    const what = `we: ${ours.kind} ${why[0]}; ${validator.name}: ${theirs.kind} ${why[1]}`
    differences.push({ what, section: sectionOf(ours, theirs) })
  }
  const text = disassemble(octets)
  const printed = await disassembler.disassemble(octets)
  if (printed.kind !== 'output' || printed.value !== text)
    differences.push({ what: 'the disassemblies differ', section: undefined })
  if (!roundTrips(octets, text))
    differences.push({ what: 'the disassembly assembles to other words', section: undefined })
  return differences
}
