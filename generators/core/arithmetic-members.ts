import { pairOf } from '../pairs/pair-of.ts'
import { wide } from '../pairs/pieces.ts'

const operations = ['OpUMulExtended', 'OpSMulExtended', 'OpIAddCarry', 'OpISubBorrow'] as const

/** Members of structures that are not of one type, or of a type that none of these operations gives. */
const unlike = {
  sign: '%uint %int',
  'first-wider': '%ulong %uint',
  'second-wider': '%uint %ulong',
  'second-a-vector': '%uint %uint2',
  'second-a-boolean': '%uint %bool',
  'second-a-float': '%uint %float',
  'second-a-structure': '%uint %uint_pair',
  'of-arrays': '%uints %uints',
  'of-matrices': '%float2x2 %float2x2',
} as const

const members = Object.entries(unlike).map(([way, types]) => ` | ${way}: ${types}`)

/** The first operation shows every way, the others a few of them each. */
function membersOf(at: number): readonly string[] {
  return at === 0 ? members : members.slice(2 * at, 2 * at + 2)
}

/** Pairs of the rules on the results of extended arithmetic. */
export const pairs = operations.map(
  (operation, at) =>
    pairOf`extended-arithmetic-result/members-of-${operation.slice(2).toLowerCase()}
${operation} gives a structure whose two members are of one type
${wide}
declarations: %both = OpTypeStruct {%uint %uint${membersOf(at).join('')}}
body: %result = ${operation} %both %a_uint %a_uint`,
)
