//! Lays an alert out and prints the answer, as POST /v1/specs gives it.
//!
//!     rustc alert.rs -L FOLDER -l scrim && LD_LIBRARY_PATH=FOLDER ./alert
use std::ffi::{CStr, CString};
use std::io::Write;
use std::os::raw::{c_char, c_int, c_void};

extern "C" {
    fn scrim_make(settings: *const *const c_char, error: *mut c_char, error_size: usize) -> *mut c_void;
    fn scrim_free(engine: *mut c_void);
    fn scrim_ask(
        engine: *mut c_void, request: *const c_char, fields: *const c_char, body: *const c_void, body_size: usize,
        cancellation: *mut c_void,
    ) -> *mut c_void;
    fn scrim_answer_status(answer: *const c_void) -> c_int;
    fn scrim_answer_body(answer: *const c_void, size: *mut usize) -> *const u8;
    fn scrim_answer_free(answer: *mut c_void);
}

struct Engine(*mut c_void);
// Any thread may ask.
unsafe impl Send for Engine {}
unsafe impl Sync for Engine {}

struct Answer(*mut c_void);

impl Engine {
    fn new() -> Result<Engine, String> {
        let mut error = [0 as c_char; 256];
        let engine = unsafe { scrim_make(std::ptr::null(), error.as_mut_ptr(), error.len()) };
        if engine.is_null() {
            return Err(unsafe { CStr::from_ptr(error.as_ptr()) }.to_string_lossy().into_owned());
        }
        Ok(Engine(engine))
    }

    fn ask(&self, request: &str, fields: &str, body: &str) -> Option<Answer> {
        let (request, fields) = (CString::new(request).unwrap(), CString::new(fields).unwrap());
        let (start, size) = (body.as_ptr().cast(), body.len());
        let no = std::ptr::null_mut();
        let answer = unsafe { scrim_ask(self.0, request.as_ptr(), fields.as_ptr(), start, size, no) };
        if answer.is_null() { None } else { Some(Answer(answer)) }
    }
}

impl Answer {
    fn status(&self) -> i32 {
        unsafe { scrim_answer_status(self.0) }
    }

    /// The bytes, uncopied, for as long as the answer is there.
    fn body(&self) -> &[u8] {
        let mut size = 0;
        unsafe { std::slice::from_raw_parts(scrim_answer_body(self.0, &mut size), size) }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        unsafe { scrim_free(self.0) }
    }
}

impl Drop for Answer {
    fn drop(&mut self) {
        unsafe { scrim_answer_free(self.0) }
    }
}

fn main() -> Result<(), String> {
    let body = r#"{"device":"iphone-17","dialog":{"style":"alert","content":{"title":"Delete photo?","actions":[{"title":"Delete"}]}}}"#;
    let engine = Engine::new()?;
    let answer = engine.ask("POST /v1/specs", "Content-Type: application/json", body).ok_or("no memory")?;
    std::io::stdout().write_all(answer.body()).map_err(|error| error.to_string())?;
    if answer.status() == 200 { Ok(()) } else { Err(answer.status().to_string()) }
}
