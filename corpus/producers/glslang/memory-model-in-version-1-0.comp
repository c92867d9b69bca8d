#version 450
#pragma use_vulkan_memory_model
layout(local_size_x = 1) in;
void main() {}
