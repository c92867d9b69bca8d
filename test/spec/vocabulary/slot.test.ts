import { expect, test } from 'vitest'
import { slotPath } from '#spec/vocabulary/slot'

test.each([
  ['Result Type', { place: 'Result Type', operand: 'Result Type', steps: [] }],
  ['#2', { place: '#2', operand: '#2', steps: [] }],
  ['Pointer / pointee', { place: 'Pointer', operand: 'Pointer', steps: ['pointee'] }],
  ['A / Component Type / Width', { place: 'A', operand: 'A', steps: ['Component Type', 'Width'] }],
  [
    'ImageOperands: Bias',
    {
      place: 'ImageOperands: Bias',
      operand: 'ImageOperands',
      enumerant: { name: 'Bias', parameter: 1 },
      steps: [],
    },
  ],
  [
    'ImageOperands: Grad #2 / component',
    {
      place: 'ImageOperands: Grad #2',
      operand: 'ImageOperands',
      enumerant: { name: 'Grad', parameter: 2 },
      steps: ['component'],
    },
  ],
])('the slot %s has an operand and steps', (slot, path) => {
  expect(slotPath(slot)).toEqual(path)
})
