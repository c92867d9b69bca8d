import { textOfLine } from '../assembly/line.ts'
import { hyphened } from '../signatures/hyphened.ts'
import { type Pair, type PairOptions, pair } from './pair.ts'
import type { Pieces } from './pieces.ts'
import type { Way } from './ways.ts'

/** An instruction of a family, with names of the stock in its slots. */
export interface FamilyMember {
  /** As the grammar has it, with `Op`. */
  readonly opcode: string
  /** Result Type; absent where the instruction has no result. */
  readonly result?: string
  /** Operands by what they are, in order: an empty one is left out. */
  readonly operands: Readonly<Record<string, string>>
}

/** What breaks a rule in every member that has the operand. */
export interface FamilyFault {
  /** Slug of the rule. */
  readonly rule: string
  /** Lower case words joined by hyphens: what is there instead. */
  readonly way: string
  /** By the names of the operands that change, what is there instead. */
  readonly operands: Readonly<Record<string, string>>
  /** Names of members that it does not break, or that it breaks another rule in as well. */
  readonly except?: readonly string[]
}

/** Options of the pairs of a family. */
interface FamilyOptions extends Pick<PairOptions, 'isBesideWays'> {
  readonly environments: readonly string[]
  /** Members in a control, at most. */
  readonly most?: number
}

function memberLine({ opcode, result, operands }: FamilyMember, index: number): string {
  const given = Object.values(operands)
  return result === undefined
    ? textOfLine({ opcode, operands: given })
    : textOfLine({ result: `%result_${index}`, opcode, operands: [result, ...given] })
}

function breaks({ operands, except = [] }: FamilyFault, member: FamilyMember): boolean {
  return (
    !except.includes(member.opcode) &&
    Object.keys(operands).every((name) => name in member.operands)
  )
}

/**
 * Pairs in which each instruction of a family breaks each of several rules once. A tool may have code of its own for each
 * instruction of a family, and checks of one say nothing about another.
 *
 * @param name of the pairs, in lower case words joined by hyphens.
 * @param pieces of every control; the members come at the end of its body.
 */
export function memberPairs(
  name: string,
  pieces: Pieces,
  members: readonly FamilyMember[],
  faults: readonly FamilyFault[],
  { most = 5, ...options }: FamilyOptions,
): readonly Pair[] {
  const parts = Math.ceil(members.length / most)
  const size = Math.ceil(members.length / parts)
  return Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
    const some = members.slice(part * size, (part + 1) * size)
    const lines = some.map(memberLine)
    const ways = some.flatMap((member, index) =>
      faults
        .filter((fault) => breaks(fault, member))
        .map((fault): readonly [string, Way] => {
          const operands = { ...member.operands, ...fault.operands }
          const broken = memberLine({ ...member, operands }, index)
          const way = `${hyphened(member.opcode)}-${fault.way}`
          return [way, { rule: fault.rule, edits: [[`${lines[index]}\n`, `${broken}\n`]] }]
        }),
    )
    const [first] = ways
    if (first === undefined) return []
    const opcodes = some.map(({ opcode }) => opcode).join(', ')
    return [
      pair(
        first[1].rule ?? '',
        part === 0 ? name : `${name}-${part + 1}`,
        `every operand of ${opcodes} is what it must be`,
        { ...pieces, body: [pieces.body ?? '', ...lines].join('\n').trim() },
        Object.fromEntries(ways),
        options,
      ),
    ]
  })
}
