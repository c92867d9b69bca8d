/* Points that a vertex and a fragment shader draw into color attachments. Only vulkan.c includes it. */
#ifndef SPIRV_CTS_HARNESS_VULKAN_DRAW_H
#define SPIRV_CTS_HARNESS_VULKAN_DRAW_H

enum { most_attributes = 16, most_targets = 8, bytes_of_pixel = 16 };

/* A draw. The buffers of its attributes come after those of the run that are read, and those of its pixels are read. */
static struct {
  uint32_t vertices, instances, width, height;
  uint32_t attribute_count, target_count;
  VkVertexInputBindingDescription bindings[most_attributes];
  VkVertexInputAttributeDescription attributes[most_attributes];
  VkFormat formats[most_targets];
  struct image targets[most_targets];
  VkPipeline pipeline;
  /* The first buffer of an attribute; those from the run come before it, and those of pixels, too. */
  uint32_t first_attribute;
} drawing;

/* The parts of a draw; the attributes get buffers after those that are read, which the pixels get too. */
static VkResult take_draw(void) {
  static const uint8_t* bytes[most_attributes];
  static uint32_t sizes[most_attributes];
  drawing.vertices = take(), drawing.instances = take(), drawing.width = take(), drawing.height = take();
  drawing.attribute_count = take_count(most_attributes);
  for (uint32_t at = 0; at < drawing.attribute_count; at++) {
    const uint32_t location = take(), format = take();
    sizes[at] = take();
    bytes[at] = take_bytes(sizes[at]);
    drawing.bindings[at] = (VkVertexInputBindingDescription){
        at, drawing.vertices == 0 ? 0 : sizes[at] / drawing.vertices, VK_VERTEX_INPUT_RATE_VERTEX};
    drawing.attributes[at] = (VkVertexInputAttributeDescription){location, at, format, 0};
  }
  drawing.target_count = take_count(most_targets);
  for (uint32_t at = 0; at < drawing.target_count; at++) drawing.formats[at] = take();
  if (overrun) return VK_ERROR_UNKNOWN;
  if (buffer_count + drawing.target_count + drawing.attribute_count > most_buffers) return VK_ERROR_TOO_MANY_OBJECTS;
  const VkExtent3D extent = {drawing.width, drawing.height, 1};
  const VkImageUsageFlags usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT;
  VkResult result = VK_SUCCESS;
  for (uint32_t at = 0; result == VK_SUCCESS && at < drawing.target_count; at++) {
    result = make_buffer(buffer_count, drawing.width * drawing.height * bytes_of_pixel, NULL);
    buffers[buffer_count++].set = UINT32_MAX;
    if (result == VK_SUCCESS)
      result = make_image(&drawing.targets[at], drawing.formats[at], VK_IMAGE_VIEW_TYPE_2D, extent, 1, usage);
  }
  drawing.first_attribute = buffer_count;
  for (uint32_t at = 0; result == VK_SUCCESS && at < drawing.attribute_count; at++)
    result = make_buffer(drawing.first_attribute + at, sizes[at], bytes[at]);
  return result;
}

static VkResult create_graphics(void) {
  const VkResult created = create_module();
  if (created != VK_SUCCESS) return created;
  const VkPipelineShaderStageCreateInfo stages[] = {
      {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
       .stage = VK_SHADER_STAGE_VERTEX_BIT,
       .module = job.module,
       .pName = "main",
       .pSpecializationInfo = &job.specialization},
      {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
       .stage = VK_SHADER_STAGE_FRAGMENT_BIT,
       .module = job.module,
       .pName = "main",
       .pSpecializationInfo = &job.specialization}};
  const VkPipelineVertexInputStateCreateInfo input = {
      .sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO,
      .vertexBindingDescriptionCount = drawing.attribute_count,
      .pVertexBindingDescriptions = drawing.bindings,
      .vertexAttributeDescriptionCount = drawing.attribute_count,
      .pVertexAttributeDescriptions = drawing.attributes};
  const VkPipelineInputAssemblyStateCreateInfo assembly = {
      .sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO, .topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST};
  const VkViewport viewport = {0, 0, drawing.width, drawing.height, 0, 1};
  const VkRect2D scissor = {.extent = {drawing.width, drawing.height}};
  const VkPipelineViewportStateCreateInfo view = {.sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO,
                                                  .viewportCount = 1,
                                                  .pViewports = &viewport,
                                                  .scissorCount = 1,
                                                  .pScissors = &scissor};
  const VkPipelineRasterizationStateCreateInfo raster = {
      .sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO, .lineWidth = 1};
  const VkPipelineMultisampleStateCreateInfo samples = {.sType = VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO,
                                                        .rasterizationSamples = VK_SAMPLE_COUNT_1_BIT};
  VkPipelineColorBlendAttachmentState blends[most_targets];
  for (uint32_t at = 0; at < most_targets; at++)
    blends[at] = (VkPipelineColorBlendAttachmentState){.colorWriteMask = 0xf};
  const VkPipelineColorBlendStateCreateInfo blend = {.sType = VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO,
                                                     .attachmentCount = drawing.target_count,
                                                     .pAttachments = blends};
  const VkPipelineRenderingCreateInfo rendering = {.sType = VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO,
                                                   .colorAttachmentCount = drawing.target_count,
                                                   .pColorAttachmentFormats = drawing.formats};
  const VkGraphicsPipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO,
                                             .pNext = &rendering,
                                             .stageCount = 2,
                                             .pStages = stages,
                                             .pVertexInputState = &input,
                                             .pInputAssemblyState = &assembly,
                                             .pViewportState = &view,
                                             .pRasterizationState = &raster,
                                             .pMultisampleState = &samples,
                                             .pColorBlendState = &blend,
                                             .layout = job.layout};
  return vkCreateGraphicsPipelines(device, VK_NULL_HANDLE, 1, &info, NULL, &drawing.pipeline);
}

static VkResult draw(const VkDescriptorSet* sets, const uint8_t* constants, uint32_t size) {
  if (vkCmdBeginRendering == NULL) return VK_ERROR_FEATURE_NOT_PRESENT;
  VkResult result = create_graphics();
  if (result != VK_SUCCESS) return result;
  VkCommandBuffer commands;
  if ((result = begin_commands(&commands)) != VK_SUCCESS) return result;
  VkRenderingAttachmentInfo targets[most_targets];
  for (uint32_t at = 0; at < drawing.target_count; at++) {
    change_layout(commands, drawing.targets[at].image, VK_IMAGE_LAYOUT_UNDEFINED,
                  VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL);
    targets[at] = (VkRenderingAttachmentInfo){.sType = VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO,
                                              .imageView = drawing.targets[at].view,
                                              .imageLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                                              .loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR,
                                              .storeOp = VK_ATTACHMENT_STORE_OP_STORE};
  }
  const VkRenderingInfo rendering = {.sType = VK_STRUCTURE_TYPE_RENDERING_INFO,
                                     .renderArea = {.extent = {drawing.width, drawing.height}},
                                     .layerCount = 1,
                                     .colorAttachmentCount = drawing.target_count,
                                     .pColorAttachments = targets};
  vkCmdBeginRendering(commands, &rendering);
  bind_resources(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, drawing.pipeline, sets, constants, size);
  const VkDeviceSize start = 0;
  for (uint32_t at = 0; at < drawing.attribute_count; at++)
    vkCmdBindVertexBuffers(commands, at, 1, &buffers[drawing.first_attribute + at].buffer, &start);
  vkCmdDraw(commands, drawing.vertices, drawing.instances, 0, 0);
  vkCmdEndRendering(commands);
  const VkBufferImageCopy copy = whole_image((VkExtent3D){drawing.width, drawing.height, 1}, 1);
  for (uint32_t at = 0; at < drawing.target_count; at++)
    read_image(commands, drawing.targets[at].image, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
               VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, copy,
               buffers[drawing.first_attribute - drawing.target_count + at].buffer);
  return finish_commands(commands);
}

static void clean_up_draw(void) {
  vkDestroyPipeline(device, drawing.pipeline, NULL);
  for (uint32_t at = 0; at < drawing.target_count; at++) destroy_image(&drawing.targets[at]);
  for (uint32_t at = 0; at < drawing.attribute_count; at++) {
    vkDestroyBuffer(device, buffers[drawing.first_attribute + at].buffer, NULL);
    vkFreeMemory(device, buffers[drawing.first_attribute + at].memory, NULL);
  }
  memset(&drawing, 0, sizeof drawing);
}

#endif
