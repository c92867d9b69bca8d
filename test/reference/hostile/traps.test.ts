import { describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { decode } from '#reference/decode/decode'
import { disassemble } from '#reference/disassemble/disassemble'
import type { Selection } from '#reference/selection'
import { validate } from '#reference/validate'
import { growthFaults } from '#scripts/dev/hostile/growth'
import { littleDevice } from '#scripts/dev/hostile/little-device'
import { type Environment, environmentByName } from '#spec/environments'
import { newest } from '../newest.ts'
import { resourceTraps } from './resource-traps.ts'
import { traps } from './traps.ts'
import { typeTraps } from './type-traps.ts'

/** Large enough that an algorithm that looks at all pairs, or follows each chain from each link, does not end. */
const words = 100_000

const names = Object.keys(traps)

describe('a trap', () => {
  it('exists for every kind that is listed', () => {
    expect(names.length).toBeGreaterThan(20)
  })

  it.each(names)('can be read through every accessor of a module: %s', (name) => {
    const module = traps[name]?.(words) ?? new Uint32Array()
    expect(module.length).toBeGreaterThan(10_000)
    expect(decode(module, newest).module.instructions.length).toBeGreaterThan(8)
    expect(['valid', 'invalid', 'unsupported']).toContain(validate(module, newest).kind)
    expect(disassemble(module).split('\n').length).toBeGreaterThan(8)
  })

  it.each(names)('can be printed, named and assembled: %s', (name) => {
    const module = traps[name]?.(words / 8) ?? new Uint32Array()
    const named = disassemble(module, { ids: 'names' })
    expect(named.split('\n').length).toBeGreaterThan(8)
    expect(['assembled', 'faulty']).toContain(assemble(named).kind)
  })
})

/** The words of three modules, each twice as large as the one before. */
const doubled = [25_000, 50_000, 100_000]

/** The environment in which each rule on a limit is asked, if the judge is given a little device as well. */
const vulkan = environmentByName('vulkan1.4') as Environment

/** The faults in the time that the judge takes for modules of these sizes, which are sound and as large as they should be. */
function faultsOf(
  make: ((words: number) => Uint32Array) | undefined,
  environment: Environment,
  selection: Selection = {},
): readonly string[] {
  const modules = doubled.map((size) => make?.(size) ?? new Uint32Array())
  for (const [index, module] of modules.entries()) {
    expect(module.length).toBeGreaterThan((doubled[index] as number) / 2)
    expect(decode(module, environment).defects).toEqual([])
  }
  return growthFaults(
    modules.map((module) => ({
      octets: module.byteLength,
      run: () => validate(module, environment, selection),
    })),
  )
}

const typeNames = Object.keys(typeTraps)

describe('a trap of types', () => {
  it('exists for many instructions and shapes', () => {
    expect(typeNames.length).toBeGreaterThan(30)
  })

  it.each(typeNames)('takes time in proportion to its size: %s', (name) => {
    expect(faultsOf(typeTraps[name], newest)).toEqual([])
  })

  it.each(typeNames)('takes time in proportion to its size for a little device: %s', (name) => {
    expect(faultsOf(typeTraps[name], vulkan, { limits: littleDevice })).toEqual([])
  })
})

const resourceNames = Object.keys(resourceTraps)

describe('a trap of resources', () => {
  it.each(resourceNames)('takes time in proportion to its size: %s', (name) => {
    for (const environment of [newest, vulkan])
      expect(faultsOf(resourceTraps[name], environment), environment.name).toEqual([])
  })

  it.each(resourceNames)('takes time in proportion to its size for a little device: %s', (name) => {
    expect(faultsOf(resourceTraps[name], vulkan, { limits: littleDevice })).toEqual([])
  })
})
