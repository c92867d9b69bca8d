import { expect, it } from 'vitest'
import { decode } from '#reference/decode/decode'
import { seedModules } from '#scripts/dev/hostile/seeds'

it('values that are read from the words equal those of the operands, before and after these are created', () => {
  const values = seedModules().flatMap((words) => {
    const { module, defects } = decode(words)
    return defects.length > 0 ? [] : module.instructions.map((instruction) => instruction)
  })
  expect(values.length).toBeGreaterThan(1000)
  for (const instruction of values) {
    const places = [...Array(instruction.wordCount + 1).keys()]
    const before = places.map((place) => instruction.valueAt(place))
    const operands = places.map((place) => instruction.operands[place]?.value)
    expect(before, instruction.name).toEqual(operands)
    expect(places.map((place) => instruction.valueAt(place))).toEqual(operands)
  }
})
