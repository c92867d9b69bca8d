import { anchorOf } from './anchor-of.ts'

const registry = 'https://registry.khronos.org/SPIR-V/specs/unified1'
/** The Vulkan specification with all extensions; its validity statements are anchors. */
const vulkan = 'https://registry.khronos.org/vulkan/specs/latest/html/vkspec.html'
const opencl = 'https://registry.khronos.org/OpenCL/specs/unified/html'
const extensions = 'https://github.khronos.org/SPIRV-Registry'

/** The folder and the page in which a section is published; sections of instruction sets that the core catalogue covers have theirs. */
function placeOfPage(text: string, section: string): readonly [folder: string, page: string] {
  if (
    /^OpenCL\.(?:ExtendedInstructionSet|std)/.test(section) &&
    text !== 'SPV_KHR_untyped_pointers'
  )
    return [registry, 'OpenCL.ExtendedInstructionSet.100']
  if (text === 'OpenCL-environment') return [opencl, 'OpenCL_Env']
  if (section.includes('Extended Instructions for GLSL')) return [registry, 'GLSL.std.450']
  if (text === 'OpenCL.DebugInfo.100') return [registry, text]
  // The core catalogue has some rules of extensions, whose sections begin with the name of theirs.
  const [page = '', vendor] = /^SPV_([A-Z]+)_\w+/.exec(text === 'core' ? section : text) ?? []
  if (vendor !== undefined) return [`${extensions}/extensions/${vendor}`, page]
  if (text.startsWith('NonSemantic.')) return [`${extensions}/nonsemantic`, text]
  return [registry, 'SPIRV']
}

/**
 * The address at which a section of a text is published, with the anchor of an instruction that the section names, or of its
 * heading. It has no anchor where no section is known.
 *
 * @param section as rules have it, and '' for the whole text.
 * @param vuid of the Vulkan specification that carries the rule, if there is one.
 */
export function addressOf(text: string, section: string, vuid?: string): string {
  if (text === 'Vulkan-shader-interfaces') return `${vulkan}#${vuid ?? 'interfaces'}`
  if (text === 'Vulkan-environment') return `${vulkan}#${vuid ?? 'spirvenv'}`
  const [folder, page] = placeOfPage(text, section)
  const anchor = section === '' ? '' : anchorOf(page, section)
  return `${folder}/${page}.html${anchor === '' ? '' : `#${anchor}`}`
}
