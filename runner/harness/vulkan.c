/*
 * A Vulkan driver as a persistent harness. README.md beside this file describes the frames, and runner/vulkan/job.ts what a
 * request contains after the name of its environment: which layouts and pipelines are created from the module, and
 * what is run.
 *
 *   vulkan TOOL [layers]    the first device that the Vulkan loader finds; `layers` enables the validation layer
 */
#define _GNU_SOURCE
#include "vulkan-device.h"

#include "parts.h"

enum { most_sets = 32, most_bindings = 1024, most_buffers = 1024, most_specializations = 4096 };
enum { DESCRIPTOR_HEAP = 1 };

static char said[2048];

static struct answer refused(const char* what, VkResult result) {
  snprintf(said, sizeof said, "%s: %s", what, result_name(result));
  return text(REFUSED, said);
}

/* Messages of the driver and of the layer about the module at hand. */
static char *driver_text, *layer_text;
static size_t driver_size, layer_size;

static void begin_listening(void) {
  heard[0] = 0;
  driver_messages = open_memstream(&driver_text, &driver_size);
  layer_messages = open_memstream(&layer_text, &layer_size);
}

/*
 * The answer with what the driver says of a refusal; the messages of the layer come instead of any other answer. If the layer is
 * asked, what the driver refuses without a message of the layer says nothing about the layer.
 */
static struct answer with_messages(struct answer answer, bool layers) {
  fclose(driver_messages);
  fclose(layer_messages);
  driver_messages = layer_messages = NULL;
  if (layer_size > 0) return (struct answer){REFUSED, layer_text, layer_size};
  if (answer.status != REFUSED) return answer;
  const size_t size = strlen(said);
  snprintf(said + size, sizeof said - size, "\n%s", driver_text);
  if (!layers) return text(REFUSED, said);
  static char silent[sizeof said + 64];
  snprintf(silent, sizeof silent, "the layer has no message, and the driver refuses: %s", said);
  return text(UNSUPPORTED, silent);
}

static void stop_listening(void) {
  free(driver_text);
  free(layer_text);
}

/* What a job says of layouts and specialization, as far as its own counts go. */
static VkDescriptorSetLayoutBinding layout_bindings[most_sets][most_bindings];
static VkSpecializationMapEntry entries[most_specializations];

/* All that is created for one module. */
static struct {
  VkDescriptorSetLayout sets[most_sets];
  uint32_t set_count;
  uint32_t binding_counts[most_sets];
  VkPushConstantRange constants;
  VkPipelineLayout layout;
  VkSpecializationInfo specialization;
  const uint32_t* words;
  size_t size;
  VkShaderModule module;
  VkPipeline compute;
} job;

static VkResult take_layouts(void) {
  job.set_count = take_count(most_sets);
  for (uint32_t set = 0; set < job.set_count; set++) {
    VkDescriptorSetLayoutBinding* bindings = layout_bindings[set];
    const uint32_t count = job.binding_counts[set] = take_count(most_bindings);
    for (uint32_t at = 0; at < count; at++) {
      const uint32_t binding = take(), type = take(), size = take();
      const bool of_fragments = type == VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT;
      bindings[at] = (VkDescriptorSetLayoutBinding){
          .binding = binding,
          .descriptorType = type,
          .descriptorCount = size,
          .stageFlags = of_fragments ? VK_SHADER_STAGE_FRAGMENT_BIT : VK_SHADER_STAGE_ALL};
    }
    const VkDescriptorSetLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                                  .bindingCount = count,
                                                  .pBindings = bindings};
    const VkResult made = vkCreateDescriptorSetLayout(device, &info, NULL, &job.sets[set]);
    if (made != VK_SUCCESS) {
      job.sets[set] = VK_NULL_HANDLE;
      return made;
    }
  }
  job.constants = (VkPushConstantRange){.stageFlags = VK_SHADER_STAGE_ALL, .size = take()};
  const VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                           .setLayoutCount = job.set_count,
                                           .pSetLayouts = job.sets,
                                           .pushConstantRangeCount = job.constants.size > 0,
                                           .pPushConstantRanges = &job.constants};
  return vkCreatePipelineLayout(device, &info, NULL, &job.layout);
}

/* Values of specialization constants: a table of id, offset and size, then all bytes. */
static void take_specialization(void) {
  const uint32_t count = take_count(most_specializations);
  for (uint32_t at = 0; at < count; at++) {
    const uint32_t id = take(), offset = take(), size = take();
    entries[at] = (VkSpecializationMapEntry){id, offset, size};
  }
  const uint32_t size = take();
  job.specialization = (VkSpecializationInfo){count, entries, size, take_bytes(size)};
}

static VkResult create_module(void) {
  if (job.module != VK_NULL_HANDLE) return VK_SUCCESS;
  const VkShaderModuleCreateInfo info = {
      .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = job.size, .pCode = job.words};
  return vkCreateShaderModule(device, &info, NULL, &job.module);
}

static VkResult create_compute(const char* name, uint32_t flags) {
  const VkResult created = create_module();
  if (created != VK_SUCCESS) return created;
  const void* next = NULL;
#ifdef VK_EXT_descriptor_heap
  const VkPipelineCreateFlags2CreateInfo heap = {.sType = VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO,
                                                 .flags = VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT};
  if (flags & DESCRIPTOR_HEAP) next = &heap;
#endif
  const VkComputePipelineCreateInfo info = {
      .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
      .pNext = next,
      .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                .module = job.module,
                .pName = name,
                .pSpecializationInfo = &job.specialization},
      .layout = flags & DESCRIPTOR_HEAP ? VK_NULL_HANDLE : job.layout};
  VkPipeline made = VK_NULL_HANDLE;
  const VkResult result = vkCreateComputePipelines(device, VK_NULL_HANDLE, 1, &info, NULL, &made);
  vkDestroyPipeline(device, job.compute, NULL);
  job.compute = made;
  return result;
}

/* Stages of graphics are compiled each by itself, as shader objects. */
static VkResult create_shader(const char* name, VkShaderStageFlagBits stage, uint32_t flags) {
  const bool heap = flags & DESCRIPTOR_HEAP;
  VkShaderCreateInfoEXT info = {.sType = VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT,
                                .stage = stage,
                                .codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT,
                                .codeSize = job.size,
                                .pCode = job.words,
                                .pName = name,
                                .setLayoutCount = heap ? 0 : job.set_count,
                                .pSetLayouts = job.sets,
                                .pushConstantRangeCount = !heap && job.constants.size > 0,
                                .pPushConstantRanges = &job.constants,
                                .pSpecializationInfo = &job.specialization};
  if (stage == VK_SHADER_STAGE_MESH_BIT_EXT) info.flags |= VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT;
#ifdef VK_EXT_descriptor_heap
  if (heap) info.flags |= VK_SHADER_CREATE_DESCRIPTOR_HEAP_BIT_EXT;
#endif
  VkShaderEXT made = VK_NULL_HANDLE;
  const VkResult result = vkCreateShadersEXT(device, 1, &info, NULL, &made);
  if (made != VK_NULL_HANDLE) vkDestroyShaderEXT(device, made, NULL);
  return result;
}

/* A buffer of a run, in memory that we can see. */
static struct {
  uint32_t set, binding, size;
  VkBuffer buffer;
  VkDeviceMemory memory;
  uint8_t* bytes;
} buffers[most_buffers];
static uint32_t buffer_count;

static uint32_t visible_memory(uint32_t types) {
  const VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  VkPhysicalDeviceMemoryProperties memory;
  vkGetPhysicalDeviceMemoryProperties(physical, &memory);
  for (uint32_t type = 0; type < memory.memoryTypeCount; type++)
    if ((types >> type & 1) && (memory.memoryTypes[type].propertyFlags & wanted) == wanted) return type;
  return 0;
}

static VkResult allocate(const VkMemoryRequirements* needs, VkDeviceMemory* memory) {
  const VkMemoryAllocateInfo allocation = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                                           .allocationSize = needs->size,
                                           .memoryTypeIndex = visible_memory(needs->memoryTypeBits)};
  return vkAllocateMemory(device, &allocation, NULL, memory);
}

/* Fills a buffer with bytes, or with zeros if there are none. */
static VkResult make_buffer(uint32_t at, uint32_t size, const uint8_t* bytes) {
  buffers[at].size = size;
  const VkBufferCreateInfo info = {
      .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
      .size = size,
      .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT |
               VK_BUFFER_USAGE_VERTEX_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
               VK_BUFFER_USAGE_TRANSFER_DST_BIT};
  VkResult result = vkCreateBuffer(device, &info, NULL, &buffers[at].buffer);
  if (result != VK_SUCCESS) return result;
  VkMemoryRequirements needs;
  vkGetBufferMemoryRequirements(device, buffers[at].buffer, &needs);
  if ((result = allocate(&needs, &buffers[at].memory)) != VK_SUCCESS) return result;
  if ((result = vkBindBufferMemory(device, buffers[at].buffer, buffers[at].memory, 0)) != VK_SUCCESS) return result;
  result = vkMapMemory(device, buffers[at].memory, 0, VK_WHOLE_SIZE, 0, (void**)&buffers[at].bytes);
  if (result == VK_SUCCESS && bytes != NULL) memcpy(buffers[at].bytes, bytes, size);
  if (result == VK_SUCCESS && bytes == NULL) memset(buffers[at].bytes, 0, size);
  return result;
}

static VkResult take_buffer(uint32_t at) {
  buffers[at].set = take();
  buffers[at].binding = take();
  const uint32_t size = take();
  const uint8_t* bytes = take_bytes(size);
  return overrun ? VK_ERROR_UNKNOWN : make_buffer(at, size, bytes);
}

#include "vulkan-images.h"

static VkResult write_descriptors(VkDescriptorPool pool, VkDescriptorSet* sets) {
  if (job.set_count == 0) return VK_SUCCESS;
  const VkDescriptorSetAllocateInfo allocation = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                                  .descriptorPool = pool,
                                                  .descriptorSetCount = job.set_count,
                                                  .pSetLayouts = job.sets};
  const VkResult result = vkAllocateDescriptorSets(device, &allocation, sets);
  if (result != VK_SUCCESS) return result;
  for (uint32_t at = 0; at < buffer_count; at++) {
    const uint32_t set = buffers[at].set;
    if (set >= job.set_count) continue;
    const VkDescriptorBufferInfo of = {.buffer = buffers[at].buffer, .range = VK_WHOLE_SIZE};
    const VkDescriptorImageInfo image = {.imageView = view_of(at), .imageLayout = VK_IMAGE_LAYOUT_GENERAL};
    for (uint32_t index = 0; index < job.binding_counts[set]; index++) {
      const VkDescriptorSetLayoutBinding* binding = &layout_bindings[set][index];
      if (binding->binding != buffers[at].binding) continue;
      const VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                          .dstSet = sets[set],
                                          .dstBinding = binding->binding,
                                          .descriptorCount = 1,
                                          .descriptorType = binding->descriptorType,
                                          .pBufferInfo = &of,
                                          .pImageInfo = &image};
      vkUpdateDescriptorSets(device, 1, &write, 0, NULL);
    }
  }
  return VK_SUCCESS;
}

static VkCommandPool pool_of_commands;

/* Begins commands, which fill the storage images first. */
static VkResult begin_commands(VkCommandBuffer* commands) {
  const VkCommandPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                             .queueFamilyIndex = queue_family};
  if (pool_of_commands == VK_NULL_HANDLE)
    expect("vkCreateCommandPool", vkCreateCommandPool(device, &pool_info, NULL, &pool_of_commands));
  const VkCommandBufferAllocateInfo allocation = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                                  .commandPool = pool_of_commands,
                                                  .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                                  .commandBufferCount = 1};
  VkResult result = vkAllocateCommandBuffers(device, &allocation, commands);
  if (result != VK_SUCCESS) return result;
  const VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  if ((result = vkBeginCommandBuffer(*commands, &begin)) != VK_SUCCESS) return result;
  fill_images(*commands);
  return VK_SUCCESS;
}

/* Binds what shaders read beside their inputs. */
static void bind_resources(VkCommandBuffer commands, VkPipelineBindPoint point, VkPipeline pipeline,
                           const VkDescriptorSet* sets, const uint8_t* constants, uint32_t size) {
  vkCmdBindPipeline(commands, point, pipeline);
  if (job.set_count > 0) vkCmdBindDescriptorSets(commands, point, job.layout, 0, job.set_count, sets, 0, NULL);
  if (size > 0) vkCmdPushConstants(commands, job.layout, VK_SHADER_STAGE_ALL, 0, size, constants);
}

/* Reads the storage images back, ends the commands, runs them and waits until the host sees what they wrote. */
static VkResult finish_commands(VkCommandBuffer commands) {
  read_images(commands);
  const VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                   .srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT,
                                   .dstAccessMask = VK_ACCESS_HOST_READ_BIT};
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0, NULL, 0,
                       NULL);
  vkEndCommandBuffer(commands);
  const VkSubmitInfo submit = {
      .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
  VkResult result = vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE);
  if (result == VK_SUCCESS) result = vkQueueWaitIdle(queue);
  vkFreeCommandBuffers(device, pool_of_commands, 1, &commands);
  return result;
}

static VkResult dispatch(const uint32_t groups[3], const VkDescriptorSet* sets, const uint8_t* constants, uint32_t size) {
  VkCommandBuffer commands;
  const VkResult result = begin_commands(&commands);
  if (result != VK_SUCCESS) return result;
  bind_resources(commands, VK_PIPELINE_BIND_POINT_COMPUTE, job.compute, sets, constants, size);
  vkCmdDispatch(commands, groups[0], groups[1], groups[2]);
  return finish_commands(commands);
}

#include "vulkan-draw.h"

enum { DISPATCH = 1, DRAW = 2 };

static VkResult run(uint32_t kind) {
  uint32_t groups[3];
  for (int at = 0; at < 3; at++) groups[at] = take();
  const uint32_t constants_size = take_count(job.constants.size);
  const uint8_t* constants = take_bytes(constants_size);
  buffer_count = take_count(most_buffers);
  for (uint32_t at = 0; at < buffer_count; at++) {
    const VkResult made = take_buffer(at);
    if (made != VK_SUCCESS) return made;
  }
  const VkResult imaged = take_images();
  if (imaged != VK_SUCCESS) return imaged;
  if (kind == DRAW) {
    const VkResult made = take_draw();
    if (made != VK_SUCCESS) return made;
  }
  const VkDescriptorPoolSize sizes[] = {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, most_buffers},
                                        {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, most_buffers},
                                        {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, most_images}};
  const VkDescriptorPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                           .maxSets = most_sets,
                                           .poolSizeCount = 3,
                                           .pPoolSizes = sizes};
  VkDescriptorPool pool = VK_NULL_HANDLE;
  VkDescriptorSet sets[most_sets];
  VkResult result = vkCreateDescriptorPool(device, &info, NULL, &pool);
  if (result == VK_SUCCESS) result = write_descriptors(pool, sets);
  if (result == VK_SUCCESS && kind == DISPATCH) result = dispatch(groups, sets, constants, constants_size);
  if (result == VK_SUCCESS && kind == DRAW) result = draw(sets, constants, constants_size);
  vkDestroyDescriptorPool(device, pool, NULL);
  return result;
}

/* Creates what is asked for and answers; the order of the parts is that of runner/vulkan/job.ts. */
static struct answer create(const uint8_t** output, size_t* output_size) {
  const uint32_t flags = take();
  const VkResult laid = take_layouts();
  if (laid != VK_SUCCESS) return refused("the layouts", laid);
  take_specialization();
  job.size = take();
  job.words = (const uint32_t*)(const void*)take_bytes(job.size);
  const uint32_t count = take_count(256);
  for (uint32_t at = 0; at < count; at++) {
    const uint32_t stage = take();
    const uint32_t size = take();
    const char* name = (const char*)take_bytes(size);
    if (overrun) break;
    const bool is_compute = stage == VK_SHADER_STAGE_COMPUTE_BIT;
    const VkResult made = is_compute ? create_compute(name, flags) : create_shader(name, stage, flags);
    if (made != VK_SUCCESS) return refused(is_compute ? "vkCreateComputePipelines" : "vkCreateShadersEXT", made);
  }
  const uint32_t kind = take();
  const VkResult ran = kind == 0 || overrun ? VK_SUCCESS : run(kind);
  if (overrun || left > 0) return text(NOT_ASKED, "the request is not a job");
  if (ran != VK_SUCCESS) return refused(kind == DRAW ? "the draw" : "the dispatch", ran);
  *output_size = 0;
  for (uint32_t at = 0; at < buffer_count; at++) *output_size += buffers[at].size;
  uint8_t* all = malloc(*output_size + 1);
  *output = all;
  for (uint32_t at = 0; at < buffer_count; all += buffers[at++].size) memcpy(all, buffers[at].bytes, buffers[at].size);
  return (struct answer){ACCEPTED, *output, *output_size};
}

static void clean_up(void) {
  clean_up_draw();
  clean_up_images();
  vkDestroyPipeline(device, job.compute, NULL);
  vkDestroyShaderModule(device, job.module, NULL);
  vkDestroyPipelineLayout(device, job.layout, NULL);
  for (uint32_t set = 0; set < job.set_count; set++) vkDestroyDescriptorSetLayout(device, job.sets[set], NULL);
  for (uint32_t at = 0; at < buffer_count; at++) {
    vkDestroyBuffer(device, buffers[at].buffer, NULL);
    vkFreeMemory(device, buffers[at].memory, NULL);
  }
  memset(&job, 0, sizeof job);
  memset(buffers, 0, sizeof buffers);
  buffer_count = 0;
}

int main(int argc, const char** argv) {
  end_with_the_parent();
  if (argc < 2) give_up(argv[0], "which tool?");
  const bool layers = argc > 2 && strcmp(argv[2], "layers") == 0;
  char* greeting = open_device(argv[1], layers);
  watch_faults();
  reply(text(ACCEPTED, greeting));
  free(greeting);
  struct request asked = {0};
  while (take_request(&asked)) {
    begin_parts(asked.input, asked.size);
    begin_listening();
    const uint8_t* output = NULL;
    size_t output_size = 0;
    const struct answer answer = create(&output, &output_size);
    clean_up();
    reply(with_messages(answer, layers));
    stop_listening();
    free((void*)output);
  }
  return 2;
}
