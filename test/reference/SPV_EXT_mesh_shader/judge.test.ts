import { expect, test } from 'vitest'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { compose, type Pieces } from '../core/pieces.ts'
import { blamed } from '../narrow.ts'

const declarations = `
%payload_type = OpTypeStruct %u32
%to_payload = OpTypePointer TaskPayloadWorkgroupEXT %payload_type
%to_member = OpTypePointer TaskPayloadWorkgroupEXT %u32
%payload = OpVariable %to_payload TaskPayloadWorkgroupEXT
%second = OpVariable %to_payload TaskPayloadWorkgroupEXT
%outputs = OpTypeArray %f32 %u4
%to_outputs = OpTypePointer Output %outputs
%out = OpVariable %to_outputs Output
%to_input = OpTypePointer Input %f32
%in = OpVariable %to_input Input
%private = OpVariable %pu Private
%n = OpConstantNull %payload_type`

const sizes = 'OpExecutionMode %main LocalSize 1 1 1'
const limits = `OpExecutionMode %main OutputVertices 4
OpExecutionMode %main OutputPrimitivesEXT 2`
const modesOf: Readonly<Record<string, string>> = {
  TaskEXT: sizes,
  MeshEXT: `${sizes}\n${limits}\nOpExecutionMode %main OutputTrianglesEXT`,
  Fragment: 'OpExecutionMode %main OriginUpperLeft',
  GLCompute: sizes,
}

function module(model: string, listed: string, pieces: Pieces = {}): Pieces {
  return {
    minor: 4,
    capabilities: 'OpCapability MeshShadingEXT',
    extensions: 'OpExtension "SPV_EXT_mesh_shader"',
    entryPoints: `OpEntryPoint ${model} %main "main" ${listed}`,
    modes: modesOf[model] ?? '',
    ...pieces,
    declarations: `${declarations}\n${pieces.declarations ?? ''}`,
    annotations: `OpDecorate %out Location 0\nOpDecorate %in Location 0\n${pieces.annotations ?? ''}`,
  }
}

function rules(model: string, listed: string, pieces: Pieces = {}): readonly string[] {
  const found = blamed(module(model, listed, pieces))
  return found.map((rule) => rule.replace('SPV_EXT_mesh_shader/', ''))
}

const emit = (operands: string): Pieces => ({ end: `OpEmitMeshTasksEXT ${operands}` })

test.each<[string, string, Pieces]>([
  ['TaskEXT', '%payload', emit('%u1 %u1 %u1 %payload')],
  ['TaskEXT', '', emit('%u1 %u2 %u1')],
  ['TaskEXT', '%payload', { body: '%p = OpAccessChain %to_member %payload %i0\nOpStore %p %u1' }],
  ['MeshEXT', '%payload', { body: '%x = OpLoad %payload_type %payload' }],
  [
    'MeshEXT',
    '%out',
    { body: 'OpSetMeshOutputsEXT %u4 %u2', annotations: 'OpDecorate %out PerPrimitiveEXT' },
  ],
  ['Fragment', '%in', { annotations: 'OpDecorate %in PerPrimitiveEXT' }],
])('accepts %s %s %o', (model, listed, pieces) => {
  expect(rules(model, listed, pieces)).toEqual([])
})

test.each<[string, string, Pieces, string]>([
  ['TaskEXT', '', emit('%u1 %i1 %u1'), 'group-counts-are-unsigned-32-bit-integers'],
  ['TaskEXT', '%private', emit('%u1 %u1 %u1 %private'), 'payload-is-a-variable'],
  ['TaskEXT', '%payload %second', {}, 'payload-variable-is-single'],
  ['TaskEXT', '', { body: 'OpSetMeshOutputsEXT %u4 %u2' }, 'set-mesh-outputs-execution-model'],
  ['MeshEXT', '', emit('%u1 %u1 %u1'), 'emit-mesh-tasks-execution-model'],
  [
    'MeshEXT',
    '',
    { body: 'OpSetMeshOutputsEXT %i1 %u2' },
    'output-counts-are-unsigned-32-bit-integers',
  ],
  [
    'MeshEXT',
    '%payload',
    { body: '%p = OpAccessChain %to_member %payload %i0\nOpStore %p %u1' },
    'payload-is-not-written-in-mesh-shaders',
  ],
  [
    'GLCompute',
    '%payload',
    { body: '%x = OpLoad %payload_type %payload' },
    'payload-execution-model',
  ],
  [
    'TaskEXT',
    '%private',
    { annotations: 'OpDecorate %private PerPrimitiveEXT' },
    'per-primitive-storage-class',
  ],
  [
    'TaskEXT',
    '',
    { annotations: 'OpDecorate %n PerPrimitiveEXT' },
    'per-primitive-is-on-an-object-or-member',
  ],
  [
    'Fragment',
    '%out',
    { annotations: 'OpDecorate %out PerPrimitiveEXT' },
    'per-primitive-execution-model',
  ],
  [
    'TaskEXT',
    '',
    { modes: `${sizes}\nOpExecutionMode %main OutputLinesEXT` },
    'mesh-mode-execution-model',
  ],
  ['MeshEXT', '', { modes: `${sizes}\n${limits}` }, 'mesh-output-is-of-one-kind'],
  [
    'MeshEXT',
    '',
    { modes: `${modesOf['MeshEXT']}\nOpExecutionMode %main OutputPoints` },
    'mesh-output-is-of-one-kind',
  ],
  [
    'MeshEXT',
    '',
    {
      modes: `${sizes}\nOpExecutionMode %main OutputPoints\nOpExecutionMode %main OutputVertices 4`,
    },
    'mesh-output-is-limited',
  ],
  ['TaskEXT', '', { minor: 3 }, 'version-is-1-4-or-later'],
])('blames %s %s %o', (model, listed, pieces, rule) => {
  expect(rules(model, listed, pieces)).toEqual([rule])
})

test('blames an initializer, and leaves it to Vulkan there', () => {
  const own = module('TaskEXT', '', {
    declarations: '%third = OpVariable %to_payload TaskPayloadWorkgroupEXT %n',
  })
  expect(blamed(own)).toEqual(['SPV_EXT_mesh_shader/payload-without-initializer'])
  const vulkan = environmentByName('vulkan1.4')
  const verdict = vulkan && validate(compose(own), vulkan)
  const found = verdict?.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
  expect(found).toEqual(['Vulkan-environment/initializer-storage-class'])
})
