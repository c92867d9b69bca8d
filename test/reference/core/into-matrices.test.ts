import { describe, expect, it } from 'vitest'
import { validate } from '#reference/validate'
import { newest } from '../newest.ts'
import { compose } from './pieces.ts'

const rule = 'core/variable-pointer-not-into-matrix'

interface Given {
  readonly declarations?: string
  readonly locals?: string
  readonly names?: string
  readonly body: string
  readonly functions?: string
}

/**
 * The rules that are blamed where `%column` and `%component` point into the matrix of a buffer, and `%vector` and `%scalar`
 * beside it.
 */
function blamed({
  declarations = '',
  locals = '',
  names = '',
  body,
  functions = '',
}: Given): readonly string[] {
  const verdict = validate(
    compose({
      minor: 6,
      interface: '%v %private %held',
      capabilities: 'OpCapability Shader\nOpCapability VariablePointers',
      annotations: `OpDecorate %s Block
OpMemberDecorate %s 0 Offset 0
OpMemberDecorate %s 1 Offset 16
OpMemberDecorate %s 1 ColMajor
OpMemberDecorate %s 1 MatrixStride 8
OpMemberDecorate %s 2 Offset 32
OpDecorate %v DescriptorSet 0
OpDecorate %v Binding 0`,
      declarations: `%s = OpTypeStruct %v2f %m2 %f32
%ps = OpTypePointer StorageBuffer %s
%pv = OpTypePointer StorageBuffer %v2f
%pf = OpTypePointer StorageBuffer %f32
%v = OpVariable %ps StorageBuffer
%holder = OpTypeStruct %u32 %pv
%several = OpTypeArray %pv %u2
%to_private = OpTypePointer Private %pv
%to_local = OpTypePointer Function %pv
%to_holder = OpTypePointer Private %holder
%to_several = OpTypePointer Function %several
%to_word = OpTypePointer Private %u32
%private = OpVariable %to_private Private
%held = OpVariable %to_holder Private
%takes = OpTypeFunction %void %pv
%gives = OpTypeFunction %pv
%returns = OpTypeFunction %pv %pv
${declarations}`,
      locals,
      names,
      body: `%vector = OpAccessChain %pv %v %u0
%column = OpAccessChain %pv %v %u1 %u0
%component = OpAccessChain %pf %column %u1
%scalar = OpAccessChain %pf %v %u2
${body}`,
      functions,
    }),
    newest,
  )
  if (verdict.kind === 'unsupported') throw new Error(verdict.why)
  return verdict.kind === 'invalid' ? [...new Set(verdict.blames.map((blame) => blame.rule))] : []
}

const selecting = `%f = OpFunction %void None %takes
%p = OpFunctionParameter %pv
%l = OpLabel
%x = OpSelect %pv %true %p %p
OpReturn
OpFunctionEnd`
const taking = selecting.replace('%x = OpSelect %pv %true %p %p\n', '')
const handing = `%f = OpFunction %pv None %returns
%p = OpFunctionParameter %pv
%l = OpLabel
OpReturnValue %p
OpFunctionEnd`
const giving = (column: string): string => `%f = OpFunction %pv None %gives
%l = OpLabel
%c = OpAccessChain %pv %v ${column}
OpReturnValue %c
OpFunctionEnd`
const variable = '%stored = OpVariable %to_local Function'
const array = '%array = OpVariable %to_several Function'

/** Each with `%given`, the pointer that is followed. */
const ways: Readonly<Record<string, Given>> = {
  'a parameter that is chosen from': {
    body: '%call = OpFunctionCall %void %f %given',
    functions: selecting,
  },
  'a parameter to which another call passes a variable pointer': {
    body: `%other = OpSelect %pv %true %vector %vector
%call = OpFunctionCall %void %f %given
%second = OpFunctionCall %void %f %other`,
    functions: taking,
  },
  'a parameter that is returned': {
    body: '%call = OpFunctionCall %pv %f %given',
    functions: handing,
  },
  'a copy that is passed on': {
    body: '%copy = OpCopyObject %pv %given\n%call = OpFunctionCall %void %f %copy',
    functions: selecting,
  },
  'a local variable': {
    locals: variable,
    body: 'OpStore %stored %given\n%x = OpLoad %pv %stored',
  },
  'a local variable, with a name': {
    locals: variable,
    names: 'OpName %stored "stored"',
    body: 'OpStore %stored %given\n%x = OpLoad %pv %stored',
  },
  'a private variable': { body: 'OpStore %private %given\n%x = OpLoad %pv %private' },
  'a member of a variable': {
    body: `%at = OpAccessChain %to_private %held %u1
OpStore %at %given
%again = OpAccessChain %to_private %held %u1
%x = OpLoad %pv %again`,
  },
  'a structure that is stored': {
    body: `%composed = OpCompositeConstruct %holder %u1 %given
OpStore %held %composed
%at = OpAccessChain %to_private %held %u1
%x = OpLoad %pv %at`,
  },
  'an array that is loaded': {
    locals: array,
    body: `%at = OpAccessChain %to_local %array %u1
OpStore %at %given
%all = OpLoad %several %array
%one = OpCompositeExtract %pv %all 1
%x = OpSelect %pv %true %one %one`,
  },
  'a composite that it is put into': {
    body: `%composed = OpCompositeConstruct %holder %u1 %vector
%inserted = OpCompositeInsert %holder %given %composed 1
%again = OpCompositeInsert %holder %u2 %inserted 0
%one = OpCompositeExtract %pv %again 1
%x = OpSelect %pv %true %one %one`,
  },
}

describe('a pointer into a matrix', () => {
  it.each(Object.entries(ways))('is followed through %s', (_, { body, ...rest }) => {
    expect(blamed({ ...rest, body: body.replaceAll('%given', '%vector') })).toEqual([])
    expect(blamed({ ...rest, body: body.replaceAll('%given', '%column') })).toEqual([rule])
  })

  it('is not returned by a function that is called', () => {
    const body = '%call = OpFunctionCall %pv %f'
    expect(blamed({ body, functions: giving('%u0') })).toEqual([])
    expect(blamed({ body, functions: giving('%u1 %u0') })).toEqual([rule])
    expect(blamed({ body: '', functions: giving('%u1 %u0') })).toEqual([])
  })

  it.each<readonly [string, Given]>([
    [
      'passed to a parameter that is no variable pointer',
      { body: '%call = OpFunctionCall %void %f %column', functions: taking },
    ],
    [
      'stored beside another pointer in the same variable',
      {
        locals: variable,
        body: 'OpStore %stored %column\nOpStore %stored %vector\n%x = OpLoad %pv %stored',
      },
    ],
    [
      'stored beside another pointer in the variable as a whole',
      {
        body: `%composed = OpCompositeConstruct %holder %u1 %vector
%at = OpAccessChain %to_private %held %u1
OpStore %at %column
OpStore %held %composed
%x = OpLoad %pv %at`,
      },
    ],
    [
      'stored in another element',
      {
        locals: array,
        body: `%first = OpAccessChain %to_local %array %u0
OpStore %first %column
%second = OpAccessChain %to_local %array %u1
OpStore %second %vector
%x = OpLoad %pv %second`,
      },
    ],
    [
      'taken out of a composite',
      {
        body: `%composed = OpCompositeConstruct %holder %u1 %column
%inserted = OpCompositeInsert %holder %vector %composed 1
%one = OpCompositeExtract %pv %inserted 1
%x = OpSelect %pv %true %one %one`,
      },
    ],
  ])('may be %s', (_, given) => {
    expect(blamed(given)).toEqual([])
  })
})
