import { enumerants, numbers, used, value } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'

/** A sentence on the Width of OpTypeFloat with one of several encodings. */
export function encodedWidth(
  slug: string,
  width: number,
  encodings: readonly string[],
): readonly SentenceRow[] {
  return rowsAt(
    'OpTypeFloat',
    { [slug]: value('Width', numbers(width)) },
    value('Floating Point Encoding', enumerants('FPEncoding', ...encodings)),
  )
}

/** The classes and instructions that the texts on encodings list for values, and those that a text adds. */
export function usedAsListed(...added: readonly string[]) {
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
