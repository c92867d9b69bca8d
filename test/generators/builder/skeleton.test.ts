import { describe, expect, it } from 'vitest'
import { environmentByName, environments } from '#spec/environments'
import { createBuilder } from '../../../generators/builder/create-builder.ts'
import { skeleton } from '../../../generators/builder/skeleton/skeleton.ts'
import { type SkeletonName, skeletons } from '../../../generators/builder/skeleton/skeletons.ts'
import type { Module } from '../../../generators/module.ts'
import { encode } from '../../../generators/words/encode.ts'
import { oracle } from '../../support/tools.ts'

const names = Object.keys(skeletons) as SkeletonName[]
const universal = environments.filter(({ client }) => client === 'universal')

const validator = await oracle('spirv-val@testing')

async function judge(name: string, module: Module) {
  const environment = environmentByName(name)
  if (environment === undefined) throw new Error(`no environment ${name}`)
  return validator.judge(encode(module), environment)
}

describe.each(names)('the skeleton %s', (name) => {
  it('is valid in every version', async () => {
    expect(universal).toHaveLength(7)
    for (const environment of universal) {
      const { module } = skeleton(name, { version: environment.version })
      expect(module.version).toBe(environment.version)
      expect(await judge(environment.name, module)).toEqual({ kind: 'valid' })
    }
  })

  it('is valid with what was asked for', async () => {
    const { module, id } = skeleton(name, {
      capabilities: ['Int64', 'VariablePointersStorageBuffer', 'Shader'],
      extensions: ['SPV_KHR_storage_buffer_storage_class'],
      instructionSets: { glsl: 'GLSL.std.450' },
    })
    expect(id('glsl')).toBeGreaterThan(0)
    expect(await judge('spv1.6', module)).toEqual({ kind: 'valid' })
  })
})

describe('skeletons of a client', () => {
  it.each([
    ['compute', 'vulkan1.3', {}],
    ['fragment', 'vulkan1.3', {}],
    ['vertex', 'vulkan1.3', {}],
    ['kernel', 'opencl2.2', { version: 0x1_0200 }],
    ['library', 'opencl2.2', { version: 0x1_0200 }],
  ] as const)('%s is valid in %s', async (name, environment, options) => {
    expect(await judge(environment, skeleton(name, options).module)).toEqual({ kind: 'valid' })
  })
})

describe('going on from a skeleton', () => {
  it('keeps it valid', async () => {
    const { module, id } = skeleton('compute', { localSize: [8, 4, 2] })
    const b = createBuilder({ from: module })
    const uint = b.type('OpTypeInt', 32, 0)
    const shared = b.add('OpVariable', b.type('OpTypePointer', 'Workgroup', uint), 'Workgroup')
    b.enter(id('entry'))
    const local = b.add('OpVariable', b.type('OpTypePointer', 'Function', uint), 'Function')
    b.add('OpStore', local, b.add('OpLoad', uint, shared))
    b.addToInterface(shared)
    expect(b.type('OpTypeVoid')).toBe(id('void'))
    expect(await judge('spv1.6', b.module())).toEqual({ kind: 'valid' })
  })

  it('does not change it', () => {
    const before = JSON.stringify(skeleton('compute').module)
    const b = createBuilder({ from: skeleton('compute').module })
    b.enter(skeleton('compute').id('entry'))
    b.add('OpNop')
    expect(JSON.stringify(skeleton('compute').module)).toBe(before)
  })
})

describe('mistakes', () => {
  it('with names are told', () => {
    expect(() => skeleton('declarations').id('main')).toThrow(
      expect.objectContaining({ code: 'faulty-template' }),
    )
  })

  it('with options are told', () => {
    expect(() => skeleton('compute', { capabilities: ['Nothing'] })).toThrow(
      expect.objectContaining({ code: 'faulty-template' }),
    )
  })
})
