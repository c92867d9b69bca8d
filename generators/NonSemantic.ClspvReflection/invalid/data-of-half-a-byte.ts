import { mutatorOf } from '../../mutate/mutator-of.ts'
import { dataWay, ordinalsOfData } from '../shared/data-way.ts'

export const mutator = mutatorOf({
  name: 'data-of-half-a-byte',
  rule: 'data-holds-whole-bytes',
  summary: 'the data has an odd number of hexadecimal digits',
  ordinals: ordinalsOfData,
  ways: {
    'one-digit': dataWay(() => '7'),
    'last-digit-missing': dataWay((digits) => (digits === '' ? undefined : digits.slice(0, -1))),
    'first-digit-missing': dataWay((digits) => (digits === '' ? undefined : digits.slice(1))),
    'digit-more': dataWay((digits) => `${digits}0`),
    'capital-digit-more': dataWay((digits) => `${digits}F`),
  },
})
