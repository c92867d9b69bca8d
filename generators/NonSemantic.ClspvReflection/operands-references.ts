import type { ReflectionOperandKind } from '#spec/NonSemantic.ClspvReflection/operands'
import { pairOf } from '../pairs/pair-of.ts'
import { groups, importOf, operandText, referredIn, strings, written } from './shared/text.ts'

/** Versions of two imports in one module. */
const imports = [
  [6, 6],
  [6, 5],
  [1, 6],
  [3, 4],
] as const

/** Reflection of the second import, with the names that it has there. */
function ofSecond(text: string): string {
  return text
    .replaceAll('%set', '%second')
    .replaceAll(/%(kernel|info|of_\d+)\b/g, '%$1_of_second')
    .replaceAll('%other_', '%')
}

/** The rules on references between imports. */
const rules: readonly (readonly [rule: string, kind: ReflectionOperandKind, other: string])[] = [
  ['kernel-reference-has-the-same-import', 'kernel', '%other_kernel'],
  ['argument-info-reference-has-the-same-import', 'argument-info', '%other_info'],
]

/** Instructions of the set that refer to what the other import has, each after the name of its way. */
function referring(
  kind: ReflectionOperandKind,
  other: string,
  version: number,
  part: number,
  turn: number,
): string {
  const rows = groups(99, kind)
    .flat()
    .filter(({ since }, at) => since <= version && at % imports.length === part)
  const lines = rows.map((row, at) =>
    written(row, {
      version,
      place: (operand) =>
        operand.kind === kind && at % 2 === turn
          ? `{${operandText(operand)} | way-of-${row.number}: ${other}}`
          : operandText(operand),
    }),
  )
  return lines.join('\n')
}

/** Pairs of the rules on references to instructions of the same import. */
export const pairs = rules.flatMap(([rule, kind, other]) =>
  imports.map(([one, two], part) => {
    const first = referring(kind, other, one, part, 0)
      .replaceAll('%other_kernel', '%kernel_of_second')
      .replaceAll('%other_info', '%info_of_second')
      .replaceAll('way-of', 'to-the-second-by')
    const second = ofSecond(referring(kind, other, two, part, 1)).replaceAll(
      'way-of',
      'to-the-first-by',
    )
    return pairOf`${rule}/versions-${one}-and-${two}${part === 0 ? '-again' : ''}
two imports of the set have a kernel and arguments each
imports: ${importOf(one)}
${importOf(two, 'second')}
debug: ${strings}
after: ${referredIn(one)}
${ofSecond(referredIn(two))}
${first}
${second}`
  }),
)
