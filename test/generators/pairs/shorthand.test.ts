import { describe, expect, it } from 'vitest'
import { inFull, withBlocks } from '#generators/pairs/shorthand'

describe('withBlocks', () => {
  it.each([
    ['%left: OpReturn', '%left = OpLabel\nOpReturn'],
    ['%last:', '%last = OpLabel\n'],
    ['-> %join', 'OpBranch %join'],
    ['-> %next: OpKill', 'OpBranch %next\n%next = OpLabel\nOpKill'],
    ['-> {%join | other: %last}', 'OpBranch {%join | other: %last}'],
    ['[%join] OpSwitch %uint_1 %join', 'OpSelectionMerge %join None\nOpSwitch %uint_1 %join'],
    [
      '%loop: [%out %loop] OpBranchConditional %true %loop %out',
      '%loop = OpLabel\nOpLoopMerge %out %loop None\nOpBranchConditional %true %loop %out',
    ],
    ['{%lost: | none:}', '{%lost = OpLabel\n| none:}'],
    ['%text = OpString "%d: -> [%s] "', '%text = OpString "%d: -> [%s] "'],
  ])('expands %j', (short, full) => {
    expect(withBlocks(short)).toBe(full)
  })
})

describe('inFull', () => {
  const lines = (text = '') =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')

  it('completes functions, and ends each before the next one', () => {
    const { before } = inFull({
      before: `%void %one()
%uint %two(%uint %first, %float %second)
OpReturnValue %first
%void %declared(%uint %only) as %unary
OpFunctionEnd
%three = OpFunction %void None %signature
OpFunctionEnd`,
    })
    expect(lines(before)).toEqual([
      '%one = OpFunction %void None %signature',
      '%one_entry = OpLabel',
      'OpReturn',
      'OpFunctionEnd',
      '%two = OpFunction %uint None %signature_uint_of_uint_and_float',
      '%first = OpFunctionParameter %uint',
      '%second = OpFunctionParameter %float',
      '%two_entry = OpLabel',
      'OpReturnValue %first',
      'OpFunctionEnd',
      '%declared = OpFunction %void None %unary',
      '%only = OpFunctionParameter %uint',
      'OpFunctionEnd',
      '%three = OpFunction %void None %signature',
      'OpFunctionEnd',
    ])
  })

  it.each([
    'OpIgnoreIntersectionKHR',
    'OpTerminateRayKHR',
    'OpEmitMeshTasksEXT %uint_1 %uint_1 %uint_1',
  ])('adds no return after %s', (last) => {
    const { before } = inFull({ before: `%void %ends()\n${last}` })
    expect(lines(before).slice(-2)).toEqual([last, 'OpFunctionEnd'])
  })

  it.each(['OpIgnoreIntersectionNV', 'OpTerminateRayNV'])(
    'adds a return after %s, which does not end a block',
    (last) => {
      const { before } = inFull({ before: `%void %goes_on()\n${last}` })
      expect(lines(before).slice(-3)).toEqual([last, 'OpReturn', 'OpFunctionEnd'])
    },
  )

  it('keeps the label and the end that a function has', () => {
    const { after } = inFull({ after: '%void %one()\n%own: -> %next\n%next: OpUnreachable' })
    expect(lines(after)).toEqual([
      '%one = OpFunction %void None %signature',
      '%own = OpLabel',
      'OpBranch %next',
      '%next = OpLabel',
      'OpUnreachable',
      'OpFunctionEnd',
    ])
  })

  it('gives main the parameters of a shortened head, and its first label', () => {
    const { main } = inFull({ main: '%void %main(%uint %first, %float %second)' })
    expect(lines(main)).toEqual([
      '%main = OpFunction %void None %signature_void_of_uint_and_float',
      '%first = OpFunctionParameter %uint',
      '%second = OpFunctionParameter %float',
      '%entry = OpLabel',
    ])
    const whole = '%main = OpFunction %void None %signature\n%other = OpLabel'
    expect(lines(inFull({ main: whole }).main)).toEqual(lines(whole))
  })

  it('reads capabilities by their names, together with instructions', () => {
    const { capabilities } = inFull({
      capabilities:
        'Shader {Int8 | none:} {Int16 | other: Int64}\nOpCapability {Linkage | kernel: Kernel}',
    })
    expect(lines(capabilities)).toEqual([
      'OpCapability Shader',
      '{',
      'OpCapability Int8',
      '| none:}',
      '{',
      'OpCapability Int16',
      '| other:',
      'OpCapability Int64',
      '}',
      'OpCapability {Linkage | kernel: Kernel}',
    ])
  })

  it('reads entry points, with the modes that their models ask for where none are given', () => {
    const entryPoints =
      'Fragment %main %color {%depth | none:}, GLCompute %other\nVertex %third\n  %first\n%last'
    const { entryPoints: written, modes } = inFull({ entryPoints })
    expect(lines(written)).toEqual([
      'OpEntryPoint Fragment %main "main" %color {%depth | none:}',
      'OpEntryPoint GLCompute %other "other"',
      'OpEntryPoint Vertex %third "third" %first %last',
    ])
    expect(lines(modes).filter((line) => line !== '')).toEqual([
      'OpExecutionMode %main OriginUpperLeft',
      'OpExecutionMode %other LocalSize 1 1 1',
    ])
    expect(inFull({ entryPoints, modes: '' }).modes).toBe('')
    expect(inFull({ entryPoints: 'OpEntryPoint Kernel %main "name"' }).entryPoints).toBe(
      'OpEntryPoint Kernel %main "name"',
    )
  })

  it('reads decorations of ids and members, and execution modes', () => {
    const { annotations, modes } = inFull({
      annotations: `%block {%other | third: %third} Block, 0 Offset {0 | four: 4}, 1 Flat
%exported LinkageAttributes "a, b" Export
%group = OpDecorationGroup
OpGroupDecorate %group %block`,
      modes: '%main Triangles, SpacingEqual',
    })
    expect(lines(annotations)).toEqual([
      'OpDecorate %block Block',
      'OpMemberDecorate %block 0 Offset {0 | four: 4}',
      'OpMemberDecorate %block 1 Flat',
      'OpDecorate {%other | third: %third} Block',
      'OpMemberDecorate {%other | third: %third} 0 Offset {0 | four: 4}',
      'OpMemberDecorate {%other | third: %third} 1 Flat',
      'OpDecorate %exported LinkageAttributes "a, b" Export',
      '%group = OpDecorationGroup',
      'OpGroupDecorate %group %block',
    ])
    expect(lines(modes)).toEqual([
      'OpExecutionMode %main Triangles',
      'OpExecutionMode %main SpacingEqual',
    ])
  })
})
