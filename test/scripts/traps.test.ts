import { expect, it } from 'vitest'
import { decode } from '#reference/decode/decode'
import { growthFaults } from '#scripts/dev/hostile/growth'
import { littleDevice } from '#scripts/dev/hostile/little-device'
import { canRepeat, multiplied, multiply } from '#scripts/dev/hostile/multiplied'
import { opcodeOf } from '#spec/grammar/opcodes'
import { broken } from '../reference/broken-rules.ts'
import { composed } from '../support/composed.ts'

/** The message about work that takes this long for each of four sizes, the first of 100 kB. */
function faults(...times: readonly number[]): readonly string[] {
  let now = 0
  return growthFaults(
    times.map((ms, index) => ({
      octets: 100_000 * 2 ** index,
      run: () => {
        now += ms
      },
    })),
    () => now,
  )
}

it('growth in proportion to the size is accepted, however short the times are', () => {
  expect(faults(90, 180, 360, 720)).toEqual([])
  expect(faults(0, 0, 0, 0)).toEqual([])
})

it('growth beyond the promise is reported, and larger inputs are not tried', () => {
  expect(faults(101)).toEqual(['101 ms for 100000 octets'])
  expect(faults(90, 5000, 1e9)).toEqual(['5000 ms for 200000 octets'])
})

it('growth beyond the promise is reported before the limit is reached', () => {
  expect(faults(10, 40, 160, 640)).toEqual([
    '40 ms for 200000 octets, 640 for 800000: 4.0 times per doubling',
  ])
})

const words = composed({
  annotations: 'OpDecorate %uint_2 RelaxedPrecision',
  declarations: '%s = OpTypeStruct %uint\n%v = OpVariable %pointer_Private_uint Private',
  body: '%x = OpIAdd %uint %uint_1 %uint_2',
})

it('a multiplied module has no fault in its encoding', () => {
  const others = Object.keys(multiplied).filter(
    (other) => multiply(words, opcodeOf('OpIAdd'), other, 20) !== undefined,
  )
  expect(others.length).toBeGreaterThan(8)
  for (const other of others) {
    const made = multiply(words, opcodeOf('OpIAdd'), other, 20) ?? new Uint32Array()
    const { module, defects } = decode(made)
    expect([other, defects]).toEqual([other, []])
    expect(module.all('OpIAdd')).toHaveLength(21)
    const ids = [...module.instructions].flatMap(({ result }) => (result > 0 ? result : []))
    expect([other, new Set(ids).size]).toEqual([other, ids.length])
  }
})

it('a part for which a module has no place is not multiplied', () => {
  expect(multiply(words, opcodeOf('OpIAdd'), 'variables without types', 20)).toBeUndefined()
  expect(multiply(words, opcodeOf('OpKill'), 'types', 20)).toBeUndefined()
  expect(canRepeat(opcodeOf('OpKill'))).toBe(false)
  expect(canRepeat(opcodeOf('OpIAdd'))).toBe(true)
})

it('a device with small limits has limits that modules exceed', () => {
  expect(littleDevice.size).toBeGreaterThan(1000)
  expect(
    broken({ modes: 'OpExecutionMode %main LocalSize 2 1 1' }, 'vulkan1.4', {
      limits: littleDevice,
    }),
  ).toContain('Vulkan-environment/compute-workgroup-size-limit')
})
