import { describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { differenceOf } from '#generators/differences/difference-of'
import { read } from '#generators/words/read'
import { decode } from '#reference/decode/decode'
import { validate } from '#reference/validate'
import { growthFaults } from '#scripts/dev/hostile/growth'
import { littleDevice } from '#scripts/dev/hostile/little-device'
import { environmentByName } from '#spec/environments'
import '../../support/needs-time.ts'
import { newest } from '../newest.ts'
import { debugTraps } from './debug-traps.ts'
import { foundTraps, longLines, meshEntryPoints } from './found-traps.ts'

const sizes = [12_500, 25_000, 50_000, 100_000, 200_000]

describe('a trap that was found', () => {
  it.each(Object.entries({ ...foundTraps, ...debugTraps }))(
    'takes time in proportion to its size: %s',
    (_, { environment: name, isLimited = false, make }) => {
      const environment = environmentByName(name) ?? newest
      const selection = isLimited ? { limits: littleDevice } : {}
      const modules = sizes.map(make)
      for (const module of modules)
        expect(decode(module, environment).defects.map(({ fault }) => fault)).toEqual([])
      const faults = growthFaults(
        modules.map((module) => ({
          octets: module.byteLength,
          run: () => validate(module, environment, selection),
        })),
      )
      expect(faults).toEqual([])
    },
  )

  it('may have more entry points than a call has arguments', () => {
    const environment = environmentByName('vulkan1.4') ?? newest
    expect(validate(meshEntryPoints(140_000), environment).kind).toBe('valid')
  })
})

describe('a text on one line', () => {
  it.each(Object.entries(longLines))('takes time in proportion to its length: %s', (_, make) => {
    const faults = growthFaults(
      [250_000, 500_000, 1_000_000].map((size) => {
        const text = make(size)
        return { octets: text.length, run: () => assemble(text) }
      }),
    )
    expect(faults).toEqual([])
  })
})

describe('the difference of two structures', () => {
  it('takes time in proportion to their members', () => {
    const structure = (count: number, last: string) => {
      const members = [...Array<string>(count).fill('%uint'), last].join(' ')
      const assembled = assemble(
        `%uint = OpTypeInt 32 0\n%int = OpTypeInt 32 1\n%structure = OpTypeStruct ${members}\n`,
      )
      const module = assembled.kind === 'assembled' ? read(assembled.words) : undefined
      if (module === undefined) throw new Error('a structure cannot be assembled')
      return module
    }
    const faults = growthFaults(
      [16_000, 32_000, 64_000].map((count) => {
        const [control, broken] = [structure(count, '%uint'), structure(count, '%int')]
        expect(differenceOf(control, broken)).toMatch(/signed.* instead of /)
        return { octets: 4 * count, run: () => differenceOf(control, broken) }
      }),
    )
    expect(faults).toEqual([])
  })
})
