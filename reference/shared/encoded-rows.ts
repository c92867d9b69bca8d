import { enumerants, numbers, used, value } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'

/** FP Encoding: the column Width(s) of the table. */
export function widthOfEncodings(
  rule: string,
  width: number,
  encodings: readonly string[],
): readonly SentenceRow[] {
  return rowsAt(
    'OpTypeFloat',
    { [rule]: value('Width', numbers(width)) },
    value('Floating Point Encoding', enumerants('FPEncoding', ...encodings)),
  )
}

/** Validation Rules: the instructions that may use values with an encoding, in the texts on encodings, and those that one of them adds. */
export function usedWithListed(...added: readonly string[]) {
  return used({
    users: {
      classes: [
        'Constant-Creation',
        'Memory',
        'Function',
        'Conversion',
        'Composite',
        'Annotation',
        'Debug',
        'Miscellaneous',
        'Extension',
        'Mode-Setting',
      ],
      instructions: [
        'OpSelect',
        'OpPhi',
        'OpReturnValue',
        'OpLifetimeStart',
        'OpLifetimeStop',
        ...added,
      ],
    },
  })
}
