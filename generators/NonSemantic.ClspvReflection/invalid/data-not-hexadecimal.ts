import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { dataWay, ordinalsOfData } from '../shared/data-way.ts'

/** One digit, or where there is none a whole byte, becomes that character. */
function character(
  what: string,
  position: (length: number) => number = (length) => length >> 1,
): Way {
  return dataWay((digits) => {
    if (digits === '') return what.repeat(2)
    const at = position(digits.length)
    return digits.slice(0, at) + what + digits.slice(at + 1)
  })
}

export const mutator = mutatorOf({
  name: 'data-not-hexadecimal',
  rule: 'data-holds-only-hexadecimal-digits',
  summary: 'a digit of the data is no hexadecimal one; many are next to one in ASCII',
  ordinals: ordinalsOfData,
  ways: {
    'small-g': character('g'),
    'small-g-first': character('g', () => 0),
    'small-g-last': character('g', (length) => length - 1),
    'capital-g': character('G'),
    'small-o': character('o'),
    'small-z': character('z'),
    solidus: character('/'),
    colon: character(':'),
    'commercial-at': character('@'),
    'grave-accent': character('`'),
    'hyphen-first': character('-', () => 0),
    'plus-sign-first': character('+', () => 0),
    'full-stop': character('.'),
    'digit-beyond-ascii': character('\uff10'),
  },
})
