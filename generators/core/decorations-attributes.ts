import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'
import { targetPairs } from '../signatures/target-pairs.ts'
import { decorationRows } from './shared/decoration-rows.ts'

const attributes = {
  ...kernel,
  declarations: `%of_number = OpTypeFunction %uint %uint %pointer_CrossWorkgroup_uint`,
  before: `%uint %helper(%uint %number, %pointer_CrossWorkgroup_uint %place) as %of_number
OpReturnValue %number`,
}

/** A kernel with two functions whose parameters and results can have attributes. */
const parameters = {
  ...kernel,
  declarations: `%structure = OpTypeStruct %uint %uint
%pointer_CrossWorkgroup_uint = OpTypePointer CrossWorkgroup %structure
%pointer_local = OpTypePointer Function %uint
%holder = OpTypeStruct %pointer_CrossWorkgroup_uint
%of_three = OpTypeFunction %pointer_CrossWorkgroup_uint %pointer_CrossWorkgroup_uint %pointer_CrossWorkgroup_uint %pointer_CrossWorkgroup_uint
%a_holder = OpConstantNull %holder`,
  before: `%helper = OpFunction %pointer_CrossWorkgroup_uint None %of_three
%first = OpFunctionParameter %pointer_CrossWorkgroup_uint
%second = OpFunctionParameter %pointer_CrossWorkgroup_uint
%third = OpFunctionParameter %pointer_CrossWorkgroup_uint
%begin: %local = OpVariable %pointer_local Function
OpReturnValue %second
OpFunctionEnd
%uint %other(%uint %number, %float %decimal, %holder %held)
OpReturnValue %number`,
  body: `%found = OpFunctionCall %pointer_CrossWorkgroup_uint %helper %null_pointer_CrossWorkgroup_uint %null_pointer_CrossWorkgroup_uint %null_pointer_CrossWorkgroup_uint
%called = OpFunctionCall %uint %other %uint_1 %float_1 %a_holder`,
}

const forPointers = 'ByVal NoAlias NoCapture NoWrite NoReadWrite'.split(' ')

/** Pairs of the rules on the attributes of parameters and results. */
export const pairs = targetPairs(decorationRows, [
  pairOf`parameter-attribute-single/parameters
parameters and a result have several attributes, each once
${attributes}
annotations: %number FuncParamAttr Zext
{| both-extensions: OpDecorate %number FuncParamAttr Sext
  | extension-twice: OpDecorate %number FuncParamAttr Zext}
%helper FuncParamAttr Sext
{| both-extensions-of-result: OpDecorate %helper FuncParamAttr Zext}
%place FuncParamAttr NoAlias, FuncParamAttr NoCapture, FuncParamAttr {NoWrite | twice: NoAlias}
{| by-a-group:
%group = [FuncParamAttr NoCapture] %place}`,
  pairOf`parameter-attribute-target/parameters-and-results
parameters of any type and results of functions have attributes
${parameters}
annotations: %number FuncParamAttr Zext
%first FuncParamAttr NoAlias
%other FuncParamAttr Sext`,
  pairOf`parameter-attribute-target/by-a-group
a group of attributes is given to a parameter and a function
${parameters}
annotations: %group = [FuncParamAttr Zext] %number %other`,
  pairOf`parameter-attribute-of-pointer/each-attribute
a pointer parameter has every attribute for pointers, an integer and a result have others
${parameters}
annotations: ${forPointers.map((name) => `OpDecorate %second FuncParamAttr ${name}`).join('\n')}
%number FuncParamAttr Zext
%other FuncParamAttr Sext`,
  pairOf`parameter-attribute-of-pointer/address-of-the-result
a first parameter that is a pointer is the address of the result
${parameters}
annotations: %first FuncParamAttr Sret`,
  pairOf`parameter-attribute-of-pointer/by-a-group
a group of attributes is given to pointers of both kinds
${parameters}
capabilities: ${kernel.capabilities} UntypedPointersKHR
extensions: OpExtension "SPV_KHR_untyped_pointers"
annotations: %group = [FuncParamAttr NoWrite, FuncParamAttr NoCapture] %third %anything
after: %void %last(%untyped_pointer_CrossWorkgroup %anything)`,
  pairOf`parameter-attribute-sret-first/first-of-three
the first of three pointers is the address of the result
${parameters}
annotations: %first FuncParamAttr Sret
{| second: OpDecorate %second FuncParamAttr Sret}
%second FuncParamAttr NoAlias`,
  pairOf`parameter-attribute-sret-first/of-two-functions
a group gives the attribute to the first parameters of two functions
${parameters}
annotations: %group = [FuncParamAttr Sret] %first %place
+declarations: %of_place = OpTypeFunction %void %pointer_CrossWorkgroup_uint %uint %pointer_CrossWorkgroup_uint
after: %void %last(%pointer_CrossWorkgroup_uint %place, %uint %count, %pointer_CrossWorkgroup_uint %further) as %of_place`,
])
