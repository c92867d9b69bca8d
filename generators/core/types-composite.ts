import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'
import { kernel, library } from '../pairs/pieces.ts'
import { kernelLibrary } from './types.ts'

/** Pairs of the rules on arrays, structures, pointers and function types. */
export const pairs = [
  pair(
    'array-element-type',
    'of-a-kernel',
    'arrays of a structure, of another array and of pointers',
    {
      ...kernelLibrary,
      declarations: `%procedure = OpTypeFunction %void
%structure = OpTypeStruct %uint %float
%pointer = OpTypePointer CrossWorkgroup %structure
%structures = OpTypeArray %structure %uint_4
%arrays = OpTypeArray %structures %uint_4
%pointers = OpTypeArray %pointer %uint_4`,
    },
    instead('OpTypeArray %pointer %uint_4', {
      void: 'OpTypeArray %void %uint_4',
      function: 'OpTypeArray %procedure %uint_4',
      constant: 'OpTypeArray %uint_4 %uint_4',
    }),
  ),
  pair(
    'array-element-type',
    'run-time-array',
    'a run-time array of structures and one of images',
    {
      ...library,
      capabilities: `${library.capabilities}\nOpCapability RuntimeDescriptorArray`,
      declarations: `%procedure = OpTypeFunction %void
%structure = OpTypeStruct %uint %float
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%images = OpTypeRuntimeArray %image
%structures = OpTypeRuntimeArray %structure`,
    },
    instead('OpTypeRuntimeArray %structure', {
      void: 'OpTypeRuntimeArray %void',
      function: 'OpTypeRuntimeArray %procedure',
      constant: 'OpTypeRuntimeArray %uint_1',
    }),
  ),
  pair(
    'array-length-is-constant',
    'every-kind-of-constant',
    'lengths are constants, specialized ones and computed ones, of any integer type',
    {
      ...library,
      capabilities: `${library.capabilities}\nOpCapability Int64`,
      annotations: 'OpDecorate %specialized SpecId 0',
      declarations: `%wide_4 = OpConstant %ulong 4
%composite = OpConstantComposite %uint2 %uint_2 %uint_2
%undefined = OpUndef %uint
%specialized = OpSpecConstant %int 4
%specialized_float = OpSpecConstant %float 4
%computed = OpSpecConstantOp %int IAdd %specialized %int_1
%a = OpTypeArray %float %uint_4
%b = OpTypeArray %float %int_2
%c = OpTypeArray %float %wide_4
%d = OpTypeArray %float %specialized
%e = OpTypeArray %float %computed`,
    },
    {
      ...instead('OpTypeArray %float %uint_4', {
        float: 'OpTypeArray %float %float_1',
        boolean: 'OpTypeArray %float %true',
        vector: 'OpTypeArray %float %composite',
        type: 'OpTypeArray %float %uint',
        'undefined-value': 'OpTypeArray %float %undefined',
      }),
      'specialized-float': [
        ['OpTypeArray %float %specialized', 'OpTypeArray %float %specialized_float'],
      ],
    },
  ),
  pair(
    'array-length-positive',
    'boundaries',
    'lengths of 1, and of what looks negative but is unsigned',
    {
      ...library,
      capabilities: `${library.capabilities}\nOpCapability Int64`,
      declarations: `%all_bits = OpConstant %uint 4294967295
%negative = OpConstant %int -1
%least = OpConstant %int -2147483648
%wide_0 = OpConstant %ulong 0
%wide_high = OpConstant %ulong 4294967296
%wide_negative = OpConstant %long -4294967295
%nothing = OpConstantNull %uint
%a = OpTypeArray %float %uint_1
%b = OpTypeArray %float %all_bits
%c = OpTypeArray %float %int_1
%d = OpTypeArray %float %wide_high`,
    },
    {
      ...instead('OpTypeArray %float %uint_1', {
        zero: 'OpTypeArray %float %uint_0',
        null: 'OpTypeArray %float %nothing',
      }),
      negative: [['OpTypeArray %float %int_1', 'OpTypeArray %float %negative']],
      least: [['OpTypeArray %float %int_1', 'OpTypeArray %float %least']],
      'wide-zero': [['OpTypeArray %float %wide_high', 'OpTypeArray %float %wide_0']],
      'wide-negative': [['OpTypeArray %float %wide_high', 'OpTypeArray %float %wide_negative']],
    },
  ),
  pair(
    'array-length-positive',
    'specialized-zero',
    'a length whose default is 0 can still be specialized',
    {
      ...library,
      annotations: 'OpDecorate %specialized SpecId 0',
      declarations: `%specialized = OpSpecConstant %uint 0
%computed = OpSpecConstantOp %uint IMul %specialized %uint_4
%plain = OpConstant %uint 16
%a = OpTypeArray %float %specialized
%b = OpTypeArray %float %computed
%c = OpTypeArray %float %plain`,
    },
    { zero: [['OpConstant %uint 16', 'OpConstant %uint 0']] },
  ),
  pair(
    'structure-member-type',
    'members',
    'a structure of numbers, arrays, pointers and structures, and one of nothing',
    {
      ...kernelLibrary,
      declarations: `%procedure = OpTypeFunction %void
%empty = OpTypeStruct
%array = OpTypeArray %float %uint_4
%pointer = OpTypePointer CrossWorkgroup %float
%inner = OpTypeStruct %float %array
%outer = OpTypeStruct %bool %inner %pointer`,
    },
    {
      'only-void': [['OpTypeStruct\n', 'OpTypeStruct %void\n']],
      'first-void': [['OpTypeStruct %float %array', 'OpTypeStruct %void %array']],
      'last-void': [['OpTypeStruct %bool %inner %pointer', 'OpTypeStruct %bool %inner %void']],
      function: [['OpTypeStruct %bool %inner %pointer', 'OpTypeStruct %bool %procedure %pointer']],
      constant: [['OpTypeStruct %bool %inner %pointer', 'OpTypeStruct %uint_4 %inner %pointer']],
    },
  ),
  pair(
    'structure-member-type',
    'announced-pointer',
    'a list whose member is a pointer that is announced and declared later',
    {
      ...kernelLibrary,
      declarations: `OpTypeForwardPointer %next CrossWorkgroup
%list = OpTypeStruct %uint %next
%next = OpTypePointer CrossWorkgroup %list`,
    },
    { void: [['OpTypeStruct %uint %next', 'OpTypeStruct %void %next']] },
  ),
  pair(
    'pointer-type',
    'types-of-a-kernel',
    'pointers to scalars, structures and pointers',
    {
      ...kernelLibrary,
      imports: '%set = OpExtInstImport "OpenCL.std"',
      debug: '%string = OpString "a.cl"',
      declarations: `%structure = OpTypeStruct %float
%undefined = OpUndef %uint
%first = OpTypePointer CrossWorkgroup %structure
%second = OpTypePointer CrossWorkgroup %first
%variable = OpVariable %second CrossWorkgroup
%third = OpTypePointer Function %uint`,
    },
    instead('OpTypePointer Function %uint', {
      constant: 'OpTypePointer Function %uint_1',
      'undefined-value': 'OpTypePointer Function %undefined',
      variable: 'OpTypePointer Function %variable',
      import: 'OpTypePointer Function %set',
      string: 'OpTypePointer Function %string',
    }),
  ),
  pair(
    'function-return-type',
    'values-and-nothing',
    'functions that return nothing, a scalar, a matrix and a structure',
    {
      ...library,
      declarations: `%procedure = OpTypeFunction %void
%structure = OpTypeStruct %float %float2
%a = OpTypeFunction %bool
%b = OpTypeFunction %float4x4 %float
%c = OpTypeFunction %structure`,
    },
    instead('%c = OpTypeFunction %structure', {
      function: '%c = OpTypeFunction %procedure',
      'function-with-parameter': '%c = OpTypeFunction %b',
      constant: '%c = OpTypeFunction %uint_1',
    }),
  ),
  pair(
    'function-return-type',
    'pointer-of-a-kernel',
    'a function returns a physical pointer',
    {
      ...kernel,
      declarations: `%pointer = OpTypePointer CrossWorkgroup %float
%variable = OpVariable %pointer CrossWorkgroup
%finder = OpTypeFunction %pointer %pointer`,
      entryPoints: 'OpEntryPoint Kernel %main "main" %variable',
    },
    instead('OpTypeFunction %pointer %pointer', {
      function: 'OpTypeFunction %signature %pointer',
      variable: 'OpTypeFunction %variable %pointer',
    }),
  ),
  pair(
    'function-type-parameter',
    'any-place',
    'parameters that are scalars, aggregates and pointers',
    {
      ...library,
      declarations: `%procedure = OpTypeFunction %void
%structure = OpTypeStruct %float
%pointer = OpTypePointer Function %structure
%function = OpTypeFunction %void %float %structure %pointer`,
    },
    instead('%void %float %structure %pointer', {
      'first-void': '%void %void %structure %pointer',
      'last-void': '%void %float %structure %void',
      function: '%void %float %structure %procedure',
      constant: '%void %float %uint_1 %pointer',
    }),
  ),
  pair(
    'function-type-parameter',
    'only-parameter',
    'a function of one parameter, which in C would be void',
    { ...kernelLibrary, declarations: '%function = OpTypeFunction %uint %uint' },
    { void: [['OpTypeFunction %uint %uint', 'OpTypeFunction %uint %void']] },
  ),
]
