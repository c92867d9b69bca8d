import { pair, type Way } from '../pairs/pair.ts'
import { kernel } from '../pairs/pieces.ts'
import { also } from './shared/decorated.ts'

const attributes = {
  ...kernel,
  declarations: `%pointer = OpTypePointer CrossWorkgroup %uint
%of_number = OpTypeFunction %uint %uint %pointer`,
  before: `%helper = OpFunction %uint None %of_number
%number = OpFunctionParameter %uint
%place = OpFunctionParameter %pointer
%begin = OpLabel
OpReturnValue %number
OpFunctionEnd`,
}

/** A kernel with two functions whose parameters and results can have attributes. */
const parameters = {
  ...kernel,
  declarations: `%structure = OpTypeStruct %uint %uint
%pointer = OpTypePointer CrossWorkgroup %structure
%pointer_local = OpTypePointer Function %uint
%holder = OpTypeStruct %pointer
%of_three = OpTypeFunction %pointer %pointer %pointer %pointer
%of_others = OpTypeFunction %uint %uint %float %holder
%a_holder = OpConstantNull %holder
%no_pointer = OpConstantNull %pointer`,
  before: `%helper = OpFunction %pointer None %of_three
%first = OpFunctionParameter %pointer
%second = OpFunctionParameter %pointer
%third = OpFunctionParameter %pointer
%begin = OpLabel
%local = OpVariable %pointer_local Function
OpReturnValue %second
OpFunctionEnd
%other = OpFunction %uint None %of_others
%number = OpFunctionParameter %uint
%decimal = OpFunctionParameter %float
%held = OpFunctionParameter %holder
%start = OpLabel
OpReturnValue %number
OpFunctionEnd`,
  body: `%found = OpFunctionCall %pointer %helper %no_pointer %no_pointer %no_pointer
%called = OpFunctionCall %uint %other %uint_1 %float_1 %a_holder`,
}

/** Attributes for pointers that any parameter can have, by the name of the way. */
const forPointers = {
  'by-val': 'ByVal',
  'no-alias': 'NoAlias',
  'no-capture': 'NoCapture',
  'no-write': 'NoWrite',
  'no-read-write': 'NoReadWrite',
}

/** A way that puts an attribute at another id. */
function attributed(from: string, attribute: string, to: string, summary: string): Way {
  const line = (id: string) => `OpDecorate %${id} FuncParamAttr ${attribute}`
  return { edits: [[line(from), line(to)]], summary }
}

/** Each attribute for pointers at an integer and at a function. */
const pointerAttributes = Object.fromEntries(
  Object.entries(forPointers).flatMap(([way, name]): [string, Way][] => [
    [`${way}-of-integer`, attributed('second', name, 'number', `an integer parameter has ${name}`)],
    [
      `${way}-of-result`,
      attributed('second', name, 'helper', `a function has ${name} for its return value`),
    ],
  ]),
)

/** Pairs of the rules on the attributes of parameters and results. */
export const pairs = [
  pair(
    'parameter-attribute-single',
    'parameters',
    'parameters and a result have several attributes, each once',
    {
      ...attributes,
      annotations: `OpDecorate %number FuncParamAttr Zext
OpDecorate %helper FuncParamAttr Sext
OpDecorate %place FuncParamAttr NoAlias
OpDecorate %place FuncParamAttr NoCapture
OpDecorate %place FuncParamAttr NoWrite`,
    },
    {
      'both-extensions': also(
        '%number FuncParamAttr Zext',
        'OpDecorate %number FuncParamAttr Sext',
      ),
      'both-extensions-of-result': also(
        '%helper FuncParamAttr Sext',
        'OpDecorate %helper FuncParamAttr Zext',
      ),
      twice: [['FuncParamAttr NoWrite', 'FuncParamAttr NoAlias']],
      'extension-twice': also(
        '%number FuncParamAttr Zext',
        'OpDecorate %number FuncParamAttr Zext',
      ),
      'by-a-group': also(
        'OpDecorate %place FuncParamAttr NoWrite',
        `OpDecorate %group FuncParamAttr NoCapture
%group = OpDecorationGroup
OpGroupDecorate %group %place`,
      ),
    },
  ),
  pair(
    'parameter-attribute-target',
    'parameters-and-results',
    'parameters of any type and results of functions have attributes',
    {
      ...parameters,
      annotations: `OpDecorate %number FuncParamAttr Zext
OpDecorate %other FuncParamAttr Sext
OpDecorate %first FuncParamAttr NoAlias`,
    },
    {
      'called-value': attributed('number', 'Zext', 'called', 'the result of a call has Zext'),
      constant: attributed('number', 'Zext', 'uint_1', 'a constant has Zext'),
      type: attributed('number', 'Zext', 'uint', 'an integer type has Zext'),
      'function-type': attributed('number', 'Zext', 'of_others', 'a function type has Zext'),
      'local-variable': attributed('number', 'Zext', 'local', 'a local variable has Zext'),
      'sign-of-called-value': attributed(
        'other',
        'Sext',
        'called',
        'the result of a call has Sext',
      ),
      'sign-of-label': attributed('other', 'Sext', 'start', 'a label has Sext'),
    },
  ),
  pair(
    'parameter-attribute-target',
    'by-a-group',
    'a group of attributes is given to a parameter and a function',
    {
      ...parameters,
      annotations: `OpDecorate %group FuncParamAttr Zext
%group = OpDecorationGroup
OpGroupDecorate %group %number %other`,
    },
    {
      constant: {
        edits: [['%group %number %other', '%group %number %other %uint_1']],
        summary: 'a group gives Zext to a constant as well',
      },
      'called-value': {
        edits: [['%group %number %other', '%group %number %called']],
        summary: 'a group gives Zext to the result of a call',
      },
    },
  ),
  pair(
    'parameter-attribute-of-pointer',
    'each-attribute',
    'a pointer parameter has every attribute for pointers, an integer and a result have others',
    {
      ...parameters,
      annotations: `${Object.values(forPointers)
        .map((name) => `OpDecorate %second FuncParamAttr ${name}`)
        .join('\n')}
OpDecorate %number FuncParamAttr Zext
OpDecorate %other FuncParamAttr Sext`,
    },
    {
      ...pointerAttributes,
      'no-alias-of-float': attributed('second', 'NoAlias', 'decimal', 'a float has NoAlias'),
      'no-alias-of-structure-with-a-pointer': attributed(
        'second',
        'NoAlias',
        'held',
        'a structure with a pointer in it has NoAlias',
      ),
      'no-alias-of-integer-result': attributed(
        'second',
        'NoAlias',
        'other',
        'a function that returns an integer has NoAlias',
      ),
    },
  ),
  pair(
    'parameter-attribute-of-pointer',
    'address-of-the-result',
    'a first parameter that is a pointer is the address of the result',
    { ...parameters, annotations: 'OpDecorate %first FuncParamAttr Sret' },
    {
      integer: attributed('first', 'Sret', 'number', 'a first parameter of integer type has Sret'),
      result: attributed('first', 'Sret', 'helper', 'a function has Sret for its return value'),
    },
  ),
  pair(
    'parameter-attribute-of-pointer',
    'by-a-group',
    'a group of attributes is given to pointers of both kinds',
    {
      ...parameters,
      capabilities: `${kernel.capabilities}\nOpCapability UntypedPointersKHR`,
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
      annotations: `OpDecorate %group FuncParamAttr NoWrite
OpDecorate %group FuncParamAttr NoCapture
%group = OpDecorationGroup
OpGroupDecorate %group %third %anything`,
      declarations: `${parameters.declarations}
%untyped = OpTypeUntypedPointerKHR CrossWorkgroup
%of_untyped = OpTypeFunction %void %untyped`,
      after: `%last = OpFunction %void None %of_untyped
%anything = OpFunctionParameter %untyped
%finish = OpLabel
OpReturn
OpFunctionEnd`,
    },
    {
      integer: {
        edits: [['%group %third %anything', '%group %third %anything %number']],
        summary: 'a group gives NoWrite and NoCapture to an integer parameter as well',
      },
      result: {
        edits: [['%group %third %anything', '%group %helper %anything']],
        summary: 'a group gives NoWrite and NoCapture to a function',
      },
    },
  ),
  pair(
    'parameter-attribute-sret-first',
    'first-of-three',
    'the first of three pointers is the address of the result',
    {
      ...parameters,
      annotations: `OpDecorate %first FuncParamAttr Sret
OpDecorate %second FuncParamAttr NoAlias`,
    },
    {
      second: attributed('first', 'Sret', 'second', 'the second parameter has Sret'),
      third: attributed('first', 'Sret', 'third', 'the third parameter has Sret'),
      'first-and-second': {
        edits: also(
          'OpDecorate %first FuncParamAttr Sret',
          'OpDecorate %second FuncParamAttr Sret',
        ),
        summary: 'the second parameter has Sret as well as the first',
      },
    },
  ),
  pair(
    'parameter-attribute-sret-first',
    'of-two-functions',
    'a group gives the attribute to the first parameters of two functions',
    {
      ...parameters,
      annotations: `OpDecorate %group FuncParamAttr Sret
%group = OpDecorationGroup
OpGroupDecorate %group %first %place`,
      declarations: `${parameters.declarations}
%of_place = OpTypeFunction %void %pointer %uint %pointer`,
      after: `%last = OpFunction %void None %of_place
%place = OpFunctionParameter %pointer
%count = OpFunctionParameter %uint
%further = OpFunctionParameter %pointer
%finish = OpLabel
OpReturn
OpFunctionEnd`,
    },
    {
      'after-an-integer': {
        edits: [['%group %first %place', '%group %first %further']],
        summary: 'a group gives Sret to the third parameter of the second function',
      },
      'in-the-other-function': {
        edits: [['%group %first %place', '%group %second %place']],
        summary: 'a group gives Sret to the second parameter of the first function',
      },
    },
  ),
]
