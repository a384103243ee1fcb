#ifdef __cplusplus
extern "C"
#endif
int scrim_json_placeholder(void);
