const registry = 'https://registry.khronos.org/SPIR-V/specs/unified1'
/** The Vulkan specification with all extensions; its validity statements are anchors. */
const vulkan = 'https://registry.khronos.org/vulkan/specs/latest/html/vkspec.html'
const opencl = 'https://registry.khronos.org/OpenCL/specs/unified/html/OpenCL_Env.html'
const extensions = 'https://github.khronos.org/SPIRV-Registry'

/** The anchor of the first name in a section that the pattern finds: a specification has one for each of its instructions. */
function instructionAnchor(section: string, pattern = /\bOp[A-Z]\w+/): string {
  const name = pattern.exec(section)?.[0]
  return name === undefined ? '' : `#${name}`
}

/**
 * The address where a text is published; sections of instruction sets that the core catalogue covers name theirs.
 *
 * @param vuid of the Vulkan specification that carries the rule, if there is one.
 */
export function addressOf(text: string, section: string, vuid?: string): string {
  if (text === 'Vulkan-shader-interfaces') return `${vulkan}#${vuid ?? 'interfaces'}`
  if (text === 'Vulkan-environment') return `${vulkan}#${vuid ?? 'spirvenv'}`
  if (/^OpenCL\.(?:ExtendedInstructionSet|std)/.test(section))
    return `${registry}/OpenCL.ExtendedInstructionSet.100.html`
  if (text === 'OpenCL-environment') return opencl
  if (section.includes('Extended Instructions for GLSL')) return `${registry}/GLSL.std.450.html`
  if (text === 'OpenCL.DebugInfo.100')
    return `${registry}/${text}.html${instructionAnchor(section, /\bDebug[A-Z]\w+/)}`
  const vendor = /^SPV_([A-Z]+)_/.exec(text)?.[1]
  if (vendor !== undefined) return `${extensions}/extensions/${vendor}/${text}.html`
  if (text.startsWith('NonSemantic.')) return `${extensions}/nonsemantic/${text}.html`
  return `${registry}/SPIRV.html${instructionAnchor(section)}`
}
