import type { Texts } from '../articles.ts'

/** What the demo brands say at length, in Indonesian. `{brand}` and `{age}` are filled in. */
export const id: Texts = {
  help: {
    account: {
      title: 'Akun Anda',
      body: `<p>Anda harus berusia {age} tahun ke atas, dan satu akun sudah cukup: bisa dipakai di semua perangkat.</p>
<h3>Membuka akun</h3>
<p>Tekan <strong>Daftar</strong>, isi kolom, dan setujui perjanjian pengguna. Kolom mana yang diminta ditentukan oleh brand; formulir menunjukkan apa yang diterima tiap kolom saat Anda mengetik.</p>
<h3>Masuk</h3>
<ul><li>Kata sandi terdiri dari 8 sampai 64 karakter. Yang terlalu umum ditolak.</li><li>Setelah tiga kali salah dalam setengah jam, nama itu terkunci selama setengah jam. Tak seorang pun di {brand} bisa melihat kata sandi Anda.</li><li>Tanpa aktivitas 30 menit, Anda dikeluarkan. Dengan <em>Tetap masuk</em>, browser ini tetap masuk selama 24 jam.</li></ul>
<h3>Jika ada yang janggal</h3>
<p>Ubah kata sandi dulu: semua sesi lain berakhir. Lalu beri tahu kami lewat <a href="/help#feedback">formulir masukan</a>.</p>`,
    },
    money: {
      title: 'Saldo, deposit, dan penarikan',
      body: `<p>Saldo Anda adalah satu akun dalam pembukuan berpasangan. Setiap taruhan, pembayaran, dan kredit adalah transfer bernomor yang bisa dilihat di <strong>Riwayat transaksi</strong> di pusat member.</p>
<h3>Deposit dan penarikan</h3>
<p>Cara bayar yang tersedia bergantung pada negara dan mata uang Anda. Kasir menampilkan batas, biaya, dan waktu yang lazim sebelum Anda mengonfirmasi. Cara yang tidak tampil berarti tidak tersedia.</p>
<ul><li>Deposit dihitung saat sudah masuk, bukan saat diberitahukan.</li><li>Penarikan hanya ke rekening atas nama Anda sendiri.</li><li>Jika pembayaran ditolak, Anda diberi tahu alasannya dan uang tetap di tempatnya.</li></ul>
<h3>Uang demo dan kredit</h3>
<p>Kredit pendaftaran, jika ada, tercatat di riwayat transaksi seperti transfer lainnya.</p>`,
    },
    games: {
      title: 'Game dan peluang',
      body: `<p>Sebelum Anda bermain, setiap game menampilkan pengembalian ke pemain (RTP), taruhan terkecil dan terbesar, serta pembayaran tertinggi per ronde.</p>
<h3>Arti pengembalian</h3>
<p>Pengembalian 99% berarti dalam sangat banyak ronde, 99 dari setiap 100 yang dipertaruhkan dibayarkan kembali. Ini rata-rata semua ronde semua pemain: satu malam bisa berakhir jauh di atas atau di bawahnya.</p>
<h3>Jalannya satu ronde</h3>
<ol><li>Taruhan Anda diambil.</li><li>Hasil ditentukan dari seed sebelum apa pun bergerak di layar.</li><li>Pembayaran ronde masuk ke saldo Anda. Barulah ronde diputar untuk Anda.</li></ol>
<h3>Ronde yang terputus</h3>
<p>Jika koneksi terputus, ronde tetap berlaku sesuai hasilnya. Buka lagi game itu dan ronde dilanjutkan dari titik berhenti; uang dibukukan sekali, tidak pernah dua kali.</p>`,
    },
    fairness: {
      title: 'Terbukti adil',
      body: `<p>Anda tidak perlu percaya bahwa game orisinal kami adil. Anda bisa memeriksanya.</p>
<ol><li>Sebelum Anda bermain, server memilih seed rahasia dan menunjukkan sidik jarinya (hash SHA-256). Seed tidak bisa diubah tanpa sidik jarinya ikut berubah.</li><li>Browser Anda menambahkan seed sendiri, yang bisa Anda ganti dengan teks apa pun.</li><li>Setiap ronde punya nomor. Hasilnya hanya berasal dari kedua seed dan nomor itu.</li><li>Saat Anda mengganti seed, seed rahasia diungkap, dan setiap ronde dengannya bisa dihitung ulang.</li></ol>
<p><a href="/verify">Halaman verifikasi</a> melakukannya di browser Anda, langkah demi langkah, tanpa bertanya ke server kami. Bukti ronde bisa disimpan sebagai berkas dan diperiksa secara offline.</p>`,
    },
    responsible: {
      title: 'Bermain bertanggung jawab',
      body: `<p>Judi memakan uang dalam jangka panjang. Bermainlah untuk bersenang-senang, dengan uang yang siap direlakan, dan jangan pernah untuk mengejar kekalahan.</p>
<h3>Tanda yang perlu diperhatikan</h3>
<ul><li>Anda bertaruh lebih besar, atau bermain lebih lama, dari niat semula.</li><li>Anda menyembunyikannya dari orang terdekat.</li><li>Anda meminjam untuk bermain.</li><li>Anda bermain untuk melupakan hal lain.</li></ul>
<h3>Yang bisa Anda lakukan di sini</h3>
<p>Batas, jeda, dan pengecualian diri ada di pusat member dan di halaman <a href="/responsible-gaming">Tetap terkendali</a>. Batas lebih rendah berlaku seketika; yang lebih tinggi hanya setelah sehari untuk berpikir.</p>
<h3>Bicaralah dengan seseorang</h3>
<p>Bantuan gratis dan rahasia ada di sebagian besar negara, bagi pemain dan orang terdekatnya. Dokter Anda bisa memberi tahu siapa yang ada di dekat Anda.</p>`,
    },
    agreement: {
      title: 'Perjanjian pengguna',
      body: `<p>Perjanjian ini antara Anda dan {brand}. Anda menyetujuinya saat membuka akun.</p>
<h3>1. Siapa yang boleh bermain</h3>
<p>Anda berusia {age} tahun ke atas, diizinkan berjudi di tempat Anda berada, bermain untuk diri sendiri dengan uang sendiri, dan tidak mengecualikan diri.</p>
<h3>2. Akun Anda</h3>
<p>Satu orang satu akun. Jaga kata sandi Anda; yang dilakukan dengannya dianggap dilakukan oleh Anda sampai Anda memberi tahu bahwa orang lain mengetahuinya.</p>
<h3>3. Taruhan</h3>
<p>Taruhan berlaku setelah dikonfirmasi server. Hasil mengikuti catatan server, bukan gambar di layar. Jika game gagal, ronde yang tidak bisa diselesaikan batal dan taruhannya dikembalikan.</p>
<h3>4. Batas</h3>
<p>Setiap game menyebutkan taruhan dan pembayaran tertinggi per ronde. Batas Anda dan batas kami sama-sama berlaku; yang lebih ketat menang.</p>
<h3>5. Tidak diizinkan</h3>
<p>Program yang bermain sendiri, beberapa akun milik satu orang, bersekongkol melawan pemain lain, membayar dengan sarana orang lain, dan memanfaatkan kesalahan yang nyata.</p>
<h3>6. Penutupan</h3>
<p>Anda bisa menutup akun kapan saja dan menarik isinya. Kami bisa menutupnya karena pelanggaran perjanjian ini; uang yang milik Anda tetap milik Anda.</p>
<h3>7. Sengketa</h3>
<p>Beri tahu kami dalam 30 hari. Kami menjawab dengan catatan ronde, bukti, dan transfernya. Berlaku hukum tempat {brand} berlisensi.</p>
<h3>8. Perubahan</h3>
<p>Versi baru perjanjian ini mendapat nomor dan tanggal baru. Anda diberi tahu sebelum berlaku.</p>`,
    },
    privacy: {
      title: 'Privasi',
      body: `<p>Kami menyimpan yang diperlukan untuk menjalankan akun Anda dan yang diwajibkan hukum, dan tidak menjual apa pun.</p>
<h3>Yang kami simpan</h3>
<ul><li>Yang Anda isi: nama, kontak, dokumen saat membuktikan usia.</li><li>Yang Anda lakukan di sini: waktu dan alamat masuk, taruhan, transfer, pesan kepada kami.</li><li>Di perangkat Anda: token sesi, bahasa, dan tema. Tanpa cookie iklan.</li></ul>
<h3>Siapa yang melihat</h3>
<p>Staf yang memerlukannya untuk tugas, dan setiap akses dicatat. Penyedia pembayaran melihat yang diperlukan pembayaran. Pihak berwenang melihat yang disebut perintah yang sah.</p>
<h3>Cara melindunginya</h3>
<p>Kata sandi disimpan sebagai hash argon2id yang tidak bisa dibalik. Login dan pendaftaran dikirim dengan enkripsi ganda. Dokumen disimpan rahasia.</p>
<h3>Hak Anda</h3>
<p>Tanyakan apa yang kami simpan tentang Anda, minta perbaikan, dan minta penghapusan yang tidak diwajibkan hukum. Catatan uang disimpan selama ditentukan hukum.</p>`,
    },
  },
  vip: {
    club: {
      title: 'Cara kerja klub',
      body: `<p>Level diberikan oleh {brand} dengan melihat berapa lama dan bagaimana Anda bermain; tidak dijual, dan kalah lebih banyak bukan cara mendapatkannya. Level Anda tampil di bagian atas dan di pusat member.</p>
<p>Mulai level 5, pertanyaan Anda dilayani meja VIP, bukan live chat. Itulah yang dibawa level di {brand}: taruhan, peluang, dan pengembalian sama untuk semua orang.</p>`,
    },
  },
  join: {
    partners: {
      title: 'Bekerja sama dengan {brand}',
      body: `<p>Kami bekerja dengan orang yang membawa pemain yang bertahan: pengulas, komunitas, agen dengan jaringan sendiri, media, dan pemasok game.</p>
<ul><li><strong>Ketentuan jujur:</strong> ada di kontrak yang Anda baca sebelum menandatangani, bukan di banner.</li><li><strong>Angka jujur:</strong> semua yang dibayarkan kepada Anda bisa ditelusuri sampai tiap transfer.</li><li><strong>Tanpa tekanan pada pemain:</strong> siapa pun yang menetapkan batas atau sedang jeda tidak boleh diiklani.</li></ul>
<p>Tulis beberapa baris tentang diri Anda. Dibaca oleh orang sungguhan dan dibalas lewat cara yang Anda pilih.</p>`,
    },
  },
}
